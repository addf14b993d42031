// Keyboard control of the table: choose a block, move, roll, turn, flip and lift it, claim a match, and let the screen
// reader read the card and the board.
import { isBusyElsewhere } from "$web/kit/tableKeys";
import type { Square } from "./blocks";
import type { Done, Hand } from "./hand.svelte";

export const KEYS = [
  { key: "1 – 5", text: "key-block" },
  { key: "← ↑ ↓ →", text: "key-move" },
  { key: "⇧ ← ↑ ↓ →", text: "key-shift" },
  { key: "R", text: "key-roll" },
  { key: "⇧ R", text: "key-roll-back" },
  { key: "T", text: "key-turn" },
  { key: "F", text: "key-flip" },
  { key: "L", text: "key-lift" },
  { key: "Enter", text: "key-match" },
  { key: "6 – 9, 0", text: "key-point" },
  { key: "C", text: "key-read-card" },
  { key: "B", text: "key-read-board" },
  { key: "H", text: "key-hint" },
];

/** The table's callbacks for keyboard commands. */
export interface Orders {
  did: (done: Done, why?: string) => void; // `why` is the id of the text that explains a failure
  chose: () => void;
  match: (pressedAt: number) => void;
  point: (slot: number) => void;
  readCard: () => void;
  readBoard: () => void;
  hint: () => void;
}

const WAYS: Readonly<Record<string, Square>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** Whether a focused button or link handles Enter itself; a block does not. */
const isOnButton = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest("button:not([data-block]), a, summary") !== null;

export function pressed(event: KeyboardEvent, hand: Hand, orders: Orders): void {
  if (isBusyElsewhere(event) || (event.key === "Enter" && isOnButton(event))) return;
  const order = orderOf(event, hand, orders);
  if (!order) return;
  event.preventDefault();
  event.stopPropagation(); // the page uses some of these letters for other shortcuts
  if (!event.repeat || event.key in WAYS) order();
}

function orderOf(event: KeyboardEvent, hand: Hand, orders: Orders): (() => void) | null {
  const way = WAYS[event.key];
  if (way) return () => orders.did(event.shiftKey ? hand.slide(way) : hand.step(way), "say-edge");
  const digit = /^Digit([0-9])$/.exec(event.code)?.[1] ?? /^[0-9]$/.exec(event.key)?.[0];
  return digit === undefined
    ? letterOrder(event, hand, orders)
    : digitOrder(Number(digit), event.shiftKey, hand, orders);
}

/** The command of a digit: 1 to 5 choose a block; with Shift, and from 6 on, digits select a card. */
function digitOrder(digit: number, shifted: boolean, hand: Hand, orders: Orders): () => void {
  const isBlock = digit >= 1 && digit <= 5;
  if (!isBlock) return () => orders.point(digit === 0 ? 4 : digit - 6);
  if (shifted) return () => orders.point(digit - 1);
  return () => {
    hand.choose(digit);
    orders.chose();
  };
}

function letterOrder(event: KeyboardEvent, hand: Hand, orders: Orders): (() => void) | null {
  const letters: Readonly<Record<string, () => void>> = {
    r: () => orders.did(hand.roll(event.shiftKey ? -1 : 1)),
    t: () => orders.did(hand.turn(event.shiftKey ? -1 : 1)),
    f: () => orders.did(hand.flip()),
    l: () => orders.did(event.shiftKey ? hand.liftAll() : hand.lift()),
    enter: () => orders.match(event.timeStamp),
    c: orders.readCard,
    b: orders.readBoard,
    h: orders.hint,
  };
  return letters[event.key.toLowerCase()] ?? null;
}
