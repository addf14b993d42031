// Guides a newcomer through a first game, step by step; the game never waits for it. A step is finished when the player
// has done it, or when its target is gone and it was shown long enough to be read.
import { rememberSteps, stepsDone } from "../guideProgress";
import type { Args, Made } from "../seat";

export interface Step {
  readonly text: string; // its text in the game's texts, and its name
  readonly at: string; // what it is about: a selector; the step can be shown as long as such a thing is to be seen
  readonly args?: () => Args; // for its text
  readonly after?: string; // not before this step is done
  readonly when?: () => boolean; // it can be shown only then
  readonly done?: () => boolean; // it was done, perhaps before it was ever shown
  readonly spare?: string; // what should not be hidden meanwhile: a selector
  readonly look?: boolean; // there is nothing to do but to look
}

const READ_MS = 2500; // a step that was there for so long has been read
const STEADY_MS = 300; // what comes and goes in less is not talked about

/** Whether I have just made a move of one of these kinds, myself. */
export const did = (
  seat: { readonly you: number | null; readonly moves: readonly Made<{ type: string }>[] },
  ...kinds: string[]
): boolean =>
  seat.moves.some(({ seat: by, cause, move }) => by === seat.you && cause !== "time" && kinds.includes(move.type));

const isSeen = (thing: HTMLElement): boolean =>
  thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && thing.getBoundingClientRect().width > 0;

export class Guide {
  shown = $state.raw<Step | null>(null);
  behind = $state.raw<ReadonlySet<string>>(new Set());
  readonly isOver = $derived.by(() => this.steps.every((step) => this.behind.has(step.text)));

  #next: Step | null = null; // it will be shown if it stays
  #since = 0; // when it became the next, or was shown

  constructor(
    readonly game: string,
    readonly steps: readonly Step[],
    readonly room: HTMLElement,
  ) {
    this.behind = new Set(stepsDone(game));
  }

  /** Look at the table: which step fits now? Called all the time. */
  look(now: number): void {
    this.hear();
    if (this.shown && !this.#fits(this.shown)) this.#leave(now);
    const next = this.steps.find((step) => !this.behind.has(step.text) && this.#fits(step)) ?? null;
    if (next !== this.#next) [this.#next, this.#since] = [next, now];
    else if (next !== this.shown && now - this.#since >= STEADY_MS) this.#show(next, now);
  }

  /** Something has happened: what is done needs no words. */
  hear(): void {
    const done = this.steps.filter((step) => !this.behind.has(step.text) && step.done?.());
    if (done.length > 0) this.#pass(...done);
  }

  /** What is shown has been understood. */
  goOn(): void {
    if (this.shown) this.#pass(this.shown);
  }

  /** What the shown step is about: usually several things, each of which will do. */
  things(): HTMLElement[] {
    return this.shown ? this.#all(this.shown.at) : [];
  }

  /** What should not be hidden meanwhile. */
  spared(): HTMLElement[] {
    return this.shown?.spare ? this.#all(this.shown.spare) : [];
  }

  #show(step: Step | null, now: number): void {
    this.shown = step;
    this.#since = now;
  }

  /** It is about nothing any more. */
  #leave(now: number): void {
    const step = this.shown!;
    this.shown = null;
    if (step === this.#next && now - this.#since >= READ_MS) this.#pass(step);
  }

  #pass(...steps: Step[]): void {
    this.behind = new Set([...this.behind, ...steps.map((step) => step.text)]);
    if (this.shown && steps.includes(this.shown)) this.shown = null;
    rememberSteps(this.game, [...this.behind]);
  }

  #fits(step: Step): boolean {
    const early = step.after !== undefined && !this.behind.has(step.after);
    return !early && step.when?.() !== false && this.#all(step.at).length > 0;
  }

  #all(selector: string): HTMLElement[] {
    return [...this.room.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  }
}
