// What this browser knows of a table's draws before the game. It stays in the browser when the page is closed: only
// what was noted here, and not told by the server afterwards, proves anything at the end.
import type { Commitment } from "../wire";

/** A table as this page saw it first. What the server says later does not change which note belongs to it. */
export interface Known {
  readonly address: string; // that was opened: the table's code or its name
  readonly name: string;
  readonly code: string;
  readonly commitment: string; // the fingerprint of the table's secret; empty if none was shown
}

/** What was noted of one table. */
export interface Noted {
  readonly table: string; // its name
  readonly code: string;
  readonly address: string; // that was opened
  readonly at: number; // when it was noted first, in ms since 1970
  readonly commitment: string; // the fingerprint of the table's secret that was shown first
  readonly numbers: Readonly<Record<string, string>>; // this browser's own numbers, by their fingerprints
  readonly revealed: Revealed | null; // the last time that a number was revealed
  readonly asked: number; // how often one was revealed, for other seats or with another number each time
  readonly seat: number | null; // this player's in the game, once it was seen to have begun
}

/** What was to be seen when this browser revealed its number. */
export interface Revealed {
  readonly seat: number; // its own
  readonly seats: readonly Commitment[];
  readonly isLate?: boolean; // the table has refused the number: the game had begun
}

const KEY = "madcap-fair";
const TABLES = 20; // the newest ones are kept
const NUMBERS = 8; // of each table: somebody may change chairs
const REUSED_MS = 2 * 24 * 3600 * 1000; // after this time, the code may belong to another table

const memory = new Map<string, Noted>(); // by name: for browsers that store nothing

function all(): readonly Noted[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Noted[];
  } catch {
    return [...memory.values()];
  }
}

/**
 * What was noted of a table; null: nothing. A table that has another name now is found by the address that was opened,
 * or by its code: a server must not get rid of what it has shown by naming the table anew.
 */
export function noted({ address, name, code }: Known): Noted | null {
  const notes = [...all(), ...memory.values()];
  const recent = notes.filter(({ at }) => Date.now() - at < REUSED_MS);
  const hasCode = (code: string) => (one: Noted) => code !== "" && (one.code === code || one.address === code);
  return (
    notes.find(({ table }) => table === address) ??
    recent.find(hasCode(address)) ??
    notes.find(({ table }) => table === name) ??
    recent.find(hasCode(code)) ??
    null
  );
}

function keep(note: Noted): void {
  memory.set(note.table, note);
  try {
    const others = all().filter((one) => one.table !== note.table);
    localStorage.setItem(KEY, JSON.stringify([note, ...others].slice(0, TABLES)));
  } catch {
    // it is in the memory of this page
  }
}

/** Note a number that this browser will reveal at a table, with the first fingerprint that the table has shown. */
export function noteNumber(known: Known, fingerprint: string, number: string): void {
  const { name: table, ...rest } = known;
  const fresh = { ...rest, table, at: Date.now(), numbers: {}, revealed: null, asked: 0, seat: null };
  const note = noted(known) ?? fresh;
  const numbers = [...Object.entries(note.numbers), [fingerprint, number]].slice(-NUMBERS);
  keep({ ...note, numbers: Object.fromEntries(numbers) as Noted["numbers"] });
}

/** Note that a number is revealed now, and what was to be seen then. All others are forgotten: they are of no use. */
export function noteRevealed(note: Noted, revealed: Revealed): void {
  const isSame = note.revealed !== null && isEqual(note.revealed.seats, revealed.seats);
  const mine = revealed.seats[revealed.seat]!.commitment;
  const numbers = { [mine]: note.numbers[mine]! };
  keep({ ...note, numbers, revealed, asked: note.asked + (isSame ? 0 : 1) });
}

/** Note that the table has refused the number which was revealed last: it came too late. */
export function noteLate(known: Known): void {
  const note = noted(known);
  if (note?.revealed) keep({ ...note, revealed: { ...note.revealed, isLate: true } });
}

/** Note on which seat this player plays. The first one counts: nobody changes seats during a game. */
export function noteSeat(known: Known, seat: number): void {
  const note = noted(known);
  if (note && (note.seat ?? null) === null) keep({ ...note, seat });
}

/** Whether the same kinds of players with the same fingerprints have the same seats. */
export function isEqual(some: readonly Commitment[], others: readonly Commitment[]): boolean {
  const isSame = ({ kind, commitment }: Commitment, i: number): boolean =>
    kind === others[i]!.kind && commitment === others[i]!.commitment;
  return some.length === others.length && some.every(isSame);
}
