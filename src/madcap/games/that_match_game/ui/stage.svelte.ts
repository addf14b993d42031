// What the table shows on the way to a view: it plays the scenes that led to the view.
import { Stage as BaseStage } from "$web/kit/stage.svelte";
import type { Made } from "$web/seat";
import { endLasts } from "./pace";
import { scenesOf, stillOf, type Scene } from "./scenes";
import type { Move, View } from "./wire";

type Moves = readonly Made<Move>[];

const QUIET = ["draw", "dealt", "turned", "lot", "picked", "pass", "end"]; // moves without news

export class Stage extends BaseStage<View, Move> {
  scene = $state.raw<Scene | null>(null);
  busy = $state.raw(false); // more scenes will follow; the player cannot move yet
  top = $state.raw<string | null>(null); // the card on top of the discards, if it is known
  newsMove = $state.raw<Made<Move> | null>(null); // the last move for the news

  protected override show(view: View, before: View | null): void {
    this.#tell(view);
    this.top = topOf(this.moves, before) ?? (this.fresh && view.discards[this.top ?? ""] ? this.top : anyOf(view));
    this.#play(this.fresh ? scenesOf(before, this.moves, view) : [stillOf(view)]);
  }

  #play([scene, ...later]: readonly Scene[]): void {
    this.cancel("scene");
    if (!scene) return;
    this.scene = scene;
    this.busy = later.length > 0;
    if (later.length > 0) this.after("scene", scene.ms, () => this.#play(later));
  }

  #tell(view: View): void {
    const newsMove = this.moves.filter(({ move }) => !QUIET.includes(move.type)).at(-1);
    if (newsMove) this.newsMove = newsMove;
    else if (!this.fresh || view.phase === "over") this.newsMove = null;
  }
}

const SPECIALS = ["clean-slate", "new-goal", "helping-hand", "pickpocket"];

/** The last card that these moves sent to the discards; null if there is none. */
function topOf(moves: Moves, before: View | null): string | null {
  const gone = moves.flatMap(({ move }) => {
    if (move.type === "closed")
      return before?.window?.stack.filter((_, i) => i + 1 !== before.window?.sticks).at(-1)?.cards ?? [];
    if (SPECIALS.includes(move.type)) return [move.type];
    return move.type === "discard" ? [move.card] : [];
  });
  return gone.at(-1) ?? null;
}

const anyOf = (view: View): string | null => Object.keys(view.discards).at(-1) ?? null;

/** Calculates how long the page shows a view; like the stage, it keeps the view before. */
export class Pacer {
  #before: View | null = null;

  lasts(moves: Moves, view: View): number {
    const scenes = scenesOf(this.#before, moves, view).reduce((sum, { ms }) => sum + ms, 0);
    this.#before = view;
    return scenes + (view.phase === "over" ? endLasts(Math.max(...view.won.map(({ cards }) => cards.length))) : 0);
  }
}
