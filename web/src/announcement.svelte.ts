// The announcement of the server's operator: what it says, how long it is shown, and whether the user has dismissed it.
import { getAnnouncement } from "./api";
import { speaking } from "./i18n.svelte";
import type { Announcement } from "./wire";

const KEY = "madcap-announcement";
const LATER_MS = 1000; // what the first page shows is loaded first
const LONGEST_MS = 2 ** 31 - 1; // of a browser's timer

let current = $state.raw<Announcement | null>(null);
let dismissed = $state(recall());
let ending: ReturnType<typeof setTimeout> | undefined;

/** The announcement in the user's language; empty if there is none, or if the user has dismissed it. */
export function announcement(): string {
  if (!current || current.id === dismissed) return "";
  return current.texts[speaking()] ?? current.text;
}

/** Show an announcement until it ends; null takes it away. */
export function announce(one: Announcement | null): void {
  clearTimeout(ending);
  current = one;
  if (one) ending = setTimeout(() => (current = null), Math.min(one.ms, LONGEST_MS));
}

/** Do not show this announcement again, also after a reload. */
export function dismiss(): void {
  dismissed = current?.id ?? dismissed;
  try {
    localStorage.setItem(KEY, String(dismissed));
  } catch {
    // without storage it is shown again after a reload
  }
}

/** Ask the server for the announcement, now and whenever the user comes back to the page. Returns how to stop. */
export function followAnnouncements(): () => void {
  const look = () => {
    if (!document.hidden) void ask();
  };
  const first = setTimeout(look, LATER_MS);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(first);
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Ask the server for the announcement. If it does not answer, the page stays as it is. */
export async function ask(): Promise<void> {
  const answer = await getAnnouncement().catch(() => null);
  if (answer) announce(answer.announcement);
}

function recall(): number {
  try {
    return Number(localStorage.getItem(KEY));
  } catch {
    return 0;
  }
}
