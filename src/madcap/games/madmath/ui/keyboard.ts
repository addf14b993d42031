// Keyboard control of the table: 1 and 2 keep a die, Enter or the space bar does the next action, arrows move the
// focus, Escape undoes.
import { handleKey, isBusyElsewhere } from "$web/kit/tableKeys";
import type { Hand } from "./hand.svelte";

/** Whether the focused element uses Enter and the space bar itself. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;

export function pressed(event: KeyboardEvent, hand: Hand, table: HTMLElement): void {
  if (event.key === "Enter" || event.key === " ") goAhead(event, hand);
  else handleKey(event, table, { letter: () => false, digit: (n) => keep(n, hand), escape: () => putBack(hand) });
}

function goAhead(event: KeyboardEvent, hand: Hand): void {
  if (isBusyElsewhere(event) || hasOwnEnter(event.target)) return;
  event.preventDefault(); // the space bar would scroll the page
  hand.goAhead();
}

function keep(n: number, hand: Hand): void {
  if (n === 1 || n === 2) hand.toggle(n - 1);
}

function putBack(hand: Hand): boolean {
  const hasSomething = hand.canUndo || hand.kept !== "none";
  hand.letGo();
  return hasSomething;
}
