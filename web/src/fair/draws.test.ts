import { expect, test } from "vitest";
import type { Commitment, Contribution, Draws } from "../wire";
import { drawingBy, recompute, verdictOf, type Source, type Witness } from "./draws";
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
  address: "BCDF",
  at: 0,
  commitment,
  numbers: { [ann.commitment]: ann.nonce },
  revealed: { seat: 0, seats: shownOf(HONEST) },
  asked: 1,
  seat: 0,
};
const WITNESS: Witness = { noted: NOTED, you: 0, shown: commitment, isTableAsBefore: true };
/** What Ann's browser knows, if it has noted something else. */
const knowing = (change: Partial<Noted>): Witness => ({ ...WITNESS, noted: { ...NOTED, ...change } });
/** Somebody who watched from the beginning. */
const WATCHER: Witness = { ...WITNESS, noted: null, you: null };

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
const check = (told: Told, witness = WITNESS) => recompute(game(told), witness, quiet);

test("a fair game is found fair, part by part", async () => {
  const steps: number[] = [];
  const found = await recompute(game({ total: 700 }), WITNESS, (done) => steps.push(done));
  expect(found).toEqual({
    isSecretRight: true,
    areNumbersRight: true,
    isTableAsBefore: true,
    isFingerprintAsNoted: true,
    areSeatsAsNoted: true,
    own: "included",
    withheld: [],
    asked: 1,
    draws: 700,
    difference: null,
    results: expect.any(Array) as unknown,
  });
  expect(verdictOf(found)).toBe("fair");
  const draw = drawingBy({ fair: 2, seed, seats: [...HONEST] });
  expect(found.results).toEqual(
    Array.from({ length: 700 }, (_, i) => ({ seq: 2 * i + 1, outcomes: 10, outcome: draw(i, 10), isRight: true })),
  );
  expect(steps).toEqual([200, 300, 500, 600, 700]);
});

test("a game without draws", async () => {
  expect(verdictOf(await check({ total: 0 }))).toBe("fair");
});

test.each<[string, Witness]>([
  ["that watched", WATCHER],
  ["that played and has lost its notes", { ...WATCHER, you: 0 }],
])("a browser %s finds nothing wrong, and calls nothing fair", async (_, witness) => {
  const found = await check({}, witness);
  expect(found).toMatchObject({ isFingerprintAsNoted: null, areSeatsAsNoted: null, own: "none" });
  expect(verdictOf(found)).toBe("open");
});

test("the first draw that differs is named", async () => {
  const spoilt = (page: Draws): Draws => ({
    ...page,
    draws: page.draws.map((one) => (one.seq === 901 ? { ...one, happened: one.happened.map(after) } : one)),
  });
  const found = await check({ total: 700, change: spoilt });
  expect(found.difference).toEqual({ number: 451, seq: 901 });
  expect(found.results.map(({ isRight }) => isRight)).toEqual([...Array<boolean>(450).fill(true), false]);
  expect(verdictOf(found)).toBe("wrong");
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
  expect(verdictOf(found)).toBe("wrong");
});

test("another player's number that was withheld is named, and the game is not called fair", async () => {
  const found = await check({ source: { seats: [ann, bot, other({ nonce: "" })] } });
  expect(found).toMatchObject({ withheld: [2], areSeatsAsNoted: true, own: "included" });
  expect(verdictOf(found)).toBe("open");
});

// A number that is not part of the game: by whose fault?

const late = { ...ann, nonce: "" };
const dan = { kind: "person", commitment: fingerprintOf("dd"), nonce: "dd" } as const;

test("a server that never asks for a number, and puts its own at the seat, is noticed", async () => {
  const found = await check({ source: { seats: [cat, bot, ben] } }, knowing({ revealed: null, asked: 0 }));
  expect(found).toMatchObject({ areSeatsAsNoted: null, own: "missing" });
  expect(verdictOf(found)).toBe("wrong");
});

test.each<[string, Witness]>([
  ["after standing up before the game", { ...knowing({ revealed: null, asked: 0, seat: null }), you: null }],
  ["after a start that was broken off, and standing up", { ...knowing({ seat: null }), you: null }],
])("who watches %s is not alarmed", async (_, witness) => {
  const found = await check({ source: { seats: [cat, bot, ben] } }, witness);
  expect(found).toMatchObject({ isFingerprintAsNoted: true, areSeatsAsNoted: null, own: "none" });
  expect(verdictOf(found)).toBe("open");
});

test.each<[string, Witness]>([
  ["a number that was not asked for while its player was away", knowing({ revealed: null, asked: 0 })],
  ["a number that was refused as too late", knowing({ revealed: { ...NOTED.revealed!, isLate: true } })],
  [
    "a number that was not asked for after a start that was broken off",
    knowing({
      numbers: { [ann.commitment]: "aa", [dan.commitment]: "dd" },
      revealed: { seat: 0, seats: shownOf([dan, ben]) },
    }),
  ],
])("%s is late, not stolen", async (_, witness) => {
  const found = await check({ source: { seats: [late, bot, ben] } }, witness);
  expect(found).toMatchObject({ own: "late", withheld: [0] });
  expect(verdictOf(found)).toBe("open");
});

test("the seat that was noted counts, whatever the table says at the end", async () => {
  const witness = { ...knowing({ revealed: null }), you: null };
  expect((await check({ source: { seats: [cat, bot, ben] } }, witness)).own).toBe("missing");
});

// What an operator could try with the page itself.

test.each([
  [1, "fair"],
  [2, "open"],
  [3, "open"],
])("a game that began when a number was revealed for the %i. time is %s", async (asked, verdict) => {
  expect(verdictOf(await check({}, knowing({ asked })))).toBe(verdict);
});

test("a table that has shown another name or fingerprint is not called fair", async () => {
  expect(verdictOf(await check({}, { ...WITNESS, isTableAsBefore: false }))).toBe("wrong");
  expect(verdictOf(await check({}, { ...WATCHER, shown: "6".repeat(64) }))).toBe("wrong");
});

test.each([0, -1, 1.5, NaN])("a draw among %d outcomes is not right", async (outcomes) => {
  const none = (page: Draws): Draws => ({
    ...page,
    draws: page.draws.map((one) => ({ ...one, outcomes, happened: [0] })),
  });
  expect((await check({ change: none })).difference?.number).toBe(1);
});

test("a game of the version before is computed again as it was then", async () => {
  const seats = [{ ...ann, commitment: "" }, bot, { ...ben, commitment: "" }];
  expect(verdictOf(await check({ source: { fair: 1, seats } }, WATCHER))).toBe("open");
});
