// Passing, with about a second to undo it before the pass is sent. A player who has just played a card is asked again,
// and passes automatically in the same way. A pass is sent at once where it reveals nothing: by a player who passes on
// everything until the turn changes, and by one who can do nothing else and plays against bots only.
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
    if (this.everything || this.#foolsNobody()) this.#send();
    else if (view.window?.stack.at(-1)?.by === you) this.#start();
  }

  /** Whether a quick pass tells nobody anything: there is no choice, and no other person has a chair. While the guide
   * holds the table, the player is still reading about it. */
  #foolsNobody(): boolean {
    const { chairs, you, held } = this.#seat();
    const alone = chairs.every(({ kind }, chair) => kind !== "person" || chair === you);
    return alone && !held && this.#choice.legal.length === 1;
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
    this.#stop();
    if (this.everything && this.asked) this.#send();
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
