// Computes the draws of a finished game again, exactly as the server does (src/madcap/engine/fair.py): docs/records.md.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Contribution, Draw, Draws } from "../wire";
import { fingerprintOf } from "./hash";
import { isEqual, type Noted } from "./noted";

const RANGE = 2n ** 64n;
const AT_ONCE = 200; // draws between two looks at the clock of the page: some milliseconds
const text = new TextEncoder();

/** What the draws of a game are made of. */
export type Source = Pick<Draws, "fair" | "seed" | "seats">;

/** A draw, computed again. */
export interface Result {
  readonly seq: number; // its step of the replay
  readonly outcomes: number; // how many there could be, equally likely
  readonly outcome: number; // that the secret gives, from 0
  readonly isRight: boolean; // it is what happened
}

/** A draw that differs from what the secret gives. */
export interface Difference {
  readonly number: number; // from 1
  readonly seq: number;
}

/** What this browser knows of a game. */
export interface Witness {
  readonly noted: Noted | null;
  readonly you: number | null; // this player's seat, as the table says; null if they watched, or if it is not known
  readonly shown: string; // the first fingerprint that the page was shown; empty if there was none
  readonly isTableAsBefore: boolean; // it has shown the same name and the same fingerprint all the time
}

/** What became of this browser's own number: it is included, it is missing, it came too late, or none is known. */
export type Own = "included" | "missing" | "late" | "none";

/** Whether everything that this browser could compare is right, some of it could not be compared, or some is wrong. */
export type Verdict = "fair" | "open" | "wrong";

/** What was found. Each is null where there is nothing to compare with. */
export interface Findings {
  readonly isSecretRight: boolean; // its SHA-256 is the fingerprint
  readonly areNumbersRight: boolean; // the SHA-256 of each is its fingerprint
  readonly isTableAsBefore: boolean;
  readonly isFingerprintAsNoted: boolean | null;
  readonly areSeatsAsNoted: boolean | null; // as they were when this browser revealed its number
  readonly own: Own;
  readonly withheld: readonly number[]; // the seats whose numbers were not revealed in time
  readonly asked: number; // how often this browser has revealed a number: once, if the game began then
  readonly draws: number;
  readonly difference: Difference | null; // the first one
  readonly results: readonly Result[]; // up to it
}

/**
 * The verdict: a game is called fair only if this browser's number is part of it, and nobody could choose among its
 * results. A server that knows all numbers can, by withholding one of a player that it works with, or by breaking off
 * a start.
 */
export function verdictOf(found: Findings): Verdict {
  const { isSecretRight, areNumbersRight, isTableAsBefore, isFingerprintAsNoted, areSeatsAsNoted } = found;
  const { own, withheld, asked } = found;
  const checks = [isSecretRight, areNumbersRight, isTableAsBefore, isFingerprintAsNoted, areSeatsAsNoted];
  if (checks.includes(false) || own === "missing" || found.difference) return "wrong";
  const isChoicePossible = withheld.length > 0 || asked > 1;
  return checks.includes(null) || own !== "included" || isChoicePossible ? "open" : "fair";
}

/** The function that gives draw number `index` (from 0) among `count` equally likely outcomes. */
export function drawingBy(source: Source): (index: number, count: number) => number {
  const [key, prefix] = keyOf(source);
  return (index, count) => {
    const outcomes = BigInt(count);
    const fair = RANGE - (RANGE % outcomes);
    for (let attempt = 0; ; attempt++) {
      const digest = hmac(sha256, key, text.encode(`${prefix}${index}/${attempt}`));
      const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
      if (number < fair) return Number(number % outcomes); // numbers beyond would favour the first outcomes
    }
  };
}

/** The key of all draws, and what is before each draw's number. */
function keyOf({ fair, seed, seats }: Source): [Uint8Array, string] {
  const secret = hexToBytes(seed);
  if (fair === 1) return [secret, `${seats.flatMap(({ nonce }) => nonce || []).join(",")}/`];
  return [hmac(sha256, secret, text.encode(`madcap-2\n${seats.map(lineOf).join("")}`)), ""];
}

function lineOf({ kind, commitment, nonce }: Contribution): string {
  return kind === "bot" ? "bot\n" : `person ${commitment} ${nonce || "withheld"}\n`;
}

