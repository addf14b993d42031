// What this browser knows of a table's draws before the game. It stays in the browser when the page is closed: only
// what was noted here, and not told by the server afterwards, proves anything at the end.
import type { Commitment, Table } from "../wire";

/** What was noted of one table. */
export interface Noted {
  readonly table: string; // its name
  readonly code: string;
  readonly at: number; // when it was noted first, in ms since 1970
  readonly commitment: string; // the fingerprint of the table's secret that was shown first
  readonly numbers: Readonly<Record<string, string>>; // this browser's own numbers, by their fingerprints
  readonly revealed: Revealed | null; // the last time that a number was revealed
  readonly asked: number; // how often one was revealed, for other seats or with another number each time
}

/** What was to be seen when this browser revealed its number. */
export interface Revealed {
  readonly seat: number; // its own
  readonly seats: readonly Commitment[];
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
 * What was noted of a table; null: nothing. A table that has another name now is found by its code: a server must not
 * get rid of what it has shown by naming the table anew.
 */
export function noted({ name, code }: Pick<Table, "name" | "code">): Noted | null {
  const notes = [...all(), ...memory.values()];
  const isRecent = (one: Noted): boolean => code !== "" && one.code === code && Date.now() - one.at < REUSED_MS;
  return notes.find((one) => one.table === name) ?? notes.find(isRecent) ?? null;
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
export function noteNumber(table: Table, fingerprint: string, number: string): void {
  const { name, code, commitment } = table;
  const fresh = { table: name, code, at: Date.now(), commitment, numbers: {}, revealed: null, asked: 0 };
  const note = noted(table) ?? fresh;
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

/** Whether the same kinds of players with the same fingerprints have the same seats. */
export function isEqual(some: readonly Commitment[], others: readonly Commitment[]): boolean {
  const isSame = ({ kind, commitment }: Commitment, i: number): boolean =>
    kind === others[i]!.kind && commitment === others[i]!.commitment;
  return some.length === others.length && some.every(isSame);
}
