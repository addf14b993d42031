// How far this browser has been led through each game: the steps that are behind it, or that there is no more to show.

const OVER = "over";
const remembered = new Map<string, string>(); // a browser without storage knows it for as long as the page is open

const keyOf = (game: string): string => `madcap-guide-${game}`;

/** Whether nobody needs to be led through this game any more. */
export const knowsGame = (game: string): boolean => recall(game) === OVER;

/** The steps of a game's guide that are done. */
export const stepsDone = (game: string): string[] => recall(game).split(" ").filter(Boolean);

export const rememberSteps = (game: string, steps: readonly string[]): void => keep(game, steps.join(" "));

/** The guide was followed to its end, or skipped. */
export const endGuide = (game: string): void => keep(game, OVER);

function recall(game: string): string {
  const here = remembered.get(game);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(keyOf(game)) ?? "";
  } catch {
    return "";
  }
}

function keep(game: string, what: string): void {
  remembered.set(game, what);
  try {
    localStorage.setItem(keyOf(game), what);
  } catch {
    // it is remembered in this page, and that is all
  }
}
