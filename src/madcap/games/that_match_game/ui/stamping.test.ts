import { expect, test } from "vitest";
import type { Made } from "$web/seat";
import { stillOf, type Scene } from "./scenes";
import { eventsOf, isShownIn, lookOf } from "./stamping";
import type { Event, Move, View } from "./wire";

const BLOCKED: Event = { type: "blocked", by: 2, whose: 1, what: "answer", entry: 2 };
const BLOCK_BLOCKED: Event = { type: "block-blocked", by: 1, whose: 2, entry: 3 };
const SNATCHED: Event = { type: "snatched", by: 1, whose: 0 };
const SNATCHED_CARD: Event = { type: "snatched-card", by: 1, whose: 0, stars: 3 };
const WON: Event = { type: "won", by: 1, stars: 3 };
const ROBBED: Event = { type: "robbed", by: 1, whose: 0 };
const WINS: Event = { type: "wins", by: 1, count: 10, how: "points" };
const STARTS: Event = { type: "starts", by: 1 };
const SHARED: Event = { type: "shared", how: "rounds" };
const view = { goals: [], won: [], window: null, phase: "playing" } as unknown as View;
const scene = (changes: Partial<Scene>): Scene => ({ ...stillOf(view), ...changes });

test("what a player did is good for them, bad for the one it happened to, and neither for others", () => {
  const tones = (you: number | null): string[] =>
    [SNATCHED, SNATCHED_CARD, ROBBED].map((event) => lookOf(event, you).tone);
  expect(tones(1)).toEqual(["good", "good", "good"]);
  expect(tones(0)).toEqual(["bad", "bad", "bad"]);
  expect(tones(2)).toEqual(["plain", "plain", "plain"]);
  expect(tones(null)).toEqual(["plain", "plain", "plain"]);
});

test("blocking one's own card is no bad news", () => {
  expect(lookOf(BLOCKED, 1).tone).toBe("bad");
  expect(lookOf({ ...BLOCKED, by: 1 }, 1).tone).toBe("good");
});

test("a theft sounds like one to its victim only", () => {
  expect([0, 1, 2].map((you) => lookOf(ROBBED, you).sound)).toEqual(["stolen", "stamp", "stamp"]);
});

test("winning is good for the winner", () => {
  for (const event of [WON, WINS, STARTS])
    expect([0, 1].map((you) => lookOf(event, you).tone)).toEqual(["plain", "good"]);
  expect(lookOf(SHARED, 1).tone).toBe("plain");
});

test("a stamp comes with the scene that shows what it says", () => {
  expect([1, 2, 3].map((counted) => isShownIn(BLOCKED, scene({ counted })))).toEqual([false, true, false]);
  expect(isShownIn(BLOCK_BLOCKED, scene({ counted: 3 }))).toBe(true);
  const prize = { goal: 1, by: 1, stars: 3 };
  expect([WON, SNATCHED_CARD].map((event) => isShownIn(event, scene({ prize })))).toEqual([true, true]);
  expect([WON, SNATCHED, WINS].map((event) => isShownIn(event, scene({})))).toEqual([false, false, false]);
  const lots = { cards: [], rivals: [1], starter: 1, level: false };
  expect(isShownIn(STARTS, scene({ lots }))).toBe(true);
  expect(isShownIn(STARTS, scene({ lots: { ...lots, starter: null } }))).toBe(false);
});

test("events of several moves are put together", () => {
  const made = (...events: Event[]): Made<Move> => ({ seq: 1, seat: 0, move: { type: "end" }, events });
  expect(eventsOf([made(WON), made(), made(WINS)])).toEqual([WON, WINS]);
});
