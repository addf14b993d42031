import { expect, test } from "vitest";
import type { Draws } from "../wire";
import { drawingBy, fingerprintOf, recompute } from "./draws";
import vectors from "./vectors.json"; // the server's: tests/page/test_fair_vectors.py

test.each(vectors)("draws with $nonces.length nonces are the server's", ({ seed, commitment, nonces, draws }) => {
  expect(fingerprintOf(seed)).toBe(commitment);
  const draw = drawingBy(seed, nonces);
  for (const [index, count, outcome] of draws) expect(draw(index!, count!)).toBe(outcome);
});

const { seed, commitment, nonces } = vectors[2]!;
const draw = drawingBy(seed, nonces);

/** A game of so many throws of a die with ten sides, in parts. */
function game(total: number, change: (draws: Draws) => Draws = (draws) => draws, part = 300) {
  return (first: number): Promise<Draws> => {
    const count = Math.min(part, total - first);
    const draws = Array.from({ length: count }, (_, i) => ({
      seq: 2 * (first + i) + 1,
      outcomes: 10,
      happened: [draw(first + i, 10)],
    }));
    return Promise.resolve(change({ table: "BCDFGHJKLMNP", commitment, seed, nonces, total, first, draws }));
  };
}

/** The outcome after this one. */
const after = (outcome: number): number => (outcome + 1) % 10;

const quiet = (): void => undefined;

test("a fair game is found fair, part by part", async () => {
  const steps: number[] = [];
  const found = await recompute(game(700), { commitment, nonces: [nonces[1]!, "?"] }, (done) => steps.push(done));
  expect(found).toEqual({
    isSecretRight: true,
    isFingerprintAsNoted: true,
    isNonceIncluded: true,
    draws: 700,
    difference: null,
  });
  expect(steps).toEqual([200, 300, 500, 600, 700]);
});

test("a game without draws, and a browser that noted nothing", async () => {
  const found = await recompute(game(0), null, quiet);
  expect(found).toMatchObject({ isFingerprintAsNoted: null, isNonceIncluded: null, draws: 0, difference: null });
});

test("the first draw that differs is named", async () => {
  const spoilt = (page: Draws): Draws => ({
    ...page,
    draws: page.draws.map((one) => (one.seq === 901 ? { ...one, happened: one.happened.map(after) } : one)),
  });
  const found = await recompute(game(700, spoilt), null, quiet);
  expect(found.difference).toEqual({ number: 451, seq: 901 });
});

test("equal cards are the same outcome", async () => {
  const both = (page: Draws): Draws => ({
    ...page,
    draws: page.draws.map((one) => ({ ...one, happened: [...one.happened.map(after), ...one.happened] })),
  });
  expect((await recompute(game(20, both), null, quiet)).difference).toBeNull();
});

test("draws that are missing are not right", async () => {
  const cut = (page: Draws): Draws => ({ ...page, draws: page.draws.slice(0, Math.max(0, 12 - page.first)) });
  expect((await recompute(game(20, cut), null, quiet)).difference?.number).toBe(13);
});

test("another secret, another fingerprint and a lost number are noticed", async () => {
  const other = await recompute(
    game(5, (page) => ({ ...page, commitment: "0".repeat(64) })),
    { commitment, nonces: [`${"f".repeat(31)}0`] },
    quiet,
  );
  expect(other).toMatchObject({ isSecretRight: false, isFingerprintAsNoted: false, isNonceIncluded: false });
});
