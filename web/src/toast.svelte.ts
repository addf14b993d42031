// Short notices about something that just happened; they disappear by themselves.

import { untrack } from "svelte";

const STAYS_MS = 3500;
const QUOTE_STAYS_MS = 20_000; // long enough to write it down

export interface Toast {
  key: number;
  text: string;
  quote: string; // what the user can quote in a report, in small letters
}

let toasts = $state.raw<readonly Toast[]>([]);
let count = 0;

export function allToasts(): readonly Toast[] {
  return toasts;
}

/** Show a notice. If the same text is on the screen already, it is replaced. */
export function tell(text: string, quote = ""): void {
  const toast = { key: ++count, text, quote };
  const others = untrack(() => toasts).filter((other) => other.text !== text); // callers' effects must not track it
  toasts = [...others, toast].slice(-3);
  setTimeout(() => (toasts = toasts.filter((other) => other !== toast)), quote ? QUOTE_STAYS_MS : STAYS_MS);
}
