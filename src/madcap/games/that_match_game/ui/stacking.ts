// The positions of the cards in the stack, in widths of a card, and the arcs from blocks to the cards that they strike.
import type { Entry } from "./wire";

const STEP = 1.08; // from card to card
const APART = 0.5; // between entries

/** The left edges of every entry's cards. */
export function edgesOf(stack: readonly Entry[]): number[][] {
  let x = 0;
  return stack.map(({ cards }) => {
    const edges = cards.map((_, i) => x + i * STEP);
    x += cards.length * STEP + APART;
    return edges;
  });
}

export const widthOf = (stack: readonly Entry[]): number =>
  stack.reduce((sum, { cards }) => sum + cards.length * STEP + APART, -APART);

export interface Arc {
  readonly entry: number; // the entry of the block, counted from 1
  readonly from: number;
  readonly to: number;
  readonly kind: "red-block" | "orange-block";
  readonly out: boolean; // whether the block itself was struck
}

/** The arcs from the middle of each block to the middle of the card that it strikes. */
export function arcsOf(stack: readonly Entry[]): Arc[] {
  const edges = edgesOf(stack);
  return stack.flatMap(({ aims, kind, out }, i) => {
    const to = aims && edges[aims.entry - 1]?.[aims.place - 1];
    if (to === null || to === undefined || (kind !== "red-block" && kind !== "orange-block")) return [];
    return [{ entry: i + 1, from: edges[i]![0]! + 0.5, to: to + 0.5, kind, out }];
  });
}
