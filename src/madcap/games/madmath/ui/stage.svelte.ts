// What the table shows on the way to a view: it plays the scenes that led to the view, then shows the view itself.
import { isCalm } from "$web/kit/motion";
import { Stage as BaseStage } from "$web/kit/stage.svelte";
import type { Made } from "$web/seat";
import { scenesOf, lastAct, placeIn, type Scene } from "./scenes";
import { originOf, targetOf } from "./offers";
import type { Square } from "./board";
import type { Move, View } from "./wire";

/** The move that stays marked until the next one. */
export interface Mark {
  readonly seat: number;
  readonly target: Square;
  readonly origin: Square | null;
}

export class Stage extends BaseStage<View, Move> {
  scene = $state.raw<Scene | null>(null); // null: the view itself is shown
  mark = $state.raw<Mark | null>(null);
  before: View | null = null; // the view shown until then

  #queue: Scene[] = [];

  protected override show(view: View, before: View | null, moves: readonly Made<Move>[]): void {
    this.before = this.fresh ? before : null;
    this.#queue = scenesOf(this.moves, view, isCalm());
    this.#marked(moves, view);
    this.#next();
  }

  #next = (): void => {
    this.cancel("scene");
    this.scene = this.#queue.shift() ?? null;
    if (this.scene) this.after("scene", this.scene.ms, this.#next);
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
