// Stamps on the board: a few words, for two seconds, about whatever has just decided something. The log and screen
// readers have a whole sentence about it.
import type { Seat } from "../seat";
import { sound, type Sound } from "./sound";

/** How a stamp looks and sounds: good for the viewer, bad, or neither. */
export interface StampLook {
  readonly tone: "good" | "bad" | "plain";
  readonly sound?: Sound;
}

export interface Stamp extends StampLook {
  readonly key: number;
  readonly text: string;
}

const SHOWN_MS = 2000;
const SHORT_MS = 1200; // if several wait: they should not be shown long after what they tell

class StampQueue {
  shown = $state.raw<Stamp | null>(null);
  #waiting: Stamp[] = [];
  #count = 0;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(text: string, look: StampLook): void {
    this.#waiting.push({ key: ++this.#count, text, ...look });
    if (!this.shown) this.#next();
    else if (this.#waiting.length > 1) this.#wait(SHORT_MS - (performance.now() - this.#shownAt));
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.shown = null;
  }

  #next(): void {
    this.shown = this.#waiting.shift() ?? null;
    if (!this.shown) return;
    this.#shownAt = performance.now();
    if (this.shown.sound) sound(this.shown.sound);
    this.#wait(this.#waiting.length > 1 ? SHORT_MS : SHOWN_MS);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(0, ms));
  }
}

/** The stamps on the screen: there is one table on a page. */
export const stamps = new StampQueue();

/** Show the stamp of an event: the game's text `stamp-<type>`. */
export function stampEvent(
  seat: Pick<Seat<unknown, unknown, unknown>, "eventText">,
  event: unknown,
  look: StampLook,
): void {
  stamps.add(seat.eventText(event, "stamp"), look);
}
