// Finds the screen modules in every game's folder and loads them. No module of the page names a game.
import type { Component } from "svelte";
import type { Key } from "./keys.svelte";
import type { Step } from "./kit/guide.svelte";
import type { MoveArgs } from "./moveText";
import type { Made, Seat } from "./seat";
import type { Best, NewTable } from "./wire";

/** A game's screen, its keys, and how long (in ms) it shows a step before the next; `quick` is explained in `Seat`. */
export interface Screen {
  default: Component<{ seat: Seat<never, never, never> }>;
  linger: (moves: Made<unknown>[], view: unknown, quick?: boolean) => number;
  keys?: readonly Key[]; // the keys that work on this screen
  moveArgs?: MoveArgs; // more arguments of texts about moves
}

/** A game's picture for the first page, and the name of its colour token. */
export interface Cover {
  default: Component;
  hue: string;
}

interface Pictures {
  default: Component<{ section: number }>;
}

/** A game's screen for solo players. It gets their best times, and a function that opens a table with one chair. */
export interface Solo {
  default: Component<{ bests: readonly Best[]; start: (options: NonNullable<NewTable["options"]>) => void }>;
}

/** What a game adds to the panel at its end (pages/End.svelte). It is asked when the game is over. */
export interface Ending {
  /**
   * What decided the game, in one or two short sentences: "Three in a row: 12, 18, 24." The panel's title names the
   * winners already. It is derived from `seat.view` and `seat.outcome`; the log may add a sentence, but moves may be
   * missing there, in a very long game or after a gap.
   */
  story: (seat: Seat<never, never, never>, log: readonly never[]) => string;
  /** A CSS selector of the part of the table that decided the game: a phone keeps it visible above the panel. */
  decisive?: string;
  /** The text that is shared; without it, or if it is null, the page's own: title, story and scores. */
  shared?: (seat: Seat<never, never, never>) => Promise<string | null>;
}

/**
 * A game's result for somebody who played alone; the panel at the end shows it instead of the ranking.
 *   seat    the seat of the finished game
 *   table   the table's name: a best time with this name was set in this game
 *   bests   the player's best times in this game; null while they are loading, and for people who watch
 *   start   (options) => opens another table for one, with these options
 */
export interface AloneResult {
  default: Component<{
    seat: Seat<never, never, never>;
    table: string;
    bests: readonly Best[] | null;
    start: (options: NonNullable<NewTable["options"]>) => void;
  }>;
}

/** A game's guide for newcomers. */
export interface Lessons {
  steps: (seat: Seat<never, never, never>) => readonly Step[];
  suits?: (seat: Seat<never, never, never>) => boolean; // whether there is a guide at this table; default: yes
}

const SCREENS = import.meta.glob<Screen>("../../src/madcap/games/*/ui/Table.svelte");
const COVERS = import.meta.glob<Cover>("../../src/madcap/games/*/ui/Art.svelte");
const PICTURES = import.meta.glob<Pictures>("../../src/madcap/games/*/ui/Picture.svelte");
const SOLOS = import.meta.glob<Solo>("../../src/madcap/games/*/ui/Alone.svelte");
const ENDINGS = import.meta.glob<Ending>("../../src/madcap/games/*/ui/story.ts");
const ALONE_RESULTS = import.meta.glob<AloneResult>("../../src/madcap/games/*/ui/AloneResult.svelte");
const LESSONS = import.meta.glob<Lessons>("../../src/madcap/games/*/ui/guide.ts");

/** The names of all games that the page was built with. */
export const knownGames = (): string[] => Object.keys(COVERS).map((path) => path.split("/").at(-3)!);

export const screenOf = (game: string) => find(SCREENS, game, "Table");
export const coverOf = (game: string) => find(COVERS, game, "Art");
export const picturesOf = (game: string) => find(PICTURES, game, "Picture");
export const soloOf = (game: string) => find(SOLOS, game, "Alone");
export const hasSolo = (game: string): boolean => addressOf(game, "Alone") in SOLOS;
export const endingOf = (game: string) => find(ENDINGS, game, "story", "ts");
export const aloneResultOf = (game: string) => find(ALONE_RESULTS, game, "AloneResult");
export const lessonsOf = (game: string) => find(LESSONS, game, "guide", "ts");
export const hasLessons = (game: string): boolean => addressOf(game, "guide", "ts") in LESSONS;

type Found<Module> = Record<string, () => Promise<Module>>;

const find = <Module>(found: Found<Module>, game: string, part: string, kind?: string): Promise<Module> | null =>
  found[addressOf(game, part, kind)]?.() ?? null;

const addressOf = (game: string, part: string, kind = "svelte"): string =>
  `../../src/madcap/games/${game}/ui/${part}.${kind}`;
