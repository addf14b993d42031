// Animates a change of the view by the moves that led to it: cards fly from their old places to their new ones.
import { pictureOf } from "$web/kit/dragging";
import { FlightLayer, rowOf, slide, type Was } from "$web/kit/flightLayer";
import { away, heldUp, shifted, tumbling } from "$web/kit/flightPaths";
import { isCalm } from "$web/kit/motion";
import type { Made } from "$web/seat";
import { dealtAfter, FALL_MS, FLY_MS, SHOW_MS } from "./pace";
import { isNumber } from "./sums";
import type { Move } from "./wire";

/** What has happened since the last view. */
export interface Tale {
  readonly moves: readonly Made<Move>[];
  readonly act: Made<Move> | null;
  readonly fallen: readonly string[]; // cards of Sequences that fall apart now
  readonly you: number | null;
}

const nameOf = (id: string): string => id.split("#")[0]!;

export class Flights {
  readonly #layer: FlightLayer;

  constructor(table: () => HTMLElement | undefined, layer: () => HTMLElement) {
    this.#layer = new FlightLayer(table, layer);
  }

  /** Store the position of every card before the change. */
  capture(): void {
    this.#layer.capture();
  }

  /** Animate every card from its stored position to its new one. */
  play(tale: Tale): void {
    if (isCalm()) return this.#layer.fade();
    const here = this.#layer.cards();
    for (const card of here) this.#arrive(card, tale);
    const ids = new Set(here.map((card) => card.dataset.card));
    for (const [id, was] of this.#layer.was) if (!ids.has(id)) this.#depart(id, was, tale);
    this.#dealOthers(tale);
    this.#showAction(tale);
  }

  #arrive(card: HTMLElement, tale: Tale): void {
    const id = card.dataset.card!;
    const was = this.#layer.was.get(id);
    if (!was) return this.#comeIn(card, id, tale);
    const rect = card.getBoundingClientRect();
    const [dx, dy] = [was.rect.left - rect.left, was.rect.top - rect.top];
    if (Math.hypot(dx, dy) < 3) return;
    const crosses = was.row !== rowOf(card) || tale.act?.move.type === "reverse" || tale.act?.move.type === "swap";
    if (!crosses) slide(card, dx, dy);
    else this.#fly(card, was.rect, tale.act?.move.type === "play" ? 0 : SHOW_MS / 2);
  }

  /** Animate a card that was not visible before: from the player who played or gave it, or from its deck. */
  #comeIn(card: HTMLElement, id: string, tale: Tale): void {
    const name = nameOf(id);
    const index = tale.moves.findIndex(({ move }) => move.type === "dealt" && move.card === name);
    const given = tale.moves.find(({ move }) => move.type === "gift" && move.card === name);
    const by = given ?? tale.moves.find(({ move }) => move.type === "play" && move.card === name);
    const from = by ? this.#layer.find(`[data-chair="${by.seat}"]`) : index < 0 ? null : this.#layer.find(deckOf(name));
    if (from) this.#fly(card, from, given ? SHOW_MS / 2 : dealtAfter(Math.max(0, index)));
  }

  #fly(card: HTMLElement, from: DOMRect, delay: number): void {
    reveal(card);
    this.#layer.fly(card, from, { duration: FLY_MS, delay, easing: "ease-in-out" });
  }

  /** Animate a card that has left its place: it falls, is given away, or goes to the discards. */
  #depart(id: string, was: Was, tale: Tale): void {
    if (was.rect.width === 0) return;
    const name = nameOf(id);
    if (tale.fallen.includes(name)) return this.#tumble(was);
    const gift = tale.moves.find(({ seat, move }) => seat === tale.you && move.type === "gift" && move.card === name);
    const to = this.#layer.find(gift?.move.type === "gift" ? `[data-chair="${gift.move.to}"]` : "[data-pile]");
    if (!to || tale.moves.length === 0) return;
    const frames = isNumber(name) || gift ? away(was.rect, to) : heldUp(was.rect, to);
    const duration = isNumber(name) || gift ? FLY_MS : SHOW_MS;
    this.#layer.send(was.picture, frames, { duration, delay: isNumber(name) ? SHOW_MS / 2 : 0 });
  }

  /** Animate the fall of a card whose Sequence divides by 0. */
  #tumble({ picture, rect }: Was): void {
    this.#layer.send(picture, tumbling(rect), { duration: FALL_MS, delay: Math.random() * 180, easing: "ease-in" });
  }

  /** Animate, face down, the cards that other players get from a deck or from each other. */
  #dealOthers(tale: Tale): void {
    let dealt = 0;
    for (const { seat, move } of tale.moves) {
      if (move.type === "dealt" && move.to !== tale.you)
        this.#sendBack(deckOf(move.card), null, move.to, dealtAfter(dealt));
      if (move.type === "dealt") dealt += 1;
      if (move.type === "gift" && seat !== tale.you && move.to !== tale.you) {
        this.#sendBack(deckOf(move.card), `[data-chair="${seat}"]`, move.to, SHOW_MS / 2);
      }
    }
  }

  #sendBack(deck: string, start: string | null, to: number, delay: number): void {
    const back = this.#layer.element(deck);
    const [from, end] = [this.#layer.find(start ?? deck), this.#layer.find(`[data-chair="${to}"]`)];
    if (!back || !from || !end) return;
    const stops = [
      [from, 0.8],
      [end, 0.45],
    ] as const;
    this.#layer.sendCopy(back, stops, { duration: FLY_MS, delay });
  }

  /** Show another player's action card in the middle before it is discarded. */
  #showAction({ moves, act, you }: Tale): void {
    if (!act || act.seat === you || act.move.type === "play" || !moves.includes(act)) return;
    const pile = this.#layer.element("[data-pile]");
    const face = pile?.firstElementChild;
    const from = this.#layer.find(`[data-chair="${act.seat}"]`);
    if (!pile || !face || !from) return;
    const to = pile.getBoundingClientRect();
    const picture = pictureOf(face, to);
    const frames = heldUp(to, to);
    frames[0] = { transform: shifted(to, from, 0.5) };
    this.#layer.send(picture, frames, { duration: SHOW_MS });
  }
}

const deckOf = (card: string): string =>
  `[data-deck="${card === "hidden-number" || isNumber(card) ? "number" : "action"}"]`;

/** Scroll a Sequence, and the area of Sequences, so that a card can be seen. */
function reveal(card: HTMLElement): void {
  const row = card.closest<HTMLElement>(".sequence");
  const area = card.closest<HTMLElement>("[data-scrolls]");
  if (row) row.scrollLeft += outside(card, row, "left", "right");
  if (area) area.scrollTop += outside(card, area, "top", "bottom");
}

function outside(card: HTMLElement, box: HTMLElement, start: "left" | "top", end: "right" | "bottom"): number {
  const [inner, outer] = [card.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner[start] < outer[start]) return inner[start] - outer[start] - 20;
  return Math.max(0, inner[end] - outer[end] + 30);
}
