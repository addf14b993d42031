// Animates a change of the view by the moves that led to it. Ids of cards: `hand:red-3#0`, `stack:1:2` (entry, card),
// `pile:1:red:0` (point card, colour, n-th), `goal:1:2-3-4`.
import { pictureOf } from "$web/kit/dragging";
import { FlightLayer, slide, type Was } from "$web/kit/flightLayer";
import { away, heldUp, shifted, shooting } from "$web/kit/flightPaths";
import { isCalm } from "$web/kit/motion";
import { sound } from "$web/kit/sound";
import type { Made } from "$web/seat";
import { dealtAfter, FLY_MS, SHOW_MS, STAR_MS, starAfter } from "./pace";
import type { Prize, Scene } from "./scenes";
import type { Move, Window } from "./wire";

/** What has happened since the last scene. */
export interface Change {
  readonly moves: readonly Made<Move>[];
  readonly scene: Scene;
  readonly you: number | null;
}

const SPECIALS = ["clean-slate", "new-goal", "helping-hand", "pickpocket"];
const cardIn = (id: string): string => id.slice("hand:".length).split("#")[0]!;
const chair = (seat: number | string): string => `[data-chair="${seat}"]`;

export class Flights {
  readonly #layer: FlightLayer;
  #used = new Set<string>(); // ids of cards that fly from their old place to a new one
  #window: Window | null = null; // the stack in the last scene
  #prize: Prize | null = null;

  readonly #land: (prize: Prize, count: number) => void;

  /** `land` is called when stars of a point card have arrived at the winner's chair. */
  constructor(
    table: () => HTMLElement | undefined,
    layer: () => HTMLElement,
    land: (prize: Prize, count: number) => void,
  ) {
    this.#layer = new FlightLayer(table, layer);
    this.#land = land;
  }

  /** Store the position of every card before the change. */
  capture(): void {
    this.#layer.capture();
  }

  /** Animate every card from its stored position to its new one. */
  play(change: Change): void {
    this.#used = new Set();
    if (isCalm()) this.#layer.fade();
    else this.#flyAll(change);
    if (change.scene.prize && change.scene.prize !== this.#prize) this.#starry(change.scene.prize);
    this.#window = change.scene.window ?? (change.scene.prize ? this.#window : null);
    this.#prize = change.scene.prize;
  }

  #flyAll(change: Change): void {
    // Measure all cards before the first one moves.
    const here = this.#layer.cards().map((card) => [card, card.getBoundingClientRect()] as const);
    for (const [card, rect] of here) this.#arrive(card, rect, change);
    const ids = new Set(here.map(([card]) => card.dataset.card!));
    for (const [id, was] of this.#layer.was) if (!ids.has(id) && !this.#used.has(id)) this.#depart(id, was, change);
    this.#others(change);
  }

  /** Let the stars of a point card fly to the winner, one after the other. */
  #starry(prize: Prize): void {
    const stars = this.#layer.elements(`[data-place="${prize.goal}"] .stars svg`);
    const to = this.#layer.find(`${chair(prize.by)} .points svg`);
    if (isCalm() || !to || stars.length === 0) {
      sound("star");
      this.#land(prize, prize.stars);
      return;
    }
    stars.forEach((star, n) => {
      const landed = (): void => {
        if (n === 0) sound("star");
        this.#land(prize, 1);
      };
      const from = star.getBoundingClientRect();
      const timing = { duration: STAR_MS, delay: starAfter(n) };
      this.#layer.send(pictureOf(star, from), shooting(from, to), timing, landed);
    });
  }

