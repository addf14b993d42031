// The state of the example in the guide: a bot's card is snatched with lightning, and another one is blocked. The page
// plays it without the server.
import type { Component } from "svelte";
import type { MySeat } from "./seat";

export const PARTS = ["snatch", "snatched", "block", "blocked"] as const;
export type Part = (typeof PARTS)[number];

export interface ExampleProps {
  seat: MySeat;
  layer: () => HTMLElement;
}

class Example {
  /** The screen of the example while it is shown. It is loaded with the guide. */
  screen = $state.raw<Component<ExampleProps> | null>(null);
  part = $state.raw<Part>("snatch");
  seen = $state.raw(false);

  /** Whether the player has to tap a card, not a button that goes on. */
  readonly isAsking = $derived(this.part === "snatch" || this.part === "block");

  /** Show it from its beginning, as in a new guide. */
  reset(): void {
    this.screen = null;
    this.part = "snatch";
    this.seen = false;
  }

  goOn(): void {
    const next = PARTS[PARTS.indexOf(this.part) + 1];
    if (next) this.part = next;
    else this.leave();
  }

  /** Go back to the game. */
  leave(): void {
    this.seen = true;
  }
}

export const example = new Example();
