import { expect, test } from "vitest";
import type { Made } from "$web/seat";
import { CELEBRATION_MS, type Pace } from "./pace";
import { eventsOf, lookOf, lostTurnIn, stampedAfter } from "./stamping";
import type { Event, Move } from "./wire";

const USUAL: Pace = { calm: false, quick: false };
const CALM: Pace = { calm: true, quick: false };

const ZERO: Event = { type: "zero", by: 1 };
const TAKEN: Event = { type: "taken", by: 1, squares: 2 };
const DOUBLE: Event = { type: "double", by: 1 };
const LINE: Event = { type: "line", by: 1, first: 6, second: 8, third: 10, points: 24 };
const LOSS: Event = { type: "loss", by: 1, points: 12 };
const NO_LINE: Event = { type: "no-line" };
const WIN: Event = { type: "win", by: 1, how: "target", score: 212, target: 200 };
const ALL = [ZERO, TAKEN, DOUBLE, LINE, LOSS, NO_LINE, WIN];

const rolled = (...events: Event[]): Made<Move> => ({
  seq: 1,
  seat: "chance",
  move: { type: "roll", by: 1, die: "first", shows: 0 },
  events,
});
const tones = (you: number | null): (string | undefined)[] => ALL.map((event) => lookOf(event, you)?.tone);

test("a stamp is good or bad for the player whom it happened to, and neither for the others", () => {
  expect(tones(1)).toEqual(["bad", "bad", "good", "good", "bad", "plain", "good"]);
  expect(tones(0)).toEqual(["plain", "plain", "plain", "plain", undefined, "plain", "plain"]);
  expect(tones(null)).toEqual(tones(0));
});

test("every stamp makes a sound", () => {
  expect(ALL.map((event) => lookOf(event, 1)).filter((look) => !look?.sound)).toEqual([]);
});

test("a lost turn is stamped when the dice lie still, a pawn's effect when it has landed", () => {
  expect([ZERO, TAKEN, NO_LINE].map((event) => stampedAfter(event, USUAL))).toEqual([0, 0, 0]);
  expect(stampedAfter(LINE, USUAL)).toBe(stampedAfter(DOUBLE, USUAL));
  expect(stampedAfter(LINE, USUAL)).toBeGreaterThan(0);
  expect(stampedAfter(LINE, CALM)).toBe(0);
});

test("the line comes first, then what it costs the others, then the winner, all before the game is over", () => {
  const times = [LINE, LOSS, WIN].map((event) => stampedAfter(event, USUAL));
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(times.at(-1)).toBeLessThan(CELEBRATION_MS);
});

test("a turn is lost by a zero or because its squares are taken", () => {
  expect(lostTurnIn([rolled(), rolled(ZERO)])).toBe(ZERO);
  expect(lostTurnIn([rolled(TAKEN)])).toBe(TAKEN);
  expect(lostTurnIn([rolled(DOUBLE), rolled()])).toBeUndefined();
  expect(eventsOf([rolled(LINE, LOSS), rolled(WIN)])).toEqual([LINE, LOSS, WIN]);
  expect(eventsOf([{ seq: 1, seat: 0, move: { type: "throw" } }])).toEqual([]);
});