  #arrive(card: HTMLElement, rect: DOMRect, change: Change): void {
    const id = card.dataset.card!;
    const was = this.#layer.was.get(id);
    if (was) return makeRoom(card, was.rect, rect);
    const { from, delay = 0 } = this.#origin(id, change);
    if (from && from.width > 0) this.#layer.fly(card, from, { duration: FLY_MS, delay });
  }

  /** The position that a card with a new id comes from, and the delay of its flight. */
  #origin(id: string, change: Change): { from: DOMRect | null; delay?: number } {
    const [kind, a, b, c] = id.split(":");
    if (kind === "hand") return this.#intoHand(cardIn(id), change);
    if (kind === "goal")
      return { from: change.moves.length > 0 ? this.#layer.find("[data-points]") : null, delay: FLY_MS / 2 };
    if (kind === "stack") {
      const entry = change.scene.window?.stack[Number(a) - 1];
      return { from: entry ? this.#fromHandOf(entry.by, entry.cards[Number(b) - 1]!, change) : null };
    }
    return { from: this.#ontoPile(Number(a), b!, Number(c), change) };
  }

  #intoHand(card: string, { moves, you }: Change): { from: DOMRect | null; delay?: number } {
    const dealt = moves.filter(({ move }) => move.type === "dealt" && move.to === you);
    const index = dealt.findIndex(({ move }) => move.type === "dealt" && move.card === card);
    if (index >= 0) return { from: this.#layer.find("[data-deck]"), delay: dealtAfter(index * 2) };
    const picked = moves.find(({ move }) => move.type === "picked" && move.to === you)?.move;
    return { from: picked?.type === "picked" ? this.#layer.find(chair(picked.whose)) : null, delay: SHOW_MS / 2 };
  }

  /** The position of a card in a player's hand; the hands of other players are at their nameplates. */
  #fromHandOf(by: number, card: string, { you }: Change): DOMRect | null {
    if (by !== you) return this.#layer.find(chair(by));
    const gone = [...this.#layer.was.keys()].filter((id) => id.startsWith("hand:") && cardIn(id) === card);
    const id = gone.filter((each) => !this.#used.has(each) && !this.#layer.element(`[data-card="${each}"]`)).at(-1);
    if (!id) return null;
    this.#used.add(id);
    return this.#layer.was.get(id)!.rect;
  }

  /** The origin of a card that is laid on a colour: the stack, or in the simplified game a player's hand. */
  #ontoPile(goal: number, colour: string, nth: number, change: Change): DOMRect | null {
    const window = this.#window;
    if (window?.sticks && window.goal === goal && window.colour === colour) {
      const before = [...this.#layer.was.keys()].filter((id) => id.startsWith(`pile:${goal}:${colour}:`)).length;
      const id = `stack:${window.sticks}:${nth - before + 1}`;
      this.#used.add(id);
      return this.#layer.was.get(id)?.rect ?? null;
    }
    const placed = change.moves.find(({ move }) => move.type === "place" && move.goal === goal);
    if (placed?.move.type !== "place" || typeof placed.seat !== "number") return null;
    return this.#fromHandOf(placed.seat, placed.move.card, change);
  }

  /** Animate a card that is gone: to the discards, to the player who won or took it, or to its deck. */
  #depart(id: string, was: Was, change: Change): void {
    if (was.rect.width === 0 || change.moves.length === 0) return;
    const to = this.#destination(id, change);
    if (!to) return;
    const special = id.startsWith("hand:") && SPECIALS.includes(cardIn(id));
    const frames = special ? heldUp(was.rect, to) : away(was.rect, to);
    this.#layer.send(was.picture, frames, { duration: special ? SHOW_MS : FLY_MS });
  }

  #destination(id: string, { moves, you }: Change): DOMRect | null {
    const picked = moves.find(({ move }) => move.type === "picked" && move.whose === you)?.move;
    if (id.startsWith("hand:") && picked?.type === "picked") return this.#layer.find(chair(picked.to));
    const prize = this.#prize && id.startsWith(`goal:${this.#prize.goal}:`) ? this.#prize : null;
    if (id.startsWith("goal:")) return this.#layer.find(prize ? chair(prize.by) : "[data-points]");
    return this.#layer.find("[data-pile]");
  }

  /** Animate the other players' cards: those that they get face down, their discards and specials face up. */
  #others({ moves, scene, you }: Change): void {
    if (scene.lots) return;
    let dealt = 0;
    for (const { seat, move } of moves) {
      if (move.type === "dealt" && move.to !== you) this.#back("[data-deck]", chair(move.to), dealtAfter(dealt));
      if (move.type === "dealt") dealt += 1;
      if (move.type === "picked" && move.to !== you && move.whose !== you)
        this.#back(chair(move.whose), chair(move.to), SHOW_MS / 2);
      if (seat !== you && (SPECIALS.includes(move.type) || move.type === "discard"))
        this.#shown(seat, move.type === "discard");
    }
  }

  #back(start: string, end: string, delay: number): void {
    const back = this.#layer.element("[data-deck] > *");
    const [from, to] = [this.#layer.find(start), this.#layer.find(end)];
    if (!back || !from || !to) return;
    const stops = [
      [from, 1],
      [to, 0.5],
    ] as const;
    this.#layer.sendCopy(back, stops, { duration: FLY_MS, delay });
  }

  /** Animate a player's card on its way to the top of the discards. */
  #shown(seat: Made<Move>["seat"], plainly: boolean): void {
    const face = this.#layer.element("[data-pile] > *");
    const from = this.#layer.find(chair(seat));
    if (!face || !from) return;
    const rect = face.getBoundingClientRect();
    const start = { transform: shifted(rect, from, 0.5) };
    const frames = plainly ? [start, { transform: "none" }] : [start, ...heldUp(rect, rect).slice(1)];
    this.#layer.send(pictureOf(face, rect), frames, { duration: plainly ? FLY_MS : SHOW_MS });
  }
}

/** Slide a card that has moved because another one needed space. */
function makeRoom(card: HTMLElement, was: DOMRect, rect: DOMRect): void {
  const [dx, dy] = [was.left - rect.left, was.top - rect.top];
  if (was.width > 0 && Math.hypot(dx, dy) >= 3) slide(card, dx, dy);
}
