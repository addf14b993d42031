// Stores in this browser which steps of each game's guide are finished, or that the whole guide is.

const OVER = "over";
const remembered = new Map<string, string>(); // without storage, progress is kept as long as the page is open

const keyOf = (game: string): string => `madcap-guide-${game}`;

/** Whether the game's guide is over: followed to its end, or skipped. */
export const knowsGame = (game: string): boolean => recall(game) === OVER;

/** The finished steps of a game's guide. */
export const stepsDone = (game: string): string[] => recall(game).split(" ").filter(Boolean);

export const rememberSteps = (game: string, steps: readonly string[]): void => keep(game, steps.join(" "));

/** Store that the guide was followed to its end, or skipped. */
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
    // without storage, progress is kept in memory only
  }
}
