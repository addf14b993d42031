// The table by keyboard: 1 and 2 keep a die, Enter or the space bar goes ahead, arrows choose, Escape puts back.
import type { Hand } from "./hand.svelte";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const isBusyElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  document.querySelector("dialog[open]") !== null ||
  (event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]") !== null);

/** Whether Enter means something to what is focused. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;

export function pressed(event: KeyboardEvent, hand: Hand, table: HTMLElement): void {
  if (isBusyElsewhere(event)) return;
  const { key } = event;
  if (key === "1" || key === "2") hand.toggle(Number(key) - 1);
  else if (key === "Escape") putBack(hand, event);
  else if (key in STEPS) step(STEPS[key] ?? 1, table, event);
  else if ((key === "Enter" || key === " ") && !hasOwnEnter(event.target)) goAhead(hand, event);
}

function goAhead(hand: Hand, event: KeyboardEvent): void {
  event.preventDefault(); // the space bar scrolls no page
  hand.goAhead();
}

function putBack(hand: Hand, event: KeyboardEvent): void {
  if (hand.canUndo || hand.kept !== "none") event.preventDefault(); // it means nothing else, then
  hand.letGo();
}

/** Move the focus to the next thing on the board that can be tapped. */
function step(by: number, table: HTMLElement, event: KeyboardEvent): void {
  const choices = [...table.querySelectorAll<HTMLElement>("[data-choice]")];
  if (choices.length === 0) return;
  event.preventDefault();
  const now = choices.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (by > 0 ? 0 : choices.length - 1) : (now + by + choices.length) % choices.length;
  choices[next]?.focus();
}
