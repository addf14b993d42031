// The stage between the server and the eye: it plays the beats that led to a view, then rests on the view itself.
import type { Made } from "$web/seat";
import { isCalm } from "$web/kit/motion";
import { beats, lastAct, placeIn, type Beat } from "./beats";
import { originOf, targetOf } from "./offers";
import type { Square } from "./board";
import type { Move, View } from "./wire";

/** The move that stays marked until the next one. */
export interface Mark {
  readonly seat: number;
  readonly target: Square;
  readonly origin: Square | null;
}

export class Stage {
  beat = $state.raw<Beat | null>(null); // null: what the view says is what is shown
  mark = $state.raw<Mark | null>(null);
  fresh = $state.raw(false); // whether the view was reached by its moves, so that they may be seen happening
  before: View | null = null; // the view shown until then

  #seq = 0;
  #view: View | null = null;
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new view is there. Steps back and jumps are shown as they are. */
  follow(seq: number, moves: readonly Made<Move>[], view: View): void {
    if (view === this.#view) return;
    this.fresh = seq > this.#seq && moves.at(-1)?.seq === seq;
    this.before = this.fresh ? this.#view : null;
    this.#seq = seq;
    this.#view = view;
    this.#queue = this.fresh ? beats(moves, view, isCalm()) : [];
    this.#marked(moves, view);
    this.#next();
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #next = (): void => {
    clearTimeout(this.#timer);
    this.beat = this.#queue.shift() ?? null;
    if (this.beat) this.#timer = setTimeout(this.#next, this.beat.ms);
  };

  #marked(moves: readonly Made<Move>[], view: View): void {
    const made = placeIn(lastAct(moves));
    if (made && typeof made.seat === "number") {
      this.mark = { seat: made.seat, target: targetOf(made.move), origin: originOf(made.move) };
    } else if (!this.fresh || view.pawns.every((squares) => squares.length === 0)) {
      this.mark = null;
    }
  }
}
