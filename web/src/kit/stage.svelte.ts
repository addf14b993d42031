// The base of a game's stage: it follows the views that the server sends, decides whether the moves that led to a view
// can be animated, and owns the timers of the animations. A game's stage adds the state of its own screen.
import { onDestroy, untrack } from "svelte";
import type { Made } from "../seat";

type Timer = ReturnType<typeof setTimeout>;

/** The part of a seat that a stage follows. */
interface Followed<View, Move> {
  readonly seq: number;
  readonly moves: readonly Made<Move>[];
  readonly view: View;
}

export abstract class Stage<View, Move> {
  fresh = $state.raw(false); // whether the view follows the one before by its moves, so that they can be animated
  moves = $state.raw<readonly Made<Move>[]>([]); // the moves to animate: none after a jump or a step back

  #seq = 0;
  #view: View | null = null;
  readonly #timers = new Map<string, Timer>();

  /** Show a view. A view that is shown already changes nothing. */
  follow(seq: number, moves: readonly Made<Move>[], view: View): void {
    if (view === this.#view) return;
    this.fresh = seq > this.#seq && moves.at(-1)?.seq === seq;
    this.moves = this.fresh ? moves : [];
    this.show(view, this.#view, moves);
    this.#seq = seq;
    this.#view = view;
  }

  /** Stop all timers. */
  leave(): void {
    for (const name of this.#timers.keys()) this.cancel(name);
  }

  /** Update the screen. `before` is the view shown until now; `moves` came with the view, fresh or not. */
  protected abstract show(view: View, before: View | null, moves: readonly Made<Move>[]): void;

  /** Start a timer, and cancel any other timer of the same name. */
  protected after(name: string, ms: number, action: () => void): void {
    this.cancel(name);
    this.#timers.set(name, setTimeout(action, ms));
  }

  protected cancel(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }
}

/** While the component exists: let the stage follow the seat, and reset the player's choice with every new state. */
export function followSeat<View, Move>(
  seat: () => Followed<View, Move>,
  stage: Stage<View, Move>,
  letGo: () => void,
): void {
  $effect.pre(() => {
    const { seq, moves, view } = seat();
    untrack(() => stage.follow(seq, moves, view));
  });
  $effect.pre(() => {
    void seat().seq;
    untrack(letGo);
  });
  onDestroy(() => stage.leave());
}