/**
 * Compare a game with its secret: `load` fetches its draws from one on. Long games come in parts, and the page can do
 * something else in between; `tell` gets the number of draws that were compared, and the number of all.
 */
export async function recompute(
  load: (first: number) => Promise<Draws>,
  witness: Witness,
  tell: (done: number, total: number) => void,
): Promise<Findings> {
  const begin = await load(0);
  const { total } = begin;
  const draw = drawingBy(begin);
  let page = begin;
  const results: Result[] = [];
  let done = 0;
  let difference: Difference | null = null;
  while (done < total && !difference) {
    if (done >= page.first + page.draws.length) page = await load(done);
    const some = page.draws.slice(done - page.first, done - page.first + AT_ONCE);
    if (some.length === 0) break;
    results.push(...recomputed(some, done, draw));
    difference = firstDifference(results, done);
    done += some.length;
    tell(done, total);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const missing = done < total ? { number: done + 1, seq: (results.at(-1)?.seq ?? 0) + 1 } : null;
  return {
    ...compared(begin, witness),
    draws: done,
    difference: difference ?? missing, // what is missing is not right
    results: difference ? results.slice(0, difference.number) : results,
  };
}

/** What the draws are made of, compared with what this browser noted. */
function compared(
  { fair, commitment, seed, seats }: Draws,
  { noted, you, shown, isTableAsBefore }: Witness,
): Omit<Findings, "draws" | "difference" | "results"> {
  const people = fair === 1 ? [] : seats.flatMap((one, seat) => (one.kind === "person" ? [{ ...one, seat }] : []));
  const seat = noted?.seat ?? you;
  const own = ownOf(seats, noted, seat);
  const revealed = noted && isOfThisStart(noted, seats, seat, own) ? noted.revealed : null;
  return {
    isSecretRight: fingerprintOf(seed) === commitment,
    areNumbersRight: people.every((one) => !one.nonce || fingerprintOf(one.nonce) === one.commitment),
    isTableAsBefore: isTableAsBefore && (noted !== null || shown === "" || shown === commitment),
    isFingerprintAsNoted: noted ? noted.commitment === commitment : null,
    areSeatsAsNoted: revealed ? fair !== 1 && isEqual(revealed.seats, seats) : null,
    own,
    withheld: people.flatMap(({ nonce, seat }) => (nonce ? [] : [seat])),
    asked: noted?.asked ?? 0,
  };
}

/** What became of this browser's number, which must be at its player's seat. */
function ownOf(seats: readonly Contribution[], noted: Noted | null, seat: number | null): Own {
  if (seat === null || !noted) return "none";
  const { commitment = "", nonce = "" } = seats[seat] ?? {};
  const number = noted.numbers[commitment];
  if (!number || (nonce && nonce !== number)) return "missing";
  if (nonce) return "included";
  return revealedOf(noted) === commitment && !noted.revealed!.isLate ? "missing" : "late";
}

/** The fingerprint of the number that was revealed last. */
function revealedOf({ revealed }: Noted): string | undefined {
  return revealed?.seats[revealed.seat]?.commitment;
}

/** Whether the last number was revealed for this game, and not for a start before it that was broken off. */
function isOfThisStart(noted: Noted, seats: readonly Contribution[], seat: number | null, own: Own): boolean {
  if (seat === null) return false;
  return own !== "late" || revealedOf(noted) === seats[seat]?.commitment;
}

/** These draws, of which the first has this index, computed again. */
function recomputed(draws: readonly Draw[], first: number, draw: ReturnType<typeof drawingBy>): Result[] {
  return draws.map(({ seq, outcomes, happened }, i) => {
    const isPossible = Number.isSafeInteger(outcomes) && outcomes > 0;
    const outcome = isPossible ? draw(first + i, outcomes) : 0;
    return { seq, outcomes, outcome, isRight: isPossible && happened.includes(outcome) };
  });
}

/** The first wrong result from this index on. */
function firstDifference(results: readonly Result[], from: number): Difference | null {
  const wrong = results.findIndex(({ isRight }, i) => i >= from && !isRight);
  return wrong < 0 ? null : { number: wrong + 1, seq: results[wrong]!.seq };
}
