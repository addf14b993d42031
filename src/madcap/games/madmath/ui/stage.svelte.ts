// What the table shows on the way to a view: it plays the scenes that led to the view, then shows the view itself and
// stamps what the moves have caused.
import { isCalm } from "$web/kit/motion";
import { Stage as BaseStage } from "$web/kit/stage.svelte";
import { stampEvent, type StampLook } from "$web/kit/stamps.svelte";
import type { Made, Seat } from "$web/seat";
import type { Pace } from "./pace";
import { atRest, lastAct, placeIn, rollOffAfter, scenesOf, type RollOff, type Scene } from "./scenes";
import { originOf, targetOf } from "./offers";
import type { Square } from "./board";
import { eventsOf, lookOf, stampedAfter } from "./stamping";
import type { Event, Move, Options, View } from "./wire";

/** The move that stays marked until the next one. */
export interface Mark {
  readonly seat: number;
  readonly target: Square;
  readonly origin: Square | null;
}

export class Stage extends BaseStage<View, Move> {
  scene = $state.raw<Scene | null>(null); // null: the view itself is shown
  mark = $state.raw<Mark | null>(null);
  rollOff = $state.raw<RollOff | null>(null); // its throws so far; null: it is over
  before: View | null = null; // the view shown until then

  readonly #seat: () => Seat<View, Move, Options>;
  readonly #rollOffs = new WeakMap<View, RollOff>(); // as they were shown, for a replay that steps back
  #queue: Scene[] = [];
  readonly #stamps = new Map<string, () => void>(); // those to come, by the name of their timer
  #at = -1; // the number of moves that led to the view

  constructor(seat: () => Seat<View, Move, Options>) {
    super();
    this.#seat = seat;
  }

  get pace(): Pace {
    return { calm: isCalm(), quick: this.#seat().quick };
  }

  /** Show a view. The same position comes again when the table stands still or goes on: that interrupts nothing. */
  override follow(seq: number, moves: readonly Made<Move>[], view: View): void {
    if (seq === this.#at) return;
    this.#at = seq;
    super.follow(seq, moves, view);
  }

  protected override show(view: View, before: View | null, moves: readonly Made<Move>[]): void {
    this.before = this.fresh ? before : null;
    this.#queue = scenesOf(this.moves, view, this.pace, this.fresh ? this.rollOff : null);
    this.#keepRollOff(view);
    this.#marked(moves, view);
    this.#stamp();
    this.#next();
  }

  /** Stamp what the moves have caused, when the dice lie still; at once, what those before them have caused. */
  #stamp(): void {
    this.#endStamps();
    for (const event of this.fresh ? eventsOf(this.#seat().skipped) : []) {
      const look = lookOf(event, this.#seat().you);
      if (look) stampEvent(this.#seat(), event, look);
    }
    const still = this.#queue.reduce((sum, scene) => sum + scene.ms, 0);
    for (const [index, event] of eventsOf(lastAct(this.moves)).entries()) {
      const look = lookOf(event, this.#seat().you);
      if (look) this.#stampLater(`stamp-${index}`, still + stampedAfter(event, this.pace), event, look);
    }
  }

  #stampLater(name: string, ms: number, event: Event, look: StampLook): void {
    const stamp = (): void => {
      this.#stamps.delete(name);
      stampEvent(this.#seat(), event, look);
    };
    this.#stamps.set(name, stamp);
    this.after(name, ms, stamp);
  }

  /** The next view comes: stamps that are late are shown at once. Those of a replay that steps on are not needed. */
  #endStamps(): void {
    for (const [name, stamp] of [...this.#stamps]) {
      this.cancel(name);
      this.#stamps.delete(name);
      if (this.fresh && !this.#seat().replaying) stamp();
    }
  }

  #keepRollOff(view: View): void {
    const known = this.fresh ? undefined : this.#rollOffs.get(view);
    this.rollOff = known ? atRest(known) : rollOffAfter(this.#queue, view);
    if (this.rollOff) this.#rollOffs.set(view, this.rollOff);
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
