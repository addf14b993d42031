// What decided a game: the panel at its end says so, and what is shared of it. The table itself shows the calculations.
import type { Args, Made } from "$web/seat";
import type { MySeat } from "./seat";
import { less, resultOf, valueOf, written, type Fraction } from "./sums";
import type { Event, Move } from "./wire";
import { withDecimal } from "./words";

export const decisive = ".winner"; // the winner's calculation

/** What somebody did to another player's Sequence. */
interface Blow {
  readonly by: number;
  readonly whose: number;
  readonly before: string;
  readonly after: string;
}

export function story(seat: MySeat, log: readonly Made<Move>[]): string {
  const { view, outcome } = seat;
  const winners = outcome?.winners ?? [];
  const results = view.sequences.map((laid) => resultOf(laid)!); // a Sequence that divides by 0 is gone
  const best = results[winners[0] ?? -1];
  if (!best) return "";
  const result = withDecimal(written(best));
  if (winners.length > 1) return seat.text("story-level", { result });
  const second = runnerUp(results, winners[0]!);
  const margin = withDecimal(written(less(best, results[second]!)));
  const ahead = about(seat, "story-ahead", second, { result, margin });
  const out = view.hands.findIndex(({ numbers, actions }) => numbers + actions === 0);
  if (out >= 0 && out !== winners[0]) return `${ahead} ${about(seat, "story-went-out", out)}`;
  const behind = (whose: number): number => valueOf(written(less(best, results[whose]!)));
  const blows = log.flatMap(blowsOf).filter((blow) => blow.whose !== winners[0] && lossBy(blow) >= behind(blow.whose));
  const blow = heaviest(blows);
  return blow ? `${ahead} ${blowText(seat, blow)}` : ahead;
}

/** The blows of a move against others' Sequences. */
const blowsOf = ({ seat, events = [] }: Made<Move>): Blow[] =>
  (events as Event[]).flatMap((event) => {
    if (typeof seat !== "number" || (event.type !== "hit" && event.type !== "falls") || event.by === seat) return [];
    return [{ by: seat, whose: event.by, before: event.before, after: event.type === "hit" ? event.after : "0" }];
  });

const lossBy = ({ before, after }: Blow): number => valueOf(before) - valueOf(after);

const heaviest = (blows: readonly Blow[]): Blow | null =>
  blows.reduce<Blow | null>((most, blow) => (most && lossBy(most) >= lossBy(blow) ? most : blow), null);

function blowText(seat: MySeat, { by, whose, before, after }: Blow): string {
  const side = whose === seat.you ? "mine" : by === seat.you ? "by-me" : "others";
  const results = { before: withDecimal(before), after: withDecimal(after) };
  return seat.text("story-blow", { side, by: seat.name(by), who: seat.name(whose), ...results });
}

/** The seat with the highest result besides the winner's. */
function runnerUp(results: readonly Fraction[], winner: number): number {
  const others = [...results.keys()].filter((seat) => seat !== winner);
  return others.reduce((best, seat) => (less(results[seat]!, results[best]!).above > 0n ? seat : best));
}

const about = (seat: MySeat, id: string, who: number, args: Args = {}): string =>
  seat.text(id, { who: seat.name(who), me: who === seat.you ? "yes" : "no", ...args });
