// This browser's part of a table's dice: it commits to a number of its own when it sits down (commit.ts), and reveals
// it when the game starts, if the table still shows what it showed before. Decision 4 says why.
import type { AskReveal, Table } from "../wire";
import { isEqual, noted, noteRevealed, type Known, type Noted } from "./noted";

/**
 * How many numbers this browser reveals at a table by itself. A start may fail once, but a server that breaks off many
 * can keep the one whose dice suit it.
 */
export const MOST_ASKED = 2;

/** Whether a table shows another name, or another fingerprint of its secret, than before. */
export function isBroken(table: Pick<Table, "name" | "commitment">, known: Known): boolean {
  const note = noted(known);
  const [name, commitment] = note ? [note.table, note.commitment] : [known.name, known.commitment];
  return table.name !== name || table.commitment !== commitment;
}

/** Whether this browser has to commit to a fresh number before the game can start. */
export function mustRenew(table: Table, known: Known): boolean {
  if (table.you === null || table.phase !== "lobby" || table.starting) return false;
  const mine = table.chairs[table.you]?.commitment ?? "";
  return mine === "" || isUsed(noted(known), mine);
}

/** How many numbers were revealed for games that have not begun, if these are too many; otherwise 0. */
export function timesTooOften(known: Known): number {
  const asked = noted(known)?.asked ?? 0;
  return asked < MOST_ASKED ? 0 : asked;
}

/** Whether the number with this fingerprint was revealed already. */
function isUsed(note: Noted | null, mine: string): boolean {
  const last = note?.revealed;
  return last?.seats[last.seat]?.commitment === mine;
}

/**
 * The number to reveal, noted together with what is to be seen now. Null if it is not to be revealed: the table shows
 * another name or fingerprint than before; it asks for the same number once more, for other seats; or another browser
 * of the same player sits here.
 */
export function answer(asked: AskReveal, table: Table, known: Known): string | null {
  const note = noted(known);
  const seat = table.you ?? -1;
  const mine = asked.seats[seat]?.commitment ?? "";
  const number = note?.numbers[mine];
  if (!note || !number || isBroken({ ...table, commitment: asked.commitment }, known)) return null;
  if (isUsed(note, mine) && !isEqual(note.revealed!.seats, asked.seats)) return null;
  noteRevealed(note, { seat, seats: asked.seats });
  return number;
}
