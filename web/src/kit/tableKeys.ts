// Keyboard control that is the same at every table: keys for other parts of the page are left alone, and arrow keys
// move the focus between the elements that can be chosen (`data-choice`).

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The table's reactions to keys. */
export interface TableKeys {
  /** Handle a letter in lower case. Returns whether the table used it; the page then ignores it. */
  letter(key: string): boolean;
  digit(n: number): void;
  /** Undo or put down something. Returns whether there was something; Escape then has no other effect. */
  escape(): boolean;
}

/** Whether a key belongs to a dialog, to a form field, or to the browser. */
export const isBusyElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  document.querySelector("dialog[open]") !== null ||
  (event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]") !== null);

/** Pass a key to the table: a letter, a digit, Escape, or an arrow that moves the focus. */
export function handleKey(event: KeyboardEvent, table: HTMLElement, keys: TableKeys): void {
  if (isBusyElsewhere(event)) return;
  const key = event.key.toLowerCase();
  if (keys.letter(key))
    event.stopPropagation(); // the page may use this letter, too
  else if (/^[0-9]$/.test(key)) keys.digit(Number(key));
  else if (key !== "escape") moveFocus(event, table);
  else if (keys.escape()) event.preventDefault();
}

/** Move the focus to the next element that can be chosen, if the key is an arrow. */
function moveFocus(event: KeyboardEvent, table: HTMLElement): void {
  const by = STEPS[event.key];
  const choices = [...table.querySelectorAll<HTMLElement>("[data-choice]")];
  if (by === undefined || choices.length === 0) return;
  event.preventDefault();
  const now = choices.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (by > 0 ? 0 : choices.length - 1) : (now + by + choices.length) % choices.length;
  choices[next]?.focus();
}
