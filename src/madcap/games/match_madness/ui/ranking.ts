// The final ranking, and what decided it.
import { countByLevel, LEVELS } from "./levels";
import type { View } from "./wire";

export interface Placed {
  readonly seat: number;
  readonly score: number;
  readonly byLevel: readonly number[]; // the number of cards of level 1 to 5
  readonly place: number; // from 1; tied players share a place
}

/** The players, best first: by score, then by cards of level 5, then of level 4, and so on. */
export function rankingOf(view: View): Placed[] {
  const players = view.won.map((won, seat) => ({ seat, score: won.score, byLevel: countByLevel(won.cards) }));
  const before = (one: (typeof players)[number], other: (typeof players)[number]): number =>
    other.score - one.score || higher(other.byLevel, one.byLevel);
  const sorted = [...players].sort(before);
  return sorted.map((one) => ({ ...one, place: 1 + sorted.filter((other) => before(other, one) < 0).length }));
}

/** The level that decided between equal scores; 0 if the score decided, or if it is a tie. */
export function decidingLevel(ranking: readonly Placed[]): number {
  const [first, second] = ranking;
  if (!second || first?.score !== second.score) return 0;
  return [...LEVELS].reverse().find((level) => first.byLevel[level - 1] !== second.byLevel[level - 1]) ?? 0;
}

function higher(one: readonly number[], other: readonly number[]): number {
  for (const level of [...LEVELS].reverse()) {
    const apart = one[level - 1]! - other[level - 1]!;
    if (apart !== 0) return apart;
  }
  return 0;
}
