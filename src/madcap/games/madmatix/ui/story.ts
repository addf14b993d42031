// What decided a game: the panel at its end says so, and what is shared of it. The table itself shows the calculations.
import type { Args } from "$web/seat";
import type { MySeat } from "./seat";
import { less, resultOf, written, type Fraction } from "./sums";

export const decisive = ".winner"; // the winner's calculation

export function story(seat: MySeat): string {
  const { view, outcome } = seat;
  const winners = outcome?.winners ?? [];
  const results = view.sequences.map((laid) => resultOf(laid)!); // a Sequence that divides by 0 is gone
  const best = results[winners[0] ?? -1];
  if (!best) return "";
  const result = written(best);
  if (winners.length > 1) return seat.text("story-level", { result });
  const second = runnerUp(results, winners[0]!);
  const ahead = about(seat, "story-ahead", second, { result, margin: written(less(best, results[second]!)) });
  const out = view.hands.findIndex(({ numbers, actions }) => numbers + actions === 0);
  return out < 0 || out === winners[0] ? ahead : `${ahead} ${about(seat, "story-went-out", out)}`;
}

/** The seat with the highest result besides the winner's. */
function runnerUp(results: readonly Fraction[], winner: number): number {
  const others = [...results.keys()].filter((seat) => seat !== winner);
  return others.reduce((best, seat) => (less(results[seat]!, results[best]!).above > 0n ? seat : best));
}

const about = (seat: MySeat, id: string, who: number, args: Args = {}): string =>
  seat.text(id, { who: seat.name(who), me: who === seat.you ? "yes" : "no", ...args });
