// What the player has chosen so far: a card of the hand, and its targets. The next state clears it.
import { heldCards, type Held } from "$web/kit/heldCards";
import { OpenOffers } from "$web/kit/offers.svelte";
import { aimOf, keyOf, moveOf, same, targetsOf, type Aim, type Target } from "./aims";
import { changesBy, type Change } from "./changes";
import type { MySeat } from "./seat";
import type { Move, Offer, View } from "./wire";

/** Cards with their ids. A number card is unique and keeps its id wherever it lies. */
export const heldOf = (cards: readonly string[]): Held[] =>
  heldCards(cards, (card, n) => (n === 0 ? card : `${card}#${n}`));

export class Choice {
  chosen = $state.raw<Held | null>(null);
  picks = $state.raw<readonly Target[]>([]);
  pointed = $state.raw<Target | null>(null); // the target under the pointer or with the focus, for the preview

  readonly #seat: () => MySeat;
  readonly #offers: OpenOffers<View, Move, Offer>;
  readonly #legal = $derived.by((): readonly Offer[] => this.#offers.open);

  readonly aim = $derived.by((): Aim | null => (this.chosen ? aimOf(this.chosen.card, this.#legal) : null));
  readonly targets = $derived.by((): readonly Target[] => {
    const { you, view } = this.#seat();
    if (!this.aim || you === null) return [];
    return targetsOf(this.aim, this.picks, { rows: view.sequences, me: you });
  });
  /** The changes that the target under the pointer would cause. */
  readonly changes = $derived(this.pointed ? this.changesBy(this.pointed) : []);
  readonly catchable = $derived(this.#legal.flatMap((offer) => (offer.type === "catch" ? [offer.whose] : [])));
  readonly canEnd = $derived(this.can("go"));
  readonly canSitOut = $derived(this.can("sit-out"));

  constructor(seat: () => MySeat) {
    this.#seat = seat;
    this.#offers = new OpenOffers(seat);
  }

  can(type: Offer["type"]): boolean {
    return this.#legal.some((offer) => offer.type === type);
  }

  canDraw(deck: "number" | "action"): boolean {
    return this.#legal.some((offer) => offer.type === "draw" && offer.deck === deck);
  }

  /** Whether a card of the player's hand reacts to a tap now. */
  canTap(held: Held): boolean {
    return this.givable(held) !== null || this.#canDiscard(held) || aimOf(held.card, this.#legal) !== null;
  }

  /** The target that a card of the player's hand stands for; null if no such target is needed. */
  givable(held: Held): Target | null {
    if (held.id === this.chosen?.id) return null;
    return this.targets.find((target) => target.at === "hand" && target.card === held.card) ?? null;
  }

  find(at: Target): Target | null {
    return this.targets.find((target) => same(target, at)) ?? null;
  }

  byKey(key: string | undefined): Target | null {
    return this.targets.find((target) => keyOf(target) === key) ?? null;
  }

  isPicked(at: Target): boolean {
    return this.picks.some((pick) => same(pick, at));
  }

  /** Handle a tap on a card of the player's hand: choose it, put it back, give it away or discard it. */
  tap(held: Held): void {
    const gift = this.givable(held);
    if (gift) this.pick(gift);
    else if (this.#canDiscard(held)) this.play({ type: "discard", card: held.card });
    else if (held.id === this.chosen?.id) this.letGo();
    else this.hold(held);
  }

  hold(held: Held): void {
    if (!aimOf(held.card, this.#legal)) return;
    this.letGo();
    this.chosen = held;
  }

  /** Add a target. Makes the move when no target is missing; a target without an alternative is added automatically. */
  pick(target: Target): void {
    if (!this.aim || !this.chosen) return;
    this.picks = [...this.picks, target];
    this.pointed = null;
    const move = moveOf(this.aim, this.chosen.card, this.picks);
    if (move) this.play(move);
    else if (this.targets.length === 1 && target.at !== "hand") this.pick(this.targets[0]!); // a gift is handed over
  }

  /** Undo the choice of the last target; without targets, undo the choice of the card. */
  undo(): void {
    this.pointed = null;
    if (this.picks.length > 0) this.picks = this.picks.slice(0, -1);
    else this.letGo();
  }

  letGo(): void {
    this.chosen = null;
    this.picks = [];
    this.pointed = null;
  }

  play(move: Move): void {
    this.#offers.play(move);
    this.letGo();
  }

  /** The changes that this target would cause; none while other targets are still missing. */
  changesBy(target: Target): Change[] {
    const { you, view } = this.#seat();
    const move = this.aim && this.chosen ? moveOf(this.aim, this.chosen.card, [...this.picks, target]) : null;
    return move && you !== null ? changesBy(view.sequences, move, you) : [];
  }

  #canDiscard(held: Held): boolean {
    return this.#legal.some((offer) => offer.type === "discard" && offer.card === held.card);
  }
}
