// The interface between the page and a game's screen. All of it is reactive: read it in markup, $derived or $effect.
import type { Chair, Moved, Outcome } from "./wire";

/** A move that was made, in a game's own types. */
export type Made<Move> = Omit<Moved, "move"> & { move: Move };

/** A countdown: `left` of `whole` ms remained at `at`, by performance.now(). */
export interface Wait {
  readonly left: number;
  readonly whole: number;
  readonly at: number;
}

export type Args = Record<string, string | number>;

/** One viewer's place at a table, in a game's own types: a player's, a watcher's, or a replay's. */
export interface Seat<View, Move, Options, Offer = Move, Sketch = unknown> {
  readonly view: View;
  readonly legal: readonly Offer[]; // what I can do now: offer exactly these, decide no rules
  readonly moves: readonly Made<Move>[]; // what led here from the view shown before
  readonly seq: number;
  readonly actors: readonly number[]; // who may move now
  readonly chairs: readonly Chair[];
  readonly you: number | null; // my seat; null: I am watching
  readonly options: Options;
  readonly outcome: Outcome | null;
  readonly wait: Wait | null; // until the time of those who are awaited has run out
  readonly clock: Wait | null; // until the clock moves: a count, a pause
  // In a race: what lies before each seat; before mine, too, when I come back.
  readonly sketches: ReadonlyMap<number, Sketch>;
  readonly pending: boolean; // a move of mine is on its way
  readonly replaying: boolean;
  name(seat: number): string;
  /** A text of the game in the chosen language. */
  text(id: string, args?: Args): string;
  /** A move in words. */
  words(made: Made<Move>): string;
  /** Make a move. In a race, `pressedAt` says when, by performance.now(). */
  play(move: Move, pressedAt?: number): void;
  /** In a race: show the others what lies before me now. Call it at every change; only a few a second are sent. */
  sketch(what: Sketch): void;
}
