// Finds what each game's folder brings for the screen. Nothing here, or anywhere else in the page, names a game.
import type { Component } from "svelte";
import type { Key } from "./keys.svelte";
import type { Made, Seat } from "./seat";

/** A game's screen, how long (in ms) it wants to show a step before the next, and its keys. */
export interface Screen {
  default: Component<{ seat: Seat<never, never, never> }>;
  linger: (moves: Made<unknown>[], view: unknown) => number;
  keys?: readonly Key[]; // that work on this screen
}

/** A game's picture for the first page, and the colour it wears. */
export interface Cover {
  default: Component;
  hue: string;
}

interface Pictures {
  default: Component<{ section: number }>;
}

const SCREENS = import.meta.glob<Screen>("../../src/madcap/games/*/ui/Table.svelte");
const COVERS = import.meta.glob<Cover>("../../src/madcap/games/*/ui/Art.svelte");
const PICTURES = import.meta.glob<Pictures>("../../src/madcap/games/*/ui/Picture.svelte");

/** The names of all games that this page was built with. */
export const knownGames = (): string[] => Object.keys(COVERS).map((path) => path.split("/").at(-3)!);

export const screenOf = (game: string) => find(SCREENS, game, "Table");
export const coverOf = (game: string) => find(COVERS, game, "Art");
export const picturesOf = (game: string) => find(PICTURES, game, "Picture");

function find<Module>(found: Record<string, () => Promise<Module>>, game: string, part: string): Promise<Module> | null {
  return found[`../../src/madcap/games/${game}/ui/${part}.svelte`]?.() ?? null;
}
