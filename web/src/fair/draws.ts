// Computes the draws of a finished game again, exactly as the server does (src/madcap/engine/fair.py): docs/records.md.
// The browser has a SHA-256 of its own only on pages that came over https; a table in the network at home does not.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Draw, Draws } from "../wire";

const RANGE = 2n ** 64n;
const AT_ONCE = 200; // draws between two looks at the clock of the page: some milliseconds
const text = new TextEncoder();

/** What this browser noted itself before the game. */
export interface Noted {
  readonly commitment: string; // the fingerprint that it was shown
  readonly nonces: readonly string[]; // the numbers that it sent
}

/** A draw that differs from what the secret gives. */
export interface Difference {
  readonly number: number; // from 1
  readonly seq: number;
}

/** What was found. Each is null where there is nothing to compare with. */
export interface Findings {
  readonly isSecretRight: boolean; // its SHA-256 is the fingerprint
  readonly isFingerprintAsNoted: boolean | null;
  readonly isNonceIncluded: boolean | null;
  readonly draws: number;
  readonly difference: Difference | null; // the first one
}

/** The SHA-256 of a seed, in hexadecimal. */
export const fingerprintOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The function that gives draw number `index` (from 0) among `count` equally likely outcomes. */
export function drawingBy(seed: string, nonces: readonly string[]): (index: number, count: number) => number {
  const key = hexToBytes(seed);
  const shared = nonces.join(",");
  return (index, count) => {
    const outcomes = BigInt(count);
    const fair = RANGE - (RANGE % outcomes);
    for (let attempt = 0; ; attempt++) {
      const digest = hmac(sha256, key, text.encode(`${shared}/${index}/${attempt}`));
      const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
      if (number < fair) return Number(number % outcomes); // numbers beyond would favour the first outcomes
    }
  };
}

/**
 * Compare a game with its secret: `load` fetches its draws from one on. Long games come in parts, and the page can do
 * something else in between; `tell` gets the number of draws that were compared, and the number of all.
 */
export async function recompute(
  load: (first: number) => Promise<Draws>,
  noted: Noted | null,
  tell: (done: number, total: number) => void,
): Promise<Findings> {
  let page = await load(0);
  const { commitment, seed, nonces, total } = page;
  const draw = drawingBy(seed, nonces);
  let done = 0;
  let seq = 0; // of the last draw that was compared
  let difference: Difference | null = null;
  while (done < total && !difference) {
    if (done >= page.first + page.draws.length) page = await load(done);
    const some = page.draws.slice(done - page.first, done - page.first + AT_ONCE);
    if (some.length === 0) break;
    difference = firstDifference(some, done, draw);
    done += some.length;
    seq = some.at(-1)!.seq;
    tell(done, total);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {
    isSecretRight: fingerprintOf(seed) === commitment,
    isFingerprintAsNoted: noted ? noted.commitment === commitment : null,
    isNonceIncluded: noted ? noted.nonces.some((nonce) => nonces.includes(nonce)) : null,
    draws: done,
    difference: difference ?? (done < total ? { number: done + 1, seq: seq + 1 } : null), // a missing one is not right
  };
}

function firstDifference(draws: readonly Draw[], first: number, draw: ReturnType<typeof drawingBy>): Difference | null {
  const wrong = draws.findIndex(({ outcomes, happened }, i) => !happened.includes(draw(first + i, outcomes)));
  return wrong < 0 ? null : { number: first + wrong + 1, seq: draws[wrong]!.seq };
}
