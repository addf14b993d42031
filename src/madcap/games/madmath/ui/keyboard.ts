// Keyboard control of the table: 1 and 2 keep a die, Enter or the space bar does the next action, arrows move the
// focus, Escape undoes.
import { handleKey, isBusyElsewhere } from "$web/kit/tableKeys";
import type { Choice } from "./choice.svelte";

/** Whether the focused element uses Enter and the space bar itself. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;

export function pressed(event: KeyboardEvent, choice: Choice, table: HTMLElement): void {
  if (event.key === "Enter" || event.key === " ") goAhead(event, choice);
  else handleKey(event, table, { letter: () => false, digit: (n) => keep(n, choice), escape: () => putBack(choice) });
}

function goAhead(event: KeyboardEvent, choice: Choice): void {
  if (isBusyElsewhere(event) || hasOwnEnter(event.target)) return;
  event.preventDefault(); // the space bar would scroll the page
  choice.goAhead();
}

function keep(n: number, choice: Choice): void {
  if (n === 1 || n === 2) choice.toggle(n - 1);
}

function putBack(choice: Choice): boolean {
  const hasSomething = choice.canUndo || choice.kept !== "none";
  choice.letGo();
  return hasSomething;
}
