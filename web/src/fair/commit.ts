// Commits to a number. A part of its own, which is loaded when somebody sits down: most of it is SHA-256.
import type { Table } from "../wire";
import { fingerprintOf, freshNumber } from "./hash";
import { noteNumber, type Known } from "./noted";

/** Choose a fresh number and note it, unless the game has begun; its fingerprint, which everybody may see. */
export function commit({ phase }: Pick<Table, "phase">, known: Known): string {
  const number = freshNumber();
  const fingerprint = fingerprintOf(number);
  if (phase === "lobby") noteNumber(known, fingerprint, number);
  return fingerprint;
}
