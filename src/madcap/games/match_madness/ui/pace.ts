// How long things are to be looked at. In a race nobody is shown anything late: only pauses that the server makes are filled.
import type { Made } from "$web/seat";
import type { Move, View } from "./wire";

const CHECK_MS = 2400; // of the three seconds in which a claim is shown
const END_MS = 1200;

export function lingering(moves: readonly Made<Move>[], view: View): number {
  if (view.phase === "over") return END_MS;
  const isClaimed = moves.some((made) => made.move.type === "claim");
  return isClaimed && view.check !== null && !view.by_table ? CHECK_MS : 0;
}
