// The moves that the player can choose from, until one was made.
import type { Seat } from "../seat";

export const REFUSED_MS = 8000; // a move that has changed nothing after this time counts as refused

export class OpenOffers<View, Move, Offer> {
  readonly #seat: () => Seat<View, Move, unknown, Offer>;
  readonly #isBusy: () => boolean;
  /** The view in which the last move was made. Its offers are closed, even if the next view is not shown yet. */
  #answered = $state.raw<View | null>(null);

  /** The server's offers; none in a replay, while the screen is busy, and after a move was made in this view. */
  readonly open = $derived.by((): readonly Offer[] => {
    const seat = this.#seat();
    const over = seat.pending || seat.replaying || this.#isBusy() || this.#answered === seat.view;
    return over ? [] : seat.legal;
  });

  constructor(seat: () => Seat<View, Move, unknown, Offer>, isBusy: () => boolean = () => false) {
    this.#seat = seat;
    this.#isBusy = isBusy;
  }

  /** Make a move. If it is refused, the offers are open again. */
  play(move: Move): void {
    const { view } = this.#seat();
    this.#seat().play(move);
    this.#answered = view;
    setTimeout(() => this.#answered === view && (this.#answered = null), REFUSED_MS);
  }
}
