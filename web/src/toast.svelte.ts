// Short notices about something that just happened; they disappear by themselves.

import { untrack } from "svelte";

const STAYS_MS = 4500;

export interface Toast {
  key: number;
  text: string;
}

let toasts = $state.raw<readonly Toast[]>([]);
let count = 0;

export function allToasts(): readonly Toast[] {
  return toasts;
}

/** Tell something; the same words twice are told once. */
export function tell(text: string): void {
  const toast = { key: ++count, text };
  const others = untrack(() => toasts).filter((other) => other.text !== text); // an effect that tells must not follow
  toasts = [...others, toast].slice(-3);
  setTimeout(() => (toasts = toasts.filter((other) => other !== toast)), STAYS_MS);
}
