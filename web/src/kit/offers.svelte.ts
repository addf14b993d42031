// The moves that a player can still choose from.
import type { Seat } from "../seat";

const REFUSED_MS = 8000; // a move that has changed nothing by then was refused

export class OpenOffers<View, Move, Offer> {
  readonly #seat: () => Seat<View, Move, unknown, Offer>;
  readonly #isBusy: () => boolean;
  /** The view that the last move was made on: its offers are over, though the next view is yet to be shown. */
  #answered = $state.raw<View | null>(null);

  /** What the server offers; nothing in a replay, while the screen is busy, and once a move was made on this view. */
  readonly open = $derived.by((): readonly Offer[] => {
    const seat = this.#seat();
    const over = seat.pending || seat.replaying || this.#isBusy() || this.#answered === seat.view;
    return over ? [] : seat.legal;
  });

  constructor(seat: () => Seat<View, Move, unknown, Offer>, isBusy: () => boolean = () => false) {
    this.#seat = seat;
    this.#isBusy = isBusy;
  }

  /** Make a move. If it is refused, the offers come back. */
  play(move: Move): void {
    const { view } = this.#seat();
    this.#seat().play(move);
    this.#answered = view;
    setTimeout(() => this.#answered === view && (this.#answered = null), REFUSED_MS);
  }
}
