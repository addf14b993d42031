// Short notices about something that just happened; they disappear by themselves.

import { untrack } from "svelte";

const STAYS_MS = 3500;

export interface Toast {
  key: number;
  text: string;
}

let toasts = $state.raw<readonly Toast[]>([]);
let count = 0;

export function allToasts(): readonly Toast[] {
  return toasts;
}

/** Show a notice. If the same text is on the screen already, it is replaced. */
export function tell(text: string): void {
  const toast = { key: ++count, text };
  const others = untrack(() => toasts).filter((other) => other.text !== text); // callers' effects must not track it
  toasts = [...others, toast].slice(-3);
  setTimeout(() => (toasts = toasts.filter((other) => other !== toast)), STAYS_MS);
}
