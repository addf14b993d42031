// The cards of a hand, each with an id for the screen.

/** A card in a hand. Equal cards have different ids. */
export interface Held {
  readonly id: string;
  readonly card: string;
}

/** The cards of a hand with their ids: `idOf` makes one from a card and the number of equal cards before it. */
export function heldCards(cards: readonly string[], idOf: (card: string, n: number) => string): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { id: idOf(card, n), card };
  });
}

interface SeatWithHand {
  readonly you: number | null;
  readonly view: { readonly hands: readonly { readonly cards: readonly string[] }[] };
}

/** The viewer's own cards: none for a spectator. */
export const ownHand = ({ you, view }: SeatWithHand): readonly string[] =>
  you === null ? [] : (view.hands[you]?.cards ?? []);

/** Tap the n-th card (from 1), if it exists and can be tapped. */
export function tapNth(
  cards: readonly Held[],
  n: number,
  choice: { canTap(held: Held): boolean; tap(held: Held): void },
): void {
  const held = cards[n - 1];
  if (held && choice.canTap(held)) choice.tap(held);
}
