// Durations: how long each event is shown.
import type { Made } from "$web/seat";
import type { Move, View } from "./wire";

export const FLY_MS = 560;
export const SHOW_MS = 1100; // an action card is shown to all players before it is discarded
export const STAND_MS = 1900; // a Sequence that divides by 0 stays for a moment, so that players see why it falls
export const FALL_MS = 1100;
export const SAY_MS = 1500;
const BRIEF_MS = 400; // while somebody draws for a Slow: the player who slowed them has five seconds from then on
const OUT_MS = 1700; // for the words that the game is over, before the calculation
const DEAL_MS = 70; // between two cards of the deal
const STEP_MS = 420; // a step of a calculation at the end
const GLANCE_MS = 250;

type Moves = readonly Made<Move>[];

const ACTS = ["play", "token", "flip", "swap", "scrap", "slow", "steal", "reverse", "skip", "gift", "discard"];
const LAYS = ["play", "token", "flip", "swap", "steal", "reverse"]; // moves that can make a Sequence fall

/** The last of these moves that used a card; null if none did. */
export const lastAct = (moves: Moves): Made<Move> | null =>
  moves.filter((made) => ACTS.includes(made.move.type)).at(-1) ?? null;

/** Whether these moves made the Sequences fall that the view lists as ruins. */
export function falls(moves: Moves, view: View): boolean {
  const act = lastAct(moves);
  return view.ruins.length > 0 && act !== null && LAYS.includes(act.move.type);
}

/** When the n-th card of a deal leaves its deck. */
export const dealtAfter = (n: number): number => n * DEAL_MS;

/** How long the last move is shown, in ms. */
export function actLasts(moves: Moves, view: View, calm: boolean): number {
  if (view.slowed !== null) return BRIEF_MS;
  return (
    Math.max(GLANCE_MS, ...moves.map((made) => lasts(made.move, calm))) + (falls(moves, view) ? STAND_MS + FALL_MS : 0)
  );
}

/** How long the last move of the game is shown. */
export const outLasts = (moves: Moves, view: View, calm: boolean): number => actLasts(moves, view, calm) + OUT_MS;

/** How long the end of the game is shown: all Sequences are calculated at the same time. */
export const endingLasts = (view: View): number => knownAfter(view) + 1100;

/** When a step of a calculation is shown at the end, and when all are. */
export const stepAfter = (step: number): number => 500 + STEP_MS * step;
export const knownAfter = (view: View): number => stepAfter(Math.max(...view.sequences.map((row) => row.length)));

/** How long a view is shown before the next one, in ms. */
export function lingering(moves: Moves, view: View, calm: boolean): number {
  if (view.phase === "over") return outLasts(moves, view, calm) + endingLasts(view);
  const dealt = view.slowed === null ? moves.filter((made) => made.move.type === "dealt").length : 0;
  return actLasts(moves, view, calm) + dealtAfter(dealt);
}

function lasts(move: Move, calm: boolean): number {
  if (move.type === "catch") return SAY_MS;
  if (move.type === "last-card") return SAY_MS / 2;
  if (move.type === "dealt" || move.type === "play") return calm ? GLANCE_MS : FLY_MS + GLANCE_MS;
  return ACTS.includes(move.type) ? SHOW_MS + GLANCE_MS : GLANCE_MS;
}
