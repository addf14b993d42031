// Passing, with a second to take it back before the pass is sent. A player can also pass on everything until the turn
// changes. A player who has just played a card is asked again, and passes automatically in the same way.
import type { Choice } from "./choice.svelte";
import { PASS_MS } from "./pace";
import type { MySeat } from "./seat";

export class Passing {
  counting = $state.raw(false); // a pass is on its way
  everything = $state.raw(false); // all that is asked this turn is passed
  readonly #seat: () => MySeat;
  readonly #choice: Choice;
  #sent = $state.raw(""); // the question that my last pass has answered
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The question that I am asked: every card on the stack asks anew. */
  readonly question = $derived.by((): string => {
    const { turn, plays_left } = this.#seat().view;
    const { pass } = this.#choice;
    return pass ? `${turn} ${plays_left} ${pass.height}` : "";
  });
  readonly asked = $derived(this.question !== "" && this.question !== this.#sent);

  constructor(seat: () => MySeat, choice: Choice) {
    this.#seat = seat;
    this.#choice = choice;
  }

  /** A question is there, or none any more. */
  hear(): void {
    this.#stop();
    if (!this.asked) return;
    const { view, you } = this.#seat();
    if (this.everything || view.window?.stack.at(-1)?.by === you) this.#start();
  }

  newTurn(): void {
    this.everything = false;
    this.#sent = "";
  }

  /** Pass, or take it back. */
  toggle(): void {
    if (this.counting) this.#stop();
    else if (this.asked) this.#start();
  }

  /** Pass on everything this turn, or no longer. */
  toggleAll(): void {
    this.everything = !this.everything;
    if (!this.everything) this.#stop();
    else if (this.asked) this.#start();
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #start(): void {
    this.#stop();
    this.counting = true;
    this.#timer = setTimeout(() => this.#send(), PASS_MS);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.counting = false;
  }

  #send(): void {
    this.counting = false;
    const { pass } = this.#choice;
    if (!pass) return;
    this.#sent = this.question;
    this.#choice.play(pass);
  }
}
