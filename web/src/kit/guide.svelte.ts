// Guides a newcomer through a first game, step by step. Against bots the game stands still while a step is shown; among
// people nobody waits, and only the steps for them are shown. A step is finished when the player has done it, or when
// its target is gone and it was shown long enough to be read.
import { rememberSteps, stepsDone } from "../guideProgress";
import type { Args, Made } from "../seat";

export interface Step {
  readonly text: string; // the step's name, and the name of its text in the game's texts
  readonly at: string | (() => string); // a selector of what to touch now; the step can be shown while it is visible
  readonly subject?: string; // a selector of everything that the text speaks of: it must be visible, too
  readonly args?: () => Args; // arguments of its text
  readonly after?: string; // the step that must be finished before
  readonly when?: () => boolean; // a further condition for showing the step
  readonly done?: () => boolean; // whether the player has done it, perhaps before it was shown
  readonly look?: boolean; // there is nothing to do but to look
  readonly brief?: boolean; // it is shown among people, too
  readonly scene?: Scene; // a scene that the page plays for this step alone; it contains the targets
}

/** A scene in the game's screen. Both functions are called often, and do nothing if there is nothing to do. */
export interface Scene {
  open(): void;
  close(): void;
}

const READ_MS = 2500; // after this time a step counts as read
const STEADY_MS = 300; // a step is shown only if it stays possible for this long

/** Whether the viewer has just made a move of one of these kinds. Moves made because time was up do not count. */
export const did = (
  seat: { readonly you: number | null; readonly moves: readonly Made<{ type: string }>[] },
  ...kinds: string[]
): boolean =>
  seat.moves.some(({ seat: by, cause, move }) => by === seat.you && cause !== "time" && kinds.includes(move.type));

const isSeen = (thing: HTMLElement): boolean =>
  thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && thing.getBoundingClientRect().width > 0;

/** The selector of what to touch now. */
export const selectorOf = ({ at }: Step): string => (typeof at === "string" ? at : at());

export class Guide {
  shown = $state.raw<Step | null>(null);
  next = $state.raw<Step | null>(null); // the step that will be shown if it stays possible
  behind = $state.raw<ReadonlySet<string>>(new Set());
  readonly isOver = $derived.by(() => this.steps.every((step) => this.behind.has(step.text)));

  #since = 0; // when `next` was found, or when it was shown

  constructor(
    readonly game: string,
    readonly steps: readonly Step[],
    readonly room: HTMLElement,
  ) {
    this.behind = new Set(stepsDone(game));
  }

  /** Update the step that is shown. Called with every animation frame. */
  look(now: number): void {
    this.hear();
    if (this.shown && !this.#fits(this.shown)) this.#leave(now);
    const next = this.steps.find((step) => !this.behind.has(step.text) && this.#fits(step)) ?? null;
    this.#setScene(next);
    if (next !== this.next) [this.next, this.#since] = [next, now];
    else if (next !== this.shown && now - this.#since >= STEADY_MS) this.#show(next, now);
  }

  /** Mark the steps that the player has done; they are not shown any more. */
  hear(): void {
    const done = this.steps.filter((step) => !this.behind.has(step.text) && step.done?.());
    if (done.length > 0) this.#pass(...done);
  }

  /** Finish the step that is shown: the player has understood it. */
  goOn(): void {
    if (this.shown) this.#pass(this.shown);
  }

  /** The guide is no longer shown: close its scenes. */
  leave(): void {
    this.#setScene(null);
  }

  /** What to touch now: the first visible target of the shown step. */
  target(): HTMLElement | null {
    return (this.shown && this.#targets(this.shown)[0]) ?? null;
  }

  /** Open the scene of this step, and close all others. */
  #setScene(step: Step | null): void {
    for (const { scene } of this.steps) if (scene !== step?.scene) scene?.close();
    step?.scene?.open();
  }

  #show(step: Step | null, now: number): void {
    this.shown = step;
    this.#since = now;
  }

  /** Hide a step that no longer applies; it is finished if it was shown long enough. */
  #leave(now: number): void {
    const step = this.shown!;
    this.shown = null;
    if (step === this.next && now - this.#since >= READ_MS) this.#pass(step);
  }

  #pass(...steps: Step[]): void {
    this.behind = new Set([...this.behind, ...steps.map((step) => step.text)]);
    if (this.shown && steps.includes(this.shown)) this.shown = null;
    rememberSteps(this.game, [...this.behind]);
  }

  #fits(step: Step): boolean {
    const early = step.after !== undefined && !this.behind.has(step.after);
    if (early || step.when?.() === false) return false;
    return step.scene !== undefined || this.#targets(step).length > 0; // a scene opens for its step
  }

  #targets(step: Step): HTMLElement[] {
    return [...this.room.querySelectorAll<HTMLElement>(selectorOf(step))].filter(isSeen);
  }
}
