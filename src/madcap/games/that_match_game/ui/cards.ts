// The face of a card, parsed from its name: "red-3", "lightning-red-3", "any-3", "red-exclamation", or a special such
// as "new-goal".
import { heldCards, type Held } from "$web/kit/heldCards";

export type Colour = "red" | "green" | "blue";
export const COLOURS: readonly Colour[] = ["red", "green", "blue"];

export type Face =
  | { readonly kind: "number" | "lightning"; readonly colour: Colour; readonly number: number }
  | { readonly kind: "any"; readonly number: number }
  | { readonly kind: "exclamation"; readonly colour: Colour }
  | { readonly kind: "block" | "special" | "hidden" };

export function faceOf(card: string): Face {
  const words = card.split("-");
  const number = Number(words.at(-1));
  if (words[0] === "lightning") return { kind: "lightning", colour: words[1] as Colour, number };
  if (words[0] === "any") return { kind: "any", number };
  if (words[1] === "exclamation") return { kind: "exclamation", colour: words[0] as Colour };
  if (words[1] === "block") return { kind: "block" };
  if (card === "hidden") return { kind: "hidden" };
  return number > 0 ? { kind: "number", colour: words[0] as Colour, number } : { kind: "special" };
}

/** The lightning cards of a sum: "1 + 2" in red is two cards. */
export const boltsOf = (sum: string, colour: Colour): string[] =>
  sum.split(" + ").map((n) => `lightning-${colour}-${n}`);

/** The three numbers of a point card: "1-5-4" requires red 1, green 5, blue 4. */
export const numbersOf = (point: string): number[] => point.split("-").map(Number);

/** The number of stars on a point card: one for every three of the sum of its numbers, at most five. */
export function starsOf(point: string): number {
  const sum = numbersOf(point).reduce((a, b) => a + b, 0);
  return Math.min(5, Math.floor(sum / 3));
}

/** The cards of a hand with their ids. */
export const heldOf = (cards: readonly string[]): Held[] => heldCards(cards, (card, n) => `hand:${card}#${n}`);
