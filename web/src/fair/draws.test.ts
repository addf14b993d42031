import { expect, test } from "vitest";
import type { Commitment, Contribution, Draws } from "../wire";
import { drawingBy, isFair, recompute, type Source } from "./draws";
import { fingerprintOf } from "./hash";
import type { Noted } from "./noted";
import vectors from "./vectors.json"; // the server's: tests/page/test_fair_vectors.py

test.each(vectors)("draws of version $fair with $seats.length seats are the server's", ({ draws, ...source }) => {
  expect(fingerprintOf(source.seed)).toBe(source.commitment);
  const draw = drawingBy(source as Source);
  for (const [index, count, outcome] of draws) expect(draw(index!, count!)).toBe(outcome);
});

const { seed, commitment } = vectors[3]!;
const ann = { kind: "person", commitment: fingerprintOf("aa"), nonce: "aa" } as const;
const ben = { kind: "person", commitment: fingerprintOf("bb"), nonce: "bb" } as const;
const bot = { kind: "bot", commitment: "", nonce: "" } as const;
const HONEST: readonly Contribution[] = [ann, bot, ben];
const shownOf = (seats: readonly Contribution[]): Commitment[] =>
  seats.map(({ kind, commitment }) => ({ kind, commitment }));

/** What Ann's browser has noted. */
const NOTED: Noted = {
  table: "BCDFGHJKLMNP",
  code: "BCDF",
  at: 0,
  commitment,
  numbers: { [ann.commitment]: ann.nonce },
  revealed: { seat: 0, seats: shownOf(HONEST) },
  asked: 1,
};

interface Told {
  total?: number;
  part?: number;
  change?: (draws: Draws) => Draws;
  source?: Partial<Source>;
}

/** A game of throws of a die with ten sides, in parts; by default an honest one. */
function game({ total = 20, part = 300, change = (draws) => draws, source = {} }: Told = {}) {
  const made = { fair: 2, seed, seats: [...HONEST], ...source };
  const draw = drawingBy(made);
  return (first: number): Promise<Draws> => {
    const count = Math.min(part, total - first);
    const draws = Array.from({ length: count }, (_, i) => ({
      seq: 2 * (first + i) + 1,
      outcomes: 10,
      happened: [draw(first + i, 10)],
    }));
    return Promise.resolve(
      change({ table: "BCDFGHJKLMNP", commitment: fingerprintOf(made.seed), ...made, total, first, draws }),
    );
  };
}

/** The outcome after this one. */
const after = (outcome: number): number => (outcome + 1) % 10;

const quiet = (): void => undefined;
const check = (told: Told, noted: Noted | null = NOTED) => recompute(game(told), noted, quiet);

test("a fair game is found fair, part by part", async () => {
  const steps: number[] = [];
  const found = await recompute(game({ total: 700 }), NOTED, (done) => steps.push(done));
  expect(found).toEqual({
    isSecretRight: true,
    areNumbersRight: true,
    isFingerprintAsNoted: true,
    areSeatsAsNoted: true,
    isNumberIncluded: true,
    withheld: [],
    asked: 1,
    draws: 700,
    difference: null,
    results: expect.any(Array) as unknown,
  });
  expect(isFair(found)).toBe(true);
  const draw = drawingBy({ fair: 2, seed, seats: [...HONEST] });
  expect(found.results).toEqual(
    Array.from({ length: 700 }, (_, i) => ({ seq: 2 * i + 1, outcomes: 10, outcome: draw(i, 10), isRight: true })),
  );
  expect(steps).toEqual([200, 300, 500, 600, 700]);
});

test("a game without draws, and a browser that noted nothing", async () => {
  const found = await check({ total: 0 }, null);
  expect(found).toMatchObject({ isFingerprintAsNoted: null, areSeatsAsNoted: null, isNumberIncluded: null, draws: 0 });
  expect(isFair(found)).toBe(true);
});

test("the first draw that differs is named", async () => {
  const spoilt = (page: Draws): Draws => ({
    ...page,
    draws: page.draws.map((one) => (one.seq === 901 ? { ...one, happened: one.happened.map(after) } : one)),
  });
  const found = await check({ total: 700, change: spoilt });
  expect(found.difference).toEqual({ number: 451, seq: 901 });
  expect(found.results.map(({ isRight }) => isRight)).toEqual([...Array<boolean>(450).fill(true), false]);
  expect(isFair(found)).toBe(false);
});

test("equal cards are the same outcome", async () => {
  const both = (page: Draws): Draws => ({
    ...page,
    draws: page.draws.map((one) => ({ ...one, happened: [...one.happened.map(after), ...one.happened] })),
  });
  expect((await check({ change: both })).difference).toBeNull();
});

test("draws that are missing are not right", async () => {
  const cut = (page: Draws): Draws => ({ ...page, draws: page.draws.slice(0, Math.max(0, 12 - page.first)) });
  expect((await check({ change: cut })).difference?.number).toBe(13);
});

// What an operator who knows the seed could try once the numbers are known. In each case the draws fit what is shown.

const cat = { kind: "person", commitment: fingerprintOf("cc"), nonce: "cc" } as const;
const other = (change: Partial<Contribution>): Contribution => ({ ...ben, ...change });

test.each<[string, Partial<Source>]>([
  ["another seed", { seed: "ee".repeat(32) }],
  ["a number chosen after the others", { seats: [ann, bot, cat] }],
  ["one more seat, with a number of its own", { seats: [ann, bot, ben, cat] }],
  ["a seat less", { seats: [ann, bot] }],
  ["players on other seats", { seats: [ben, bot, ann] }],
  ["a bot that was a person", { seats: [ann, bot, bot] }],
  ["a person that was a bot", { seats: [ann, cat, ben] }],
  ["a number that does not fit its fingerprint", { seats: [ann, bot, other({ nonce: "cc" })] }],
  ["the honest number left out", { seats: [{ ...ann, nonce: "" }, bot, ben] }],
  ["the old derivation, which knows no fingerprints", { fair: 1, seats: [{ ...ann, commitment: "" }, bot, ben] }],
])("%s is noticed", async (_, source) => {
  const found = await check({ source });
  expect(found.difference).toBeNull();
  expect(isFair(found)).toBe(false);
});

test("another player's number that was withheld is named, and the game is fair", async () => {
  const found = await check({ source: { seats: [ann, bot, other({ nonce: "" })] } });
  expect(found).toMatchObject({ withheld: [2], areSeatsAsNoted: true, isNumberIncluded: true });
  expect(isFair(found)).toBe(true);
});

test("a number that was never asked for is missing", async () => {
  const found = await check({}, { ...NOTED, numbers: { [cat.commitment]: "cc" }, revealed: null });
  expect(found).toMatchObject({ areSeatsAsNoted: null, isNumberIncluded: false });
});

test("a game of the version before is computed again as it was then", async () => {
  const seats = [{ ...ann, commitment: "" }, bot, { ...ben, commitment: "" }];
  expect(isFair(await check({ source: { fair: 1, seats } }, null))).toBe(true);
});
