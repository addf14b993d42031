// Animates cards that fly from their place before a view changed to their place now, on a layer above everything that
// clips or scrolls. A card has an id in `data-card`; a card in the same `data-row` as before has not moved.
import { pictureOf } from "./dragging";
import { animate } from "./motion";
import { curve, shifted } from "./flightPaths";
import { sound } from "./sound";

/** A card as it was before the view changed. */
export interface Was {
  readonly rect: DOMRect;
  readonly picture: HTMLElement;
  readonly row: string | undefined;
}

/** The row that a card lies in. */
export const rowOf = (card: Element): string | undefined => card.closest<HTMLElement>("[data-row]")?.dataset.row;

export class FlightLayer {
  was: ReadonlyMap<string, Was> = new Map();
  readonly #table: () => HTMLElement | undefined;
  readonly #layer: () => HTMLElement;

  constructor(table: () => HTMLElement | undefined, layer: () => HTMLElement) {
    this.#table = table;
    this.#layer = layer;
  }

  /** Store the place of every card. Call this before the view changes. */
  capture(): void {
    this.was = new Map(this.cards().map((card) => [card.dataset.card!, wasOf(card)]));
  }

  cards(): HTMLElement[] {
    return [...(this.#table()?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  }

  element(selector: string): HTMLElement | null {
    return this.#table()?.querySelector<HTMLElement>(selector) ?? null;
  }

  elements(selector: string): Element[] {
    return [...(this.#table()?.querySelectorAll(selector) ?? [])];
  }

  find(selector: string): DOMRect | null {
    return this.element(selector)?.getBoundingClientRect() ?? null;
  }

  /** Fade new cards in, for players who prefer reduced motion. */
  fade(): void {
    for (const card of this.cards()) {
      if (!this.was.has(card.dataset.card!)) card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 400 });
    }
  }

  /** Let a card fly from a rectangle to its place. */
  fly(card: HTMLElement, from: DOMRect, options: KeyframeAnimationOptions): void {
    const to = card.getBoundingClientRect();
    if (to.width === 0) return;
    const picture = pictureOf(card, to);
    card.style.visibility = "hidden";
    this.send(picture, curve(from, to), options, () => {
      card.style.visibility = "";
      sound("place");
    });
  }

  /** Let a copy of an element fly from one rectangle to another, with the given scales. */
  sendCopy(
    element: HTMLElement,
    stops: readonly (readonly [DOMRect, number])[],
    options: KeyframeAnimationOptions,
  ): void {
    const rect = element.getBoundingClientRect();
    const frames = stops.map(([where, scale]) => ({ transform: shifted(rect, where, scale) }));
    this.send(pictureOf(element, rect), frames, options);
  }

  /** Let a picture fly, then remove it. */
  send(picture: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions, landed?: () => void): void {
    this.#layer().append(picture);
    const flight = animate(picture, frames, { fill: "both", easing: "ease-in-out", ...options });
    const end = (): void => {
      picture.remove();
      landed?.();
    };
    if (!flight) return end();
    flight.onfinish = end;
    flight.oncancel = end;
  }
}

function wasOf(card: HTMLElement): Was {
  const rect = card.getBoundingClientRect();
  return { rect, picture: pictureOf(card, rect), row: rowOf(card) };
}

/** Let a card slide by some pixels to its present place. */
export function slide(card: HTMLElement, dx: number, dy: number): void {
  animate(card, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 320 });
}
