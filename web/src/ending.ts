// What the panel at the end of a game shows, computed from what the server sent.
import type { Seat } from "./seat";
import type { Outcome, Series } from "./wire";

type Score = Outcome["scores"][number];

/** A row of the ranking. */
export interface Place {
  readonly seat: number;
  readonly score: Score;
  readonly isWinner: boolean;
}

/** The ranking: the winners, then the others by their scores. */
export function placesOf({ winners, scores }: Outcome): Place[] {
  return scores
    .map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) }))
    .sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || valueOf(b.score) - valueOf(a.score));
}

/** A score as a number to sort by. A score is a whole number, or a fraction such as "7/6". */
export function valueOf(score: Score): number {
  const [above, below = 1] = String(score).split("/").map(Number);
  return above! / below;
}

/** A score as it is written, with a minus sign instead of a hyphen. */
export const written = (score: Score): string => String(score).replace("-", "−");

/** The running score to show: none before the second game, because one game's result says the same. */
export const runningScore = (series: Series | null): Series | null => (series && series.games > 1 ? series : null);

/** A seat as somebody who watches has it: its texts name every player, and address nobody as "you". */
export function asWatched(seat: Seat<never, never, never>): Seat<never, never, never> {
  const { view, moves, seq, chairs, options, outcome } = seat;
  return {
    ...{ view, moves, seq, chairs, options, outcome },
    ...{
      you: null,
      legal: [],
      skipped: [],
      actors: [],
      wait: null,
      clock: null,
      sketches: new Map(),
      running: null,
      pending: false,
      quick: false,
      held: false,
    },
    replaying: true,
    name: (who) => seat.name(who),
    text: (id, args) => seat.text(id, args),
    words: (made) => seat.words(made),
    eventText: (event, kind) => seat.eventText(event, kind),
    play: () => undefined,
    sketch: () => undefined,
  };
}
