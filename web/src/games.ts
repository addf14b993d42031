// Finds the screen modules in every game's folder and loads them. No module of the page names a game.
import type { Component } from "svelte";
import type { Key } from "./keys.svelte";
import type { Step } from "./kit/guide.svelte";
import type { Made, Seat } from "./seat";
import type { Best, NewTable } from "./wire";

/** A game's screen, the function for how long (in ms) it shows a step before the next, and its keys. */
export interface Screen {
  default: Component<{ seat: Seat<never, never, never> }>;
  linger: (moves: Made<unknown>[], view: unknown) => number;
  keys?: readonly Key[]; // the keys that work on this screen
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

/** A game's guide for newcomers. */
export interface Lessons {
  steps: (seat: Seat<never, never, never>) => readonly Step[];
}

const SCREENS = import.meta.glob<Screen>("../../src/madcap/games/*/ui/Table.svelte");
const COVERS = import.meta.glob<Cover>("../../src/madcap/games/*/ui/Art.svelte");
const PICTURES = import.meta.glob<Pictures>("../../src/madcap/games/*/ui/Picture.svelte");
const SOLOS = import.meta.glob<Solo>("../../src/madcap/games/*/ui/Alone.svelte");
const LESSONS = import.meta.glob<Lessons>("../../src/madcap/games/*/ui/guide.ts");

/** The names of all games that the page was built with. */
export const knownGames = (): string[] => Object.keys(COVERS).map((path) => path.split("/").at(-3)!);

export const screenOf = (game: string) => find(SCREENS, game, "Table");
export const coverOf = (game: string) => find(COVERS, game, "Art");
export const picturesOf = (game: string) => find(PICTURES, game, "Picture");
export const soloOf = (game: string) => find(SOLOS, game, "Alone");
export const hasSolo = (game: string): boolean => addressOf(game, "Alone") in SOLOS;
export const lessonsOf = (game: string) => find(LESSONS, game, "guide", "ts");
export const hasLessons = (game: string): boolean => addressOf(game, "guide", "ts") in LESSONS;

type Found<Module> = Record<string, () => Promise<Module>>;

const find = <Module>(found: Found<Module>, game: string, part: string, kind?: string): Promise<Module> | null =>
  found[addressOf(game, part, kind)]?.() ?? null;

const addressOf = (game: string, part: string, kind = "svelte"): string =>
  `../../src/madcap/games/${game}/ui/${part}.${kind}`;
