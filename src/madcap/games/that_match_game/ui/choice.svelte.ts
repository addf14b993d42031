// What the player has chosen so far: a card of the hand, and its possible targets. Every target is a legal move that
// the server sent.
import type { Held } from "$web/kit/heldCards";
import { OpenOffers } from "$web/kit/offers.svelte";
import { boltsOf } from "./cards";
import type { MySeat } from "./seat";
import type { Stage } from "./stage.svelte";
import type { Answer, Block, Move, Pass, View } from "./wire";

/** The key of a move's target, as in the `data-target` attribute of its element. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case "place":
      return `place:${move.goal}:${move.colour}`;
    case "clean-slate":
    case "new-goal":
      return `goal:${move.goal}`;
    case "pickpocket":
      return `seat:${move.whose}`;
    case "answer":
      return `answer:${move.sum}`;
    case "block":
      return `strike:${move.entry}:${move.place}`;
    default:
      return move.type;
  }
}

/** Whether a move is made with a card. */
function uses(move: Move, card: string): boolean {
  if (move.type === "answer") return boltsOf(move.sum, move.colour).includes(card);
  return "card" in move ? move.card === card : move.type === card;
}

export class Choice {
  chosen = $state.raw<Held | null>(null);
  pointed = $state.raw<string | null>(null); // the key of the target under a dragged card
  asked = $state.raw<Held | null>(null); // a card that was tapped in vain: the prompt says why

  readonly #seat: () => MySeat;
  readonly #offers: OpenOffers<View, Move, Move>;
  readonly legal = $derived.by((): readonly Move[] => this.#offers.open);

  readonly targets = $derived.by((): readonly Move[] => (this.chosen ? this.#movesOf(this.chosen.card) : []));
  readonly draws = $derived(this.legal.flatMap((move) => (move.type === "draw" ? [move.count] : [])));
  readonly canEnd = $derived(this.legal.some((move) => move.type === "end"));
  readonly pass = $derived(this.legal.find((move): move is Pass => move.type === "pass") ?? null);
  readonly answers = $derived(this.legal.filter((move): move is Answer => move.type === "answer"));
  readonly blocks = $derived(this.legal.filter((move): move is Block => move.type === "block"));

  constructor(seat: () => MySeat, stage: Stage) {
    this.#seat = seat;
    this.#offers = new OpenOffers(seat, () => stage.busy);
  }

  /** Whether a card of the player's hand can be held up now. */
  canTap(held: Held): boolean {
    return this.#movesOf(held.card).length > 0;
  }

  /** Whether a card has moves other than a discard, or the player must discard. */
  canPlay(held: Held): boolean {
    const must = this.#seat().view.phase === "too-many";
    return this.#movesOf(held.card).some((move) => must || move.type !== "discard");
  }

  /** The move of the chosen card on the target with this key; null if there is none. */
  find(key: string | undefined): Move | null {
    return this.targets.find((move) => keyOf(move) === key) ?? null;
  }

  /** Whether an answer is selectable: while a card is chosen, only the answers that use it are. */
  isMeant(move: Move): boolean {
    return !this.chosen || this.targets.includes(move);
  }

  /** Handle a tap on a card of the hand: hold it up, or put it back. A card with a single answer answers at once. */
  tap(held: Held): void {
    const isAgain = held.id === (this.chosen ?? this.asked)?.id;
    const [answer, ...more] = this.#answersWith(held.card);
    if (!isAgain && answer && more.length === 0) return this.play(answer);
    this.letGo();
    if (!isAgain && !this.hold(held) && this.#isSettled()) this.asked = held;
  }

  hold(held: Held): boolean {
    if (!this.canTap(held)) return false;
    this.letGo();
    this.chosen = held;
    return true;
  }

  pick(key: string | undefined): void {
    const move = this.find(key);
    if (move) this.play(move);
  }

  letGo(): void {
    this.chosen = null;
    this.pointed = null;
    this.asked = null;
  }

  /** Make a move, unless it is no longer legal. */
  play(move: Move): void {
    if (!this.legal.includes(move)) return;
    this.#offers.play(move);
    this.letGo();
  }

  draw(count: number): void {
    this.#playWhere((move) => move.type === "draw" && move.count === count);
  }

  end(): void {
    this.#playWhere((move) => move.type === "end");
  }

  /** Whether the player's moves are known: not while one is on its way, nor while a bot plays for them. */
  #isSettled(): boolean {
    const { legal, actors, you } = this.#seat();
    return legal.length === this.legal.length && (legal.length > 0 || you === null || !actors.includes(you));
  }

  #playWhere(fits: (move: Move) => boolean): void {
    const move = this.legal.find(fits);
    if (move) this.play(move);
  }

  /** The answers to others' cards that a card can give. */
  #answersWith(card: string): Move[] {
    const you = this.#seat().you;
    return this.#movesOf(card).filter(
      (move) => move.type === "answer" || (move.type === "block" && move.whose !== you),
    );
  }

  #movesOf(card: string): Move[] {
    return this.legal.filter((move) => uses(move, card));
  }
}
