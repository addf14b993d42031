// Passing, with about a second to undo it before the pass is sent. A player can also pass on everything until the turn
// changes. A player who has just played a card is asked again, and passes automatically in the same way.
import { REFUSED_MS } from "$web/kit/offers.svelte";
import type { Choice } from "./choice.svelte";
import { PASS_MS } from "./pace";
import type { MySeat } from "./seat";

export class Passing {
  counting = $state.raw(false); // a pass will be sent soon
  everything = $state.raw(false); // every question of this turn is passed
  readonly #seat: () => MySeat;
  readonly #choice: Choice;
  #sent = $state.raw(""); // the question that a pass has answered, until the server has counted the pass
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The id of the question that the player is asked; every card on the stack makes a new one. */
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

  /** Handle a new question, or the end of one: pass automatically where that applies. */
  hear(): void {
    this.#stop();
    if (!this.asked) return;
    const { view, you } = this.#seat();
    if (this.everything || view.window?.stack.at(-1)?.by === you) this.#start();
  }

  newTurn(): void {
    this.everything = false;
  }

  /** The server asks nothing: it has counted the pass. A later question may have the same id. */
  counted(): void {
    this.#sent = "";
  }

  /** Start a pass, or undo it. */
  toggle(): void {
    if (this.counting) this.#stop();
    else if (this.asked) this.#start();
  }

  /** Switch passing on everything in this turn on or off. */
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
    const { question } = this;
    this.#sent = question;
    this.#choice.play(pass);
    setTimeout(() => this.#sent === question && this.counted(), REFUSED_MS); // it may have been lost on the way
  }
}
