// What the player has chosen so far: a die to keep, a square, a pawn. The next state clears it.
import type { Seat } from "$web/seat";
import { same, type Square } from "./board";
import { fitting, keepOf, NOTHING, origins, targets, throwKeeping, type Keep, type Picked } from "./offers";
import type { Move, Options, View } from "./wire";

export class Choice {
  kept = $state.raw<Keep>("none");
  picked = $state.raw<Picked>(NOTHING);

  readonly #seat: () => Seat<View, Move, Options>;
  readonly #mayAct: () => boolean;
  readonly #legal = $derived.by((): readonly Move[] => (this.#mayAct() ? this.#seat().legal : []));

  readonly canThrow = $derived(throwKeeping(this.#legal, "none") !== undefined);
  readonly targets = $derived(targets(fitting(this.#legal, { ...this.picked, target: null })));
  readonly origins = $derived(origins(fitting(this.#legal, { ...this.picked, origin: null })));
  /** The square that a pawn will move to: the picked one, or the only one. */
  readonly target = $derived(this.picked.target ?? (this.targets.length === 1 ? (this.targets[0] ?? null) : null));
  /** Whether a choice can be undone. */
  readonly canUndo = $derived(this.picked.target !== null || this.picked.origin !== null);

  constructor(seat: () => Seat<View, Move, Options>, mayAct: () => boolean) {
    this.#seat = seat;
    this.#mayAct = mayAct;
  }

  canKeep(die: number): boolean {
    return throwKeeping(this.#legal, keepOf(die)) !== undefined;
  }

  keeps(die: number): boolean {
    return this.kept === keepOf(die);
  }

  toggle(die: number): void {
    if (this.canKeep(die)) this.kept = this.keeps(die) ? "none" : keepOf(die);
  }

  /** Throw the dice, except those to keep. */
  throwDice(keep: Keep = this.kept): void {
    const move = throwKeeping(this.#legal, keep);
    if (move) this.#seat().play(move);
  }

  /** Handle a tap on a square: pick it, or undo the choice. If only one move fits, the tap makes it. */
  tapSquare(target: Square): void {
    this.#pick({ ...this.picked, target: same(this.picked.target, target) ? null : target });
  }

  tapPawn(origin: Square): void {
    this.#pick({ ...this.picked, origin: same(this.picked.origin, origin) ? null : origin });
  }

  /** Handle Enter: do the only possible action, if there is just one. */
  goAhead(): void {
    if (this.canThrow) this.throwDice();
    else this.#pick(this.picked);
  }

  letGo(): void {
    this.kept = "none";
    this.picked = NOTHING;
  }

  #pick(picked: Picked): void {
    const fits = fitting(this.#legal, picked);
    if (fits.length === 1 && fits[0]) this.#seat().play(fits[0]);
    else this.picked = picked;
  }
}
