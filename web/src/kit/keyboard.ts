// What every table does with keys: it leaves those alone that belong to something else, and moves among what can be
// chosen.

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Whether a key belongs to a dialog, to a field, or to the browser. */
export const isBusyElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  document.querySelector("dialog[open]") !== null ||
  (event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]") !== null);

/** Arrows move the focus to the next thing that can be chosen; whether this was one of them. */
export function stepped(event: KeyboardEvent, table: HTMLElement): boolean {
  const by = STEPS[event.key];
  const choices = [...table.querySelectorAll<HTMLElement>("[data-choice]")];
  if (by === undefined || choices.length === 0) return false;
  event.preventDefault();
  const now = choices.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (by > 0 ? 0 : choices.length - 1) : (now + by + choices.length) % choices.length;
  choices[next]?.focus();
  return true;
}
