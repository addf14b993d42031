// Durations: how long a view is shown. Nothing is delayed during a race: only the server's own pauses are used.
import type { Made } from "$web/seat";
import type { Move, View } from "./wire";

const CHECK_MS = 2400; // of the three seconds in which a verdict is shown
const SETTLED_MS = 900; // of the moment after all have accepted
const END_MS = 2600; // for two stamps: the last card, and the winner

export function lingering(moves: readonly Made<Move>[], view: View): number {
  if (view.phase === "over") return END_MS;
  const isNew = moves.some(({ move }) => move.type === "claim" || move.type === "object" || move.type === "accept");
  if (!isNew || !view.check?.settled) return 0;
  return view.check.right === null ? SETTLED_MS : CHECK_MS;
}
