// Where things fly: from where they lay before a view changed to where they lie now, above everything that clips or
// scrolls. What can fly carries an id in `data-card`; what lies in the same `data-row` as before has not travelled.
import { pictureOf } from "./dragging";
import { animate } from "./motion";
import { curve } from "./paths";
import { sound } from "./sound";

/** A thing before the view changed. */
export interface Was {
  readonly rect: DOMRect;
  readonly picture: HTMLElement;
  readonly row: string | undefined;
}

export const rowOf = (card: Element): string | undefined => card.closest<HTMLElement>("[data-row]")?.dataset.row;

export class Sky {
  was: ReadonlyMap<string, Was> = new Map();
  readonly #table: () => HTMLElement | undefined;
  readonly #sky: () => HTMLElement;

  constructor(table: () => HTMLElement | undefined, sky: () => HTMLElement) {
    this.#table = table;
    this.#sky = sky;
  }

  /** Remember where everything lies, before it changes. */
  capture(): void {
    this.was = new Map(this.cards().map((card) => [card.dataset.card!, wasOf(card)]));
  }

  cards(): HTMLElement[] {
    return [...(this.#table()?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  }

  element(selector: string): HTMLElement | null {
    return this.#table()?.querySelector<HTMLElement>(selector) ?? null;
  }

  find(selector: string): DOMRect | null {
    return this.element(selector)?.getBoundingClientRect() ?? null;
  }

  /** Where motion is not wanted, new things appear. */
  fade(): void {
    for (const card of this.cards()) {
      if (!this.was.has(card.dataset.card!)) card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 400 });
    }
  }

  /** A thing comes from somewhere to where it lies. */
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

  /** A picture flies, and is gone. */
  send(picture: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions, landed?: () => void): void {
    this.#sky().append(picture);
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
