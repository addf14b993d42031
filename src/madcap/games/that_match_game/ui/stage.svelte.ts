// What the table shows on the way to a view: it plays the scenes that led to it, and stamps what the moves have caused.
import { Stage as BaseStage } from "$web/kit/stage.svelte";
import { stampEvent } from "$web/kit/stamps.svelte";
import type { Made } from "$web/seat";
import { endLasts } from "./pace";
import { scenesOf, stillOf, type Prize, type Scene } from "./scenes";
import type { MySeat } from "./seat";
import { eventsOf, isShownIn, lookOf } from "./stamping";
import type { Event, Move, View } from "./wire";

type Moves = readonly Made<Move>[];

const QUIET = ["draw", "dealt", "turned", "lot", "picked", "pass", "end"]; // moves without news

export class Stage extends BaseStage<View, Move> {
  scene = $state.raw<Scene | null>(null);
  busy = $state.raw(false); // more scenes will follow; the player cannot move yet
  top = $state.raw<string | null>(null); // the card on top of the discards, if it is known
  newsMove = $state.raw<Made<Move> | null>(null); // the last move for the news
  landed = $state.raw(0); // stars of the point card that is being won that have arrived at the winner's chair

  readonly #seat: () => MySeat;
  #events: readonly Event[] = []; // those that are not stamped yet

  constructor(seat: () => MySeat) {
    super();
    this.#seat = seat;
  }

  /** A player's points, as far as their stars have arrived. */
  pointsOf(whose: number): number {
    return (this.scene?.won[whose]?.points ?? 0) + (this.scene?.prize?.by === whose ? this.landed : 0);
  }

  /** Stars of a point card have arrived, unless it is already in the winner's points. */
  land(prize: Prize, count: number): void {
    if (this.scene?.prize === prize) this.landed += count;
  }

  protected override show(view: View, before: View | null): void {
    this.#tell(view);
    this.top = topOf(this.moves, before) ?? (this.fresh && view.discards[this.top ?? ""] ? this.top : anyOf(view));
    if (this.fresh) this.#events = [...this.#events, ...eventsOf(this.#seat().skipped)];
    this.#stamp(() => true); // the view before was left early, or never shown
    this.#events = eventsOf(this.moves);
    this.#play(this.fresh ? scenesOf(before, this.moves, view) : [stillOf(view)]);
  }

  #play([scene, ...later]: readonly Scene[]): void {
    this.cancel("scene");
    if (!scene) return;
    this.scene = scene;
    this.landed = 0;
    this.busy = later.length > 0;
    this.#stamp((event) => !this.busy || isShownIn(event, scene));
    if (later.length > 0) this.after("scene", scene.ms, () => this.#play(later));
  }

  /** Stamp those events whose time has come, once. */
  #stamp(isDue: (event: Event) => boolean): void {
    const due = this.#events.filter(isDue);
    this.#events = this.#events.filter((event) => !due.includes(event));
    for (const event of due) stampEvent(this.#seat(), event, lookOf(event, this.#seat().you));
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
