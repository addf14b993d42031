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

/** One viewer's access to a table, in a game's own types: for a player, a spectator or a replay. */
export interface Seat<View, Move, Options, Offer = Move, Sketch = unknown> {
  readonly view: View;
  readonly legal: readonly Offer[]; // the viewer's legal moves: a screen offers exactly these, and decides no rules
  readonly moves: readonly Made<Move>[]; // the moves to animate, since the view shown before
  // The moves before those, if many came at once: they are not animated, but what they caused is told.
  readonly skipped: readonly Made<Move>[];
  readonly seq: number;
  readonly actors: readonly number[]; // the seats that may move now
  readonly chairs: readonly Chair[];
  readonly you: number | null; // the viewer's seat; null for a spectator
  readonly options: Options;
  readonly outcome: Outcome | null;
  readonly wait: Wait | null; // until the time of the awaited players is up
  readonly clock: Wait | null; // until the clock makes a move, for example at the end of a countdown or a pause
  // In a race: the sketch of each seat. The viewer's own is included after reconnecting.
  readonly sketches: ReadonlyMap<number, Sketch>;
  // In a race: for how long what is built had been built when the viewer came, at a moment by performance.now().
  readonly running: { readonly ms: number; readonly at: number } | null;
  readonly pending: boolean; // whether a move of the viewer is on its way
  readonly replaying: boolean;
  readonly held: boolean; // whether the table stands still for the viewer, who reads the guide
  readonly quick: boolean; // whether the moves are to be shown quickly: bots move at once, and one of them has moved
  name(seat: number): string;
  /** A text of the game in the current language. */
  text(id: string, args?: Args): string;
  /** The description of a move in words. */
  words(made: Made<Move>): string;
  /** What a move has caused, in words: a sentence for the log, or a stamp's few words. */
  eventText(event: unknown, kind?: "event" | "stamp"): string;
  /** Make a move. In a race, `pressedAt` is the time of the press by performance.now(). */
  play(move: Move, pressedAt?: number): void;
  /** In a race: send the viewer's sketch to the others. Call this at every change; only a few per second are sent. */
  sketch(what: Sketch): void;
}
