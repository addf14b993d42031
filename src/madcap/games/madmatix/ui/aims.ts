// Turns an offer into a move: the targets that the offer needs, one after the other, and the move that they result in.
// The server checks the rules.
import type { End, Rows } from "./changes";
import type { Operator } from "./sums";
import type { Move, Offer } from "./wire";

/** Something that the player can choose as a target. */
export type Target =
  | { readonly at: "end"; readonly whose: number; readonly end: End } // a free end of a Sequence
  | { readonly at: "card"; readonly whose: number; readonly place: number }
  | { readonly at: "row"; readonly whose: number }
  | { readonly at: "player"; readonly whose: number }
  | { readonly at: "sign"; readonly operator: Operator }
  | { readonly at: "hand"; readonly card: string };

/** An offer that needs targets. */
export type Aim = Exclude<Offer, { type: "draw" | "discard" | "go" | "last-card" | "sit-out" | "catch" | "let-go" }>;

/** The part of the table's state that choosing targets needs. */
export interface Field {
  readonly rows: Rows;
  readonly me: number;
}

const ALONE = ["draw", "discard", "go", "last-card", "sit-out", "catch", "let-go"];

const isAim = (offer: Offer): offer is Aim => !ALONE.includes(offer.type);

/** The offer that a card in hand stands for; null if it cannot be played now. */
export function aimOf(card: string, legal: readonly Offer[]): Aim | null {
  return legal.filter(isAim).find((aim) => fits(aim, card)) ?? null;
}

function fits(aim: Aim, card: string): boolean {
  if (aim.type === "play") return aim.cards.includes(card);
  if (aim.type === "token") return card === (aim.operators.includes("+") ? "plus-minus" : "times-divide");
  return aim.type === card;
}

export function keyOf(target: Target): string {
  return Object.values(target).join(":");
}

export const same = (one: Target | null, other: Target | null): boolean =>
  one !== null && other !== null && keyOf(one) === keyOf(other);

/** The targets that can be chosen next. */
export function targetsOf(aim: Aim, picks: readonly Target[], field: Field): Target[] {
  const first = picks[0];
  switch (aim.type) {
    case "play":
      return first ? [] : aim.ends.map(([whose, end]) => ({ at: "end", whose, end }));
    case "token":
      return first ? signs(aim.operators, picks) : places(aim.places);
    case "flip":
      return first ? [] : places(aim.places);
    case "swap":
      return picks.length > 1 ? [] : places(aim.places).filter((place) => !same(place, first ?? null));
    case "scrap":
      return first ? [] : endCards(aim.ends, field);
    case "steal":
      return first ? myEnds(aim.to_ends, picks, field) : endCards(aim.ends, field);
    case "reverse":
      return first ? [] : aim.whose.map((whose) => ({ at: "row", whose }));
    case "gift":
      return first ? players(aim.to, picks.length > 1) : aim.cards.map((card) => ({ at: "hand", card }));
    default:
      return players(aim.to, first !== undefined);
  }
}

type Places = readonly (readonly [whose: number, place: number])[];
type Ends = readonly (readonly [whose: number, end: End])[];

const places = (all: Places): Target[] => all.map(([whose, place]) => ({ at: "card", whose, place }));

const signs = (all: readonly Operator[], picks: readonly Target[]): Target[] =>
  picks.length > 1 ? [] : all.map((operator) => ({ at: "sign", operator }));

const endCards = (all: Ends, field: Field): Target[] =>
  all.map(([whose, end]) => ({ at: "card", whose, place: end === "left" ? 1 : field.rows[whose]!.length }));

const myEnds = (all: readonly End[], picks: readonly Target[], field: Field): Target[] =>
  picks.length > 1 ? [] : all.map((end) => ({ at: "end", whose: field.me, end }));

const players = (all: readonly number[], chosen: boolean): Target[] =>
  chosen ? [] : all.map((whose) => ({ at: "player", whose }));

/** The move that a card and its targets result in; null while targets are missing. */
export function moveOf(aim: Aim, card: string, picks: readonly Target[]): Move | null {
  const [first, second] = picks;
  if (!first) return null;
  if (aim.type === "play" && first.at === "end") return { type: "play", card, whose: first.whose, end: first.end };
  if (aim.type === "reverse" && first.at === "row") return { type: "reverse", whose: first.whose };
  if ((aim.type === "slow" || aim.type === "skip") && first.at === "player") return { type: aim.type, to: first.whose };
  if (aim.type === "gift" && first.at === "hand" && second?.at === "player") {
    return { type: "gift", card: first.card, to: second.whose };
  }
  return first.at === "card" ? moveOnCard(aim, first, second) : null;
}

type OnCard = Extract<Target, { at: "card" }>;

function moveOnCard(aim: Aim, first: OnCard, second: Target | undefined): Move | null {
  const { whose, place } = first;
  const end: End = place === 1 ? "left" : "right";
  if (aim.type === "flip") return { type: "flip", whose, place };
  if (aim.type === "scrap") return { type: "scrap", whose, end };
  if (aim.type === "token" && second?.at === "sign") return { type: "token", whose, place, operator: second.operator };
  if (aim.type === "steal" && second?.at === "end") return { type: "steal", whose, end, to_end: second.end };
  if (aim.type === "swap" && second?.at === "card") return swapOf(first, second);
  return null;
}

/** The swap of two cards; it names the earlier card first. */
function swapOf(one: OnCard, other: OnCard): Move {
  const isEarlier = one.whose < other.whose || (one.whose === other.whose && one.place < other.place);
  const [first, second] = isEarlier ? [one, other] : [other, one];
  return { type: "swap", whose: first.whose, place: first.place, to: second.whose, to_place: second.place };
}
