// What this browser knows of a table's draws before the game: the fingerprint that it was shown, and the numbers that
// it sent. Only what was noted here, and not told by the server afterwards, proves anything at the end.
import type { Noted } from "./draws";

const MOST = 8; // numbers that are kept: somebody may change chairs

const nameOf = (code: string): string => `madcap-fair-${code}`;

/** Note the number that is sent to a table, and the first fingerprint that it has shown. */
export function note(code: string, commitment: string, nonce: string): void {
  const before = noted(code);
  const all: Noted = {
    commitment: before?.commitment ?? commitment,
    nonces: [...(before?.nonces ?? []), nonce].slice(-MOST),
  };
  try {
    sessionStorage.setItem(nameOf(code), JSON.stringify(all));
  } catch {
    // without storage there is nothing to compare with
  }
}

/** What was noted of a table; null: nothing. */
export function noted(code: string): Noted | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(code)) ?? "null") as Noted | null;
  } catch {
    return null;
  }
}
