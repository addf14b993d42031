// This browser's part of a table's dice: it commits to a number of its own when it sits down (commit.ts), and reveals
// it when the game starts, if the table still shows what it showed before. Decision 4 says why.
import type { AskReveal, Table } from "../wire";
import { isEqual, noted, noteRevealed, type Noted } from "./noted";

/** Whether a table shows another fingerprint of its secret than the one that was noted. */
export function isBroken(table: Table): boolean {
  const note = noted(table);
  return note !== null && note.commitment !== table.commitment;
}

/** Whether this browser has to commit to a fresh number before the game can start. */
export function mustRenew(table: Table): boolean {
  if (table.you === null || table.phase !== "lobby" || table.starting) return false;
  const mine = table.chairs[table.you]?.commitment ?? "";
  return mine === "" || isUsed(noted(table), mine);
}

/** Whether the number with this fingerprint was revealed already. */
function isUsed(note: Noted | null, mine: string): boolean {
  const last = note?.revealed;
  return last?.seats[last.seat]?.commitment === mine;
}

/**
 * The number to reveal, noted together with what is to be seen now. Null if it is not to be revealed: the table shows
 * another fingerprint than before; it asks for the same number once more, for other seats; or another browser of the
 * same player sits here.
 */
export function answer(asked: AskReveal, table: Table): string | null {
  const note = noted(table);
  const seat = table.you ?? -1;
  const mine = asked.seats[seat]?.commitment ?? "";
  const number = note?.numbers[mine];
  if (!note || !number || note.commitment !== asked.commitment) return null;
  if (isUsed(note, mine) && !isEqual(note.revealed!.seats, asked.seats)) return null;
  noteRevealed(note, { seat, seats: asked.seats });
  return number;
}
