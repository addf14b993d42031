import { expect, test } from "vitest";
import { FLY_MS, SHOW_MS, STAND_MS } from "./pace";
import { lookOf, stampedAfter } from "./stamping";
import type { Event, Hit, Move } from "./wire";

const ME = 0;
const HIT: Hit = { type: "hit", by: ME, how: "play", before: "24", after: "0" };
const FALLS: Event = { type: "falls", by: ME, before: "24" };
const CAUGHT: Event = { type: "caught", by: ME, whose: 1, draws: true };
const PLAY: Move = { type: "play", card: "0×", whose: ME, end: "right" };
const STEAL: Move = { type: "steal", whose: ME, end: "left", to_end: "left" };

test("what concerns everybody is stamped for everybody", () => {
  const for_all: Event[] = [
    FALLS,
    CAUGHT,
    { type: "last-card", by: ME },
    { type: "shows-hand", by: ME },
    { type: "out", by: ME },
  ];
  for (const event of for_all) expect(lookOf(event, 2)).not.toBeNull();
});

test("a hit, cards to draw and lost turns are stamped for the player whom they happen to, and for watchers", () => {
  const own: Event[] = [
    HIT,
    { type: "slowed", by: ME, count: 2 },
    { type: "skipped", by: ME, turns: 1 },
    { type: "early-call", by: ME },
    { type: "got-away", by: ME },
  ];
  for (const event of own) {
    expect(lookOf(event, ME)).not.toBeNull();
    expect(lookOf(event, 1)).toBeNull();
    expect(lookOf(event, null)?.tone).toBe("plain");
  }
});

test("a catch is good for the catcher and bad for the caught player", () => {
  expect([0, 1, 2].map((viewer) => lookOf(CAUGHT, viewer)?.tone)).toEqual(["bad", "good", "plain"]);
});

test("a hit is bad if it lowers the result, also below 0 and among fractions", () => {
  const tone = (before: string, after: string) => lookOf({ ...HIT, before, after }, ME)?.tone;
  expect(tone("24", "0")).toBe("bad");
  expect(tone("−1/2", "−2/3")).toBe("bad");
  expect(tone("−100/3", "9")).toBe("good");
});

test("only a theft sounds like one", () => {
  expect(lookOf({ ...HIT, how: "steal" }, ME)?.sound).toBe("stolen");
  expect(lookOf(HIT, ME)?.sound).toBe("lost");
});

test("a stamp waits until the cards have shown what it says, unless they do not move", () => {
  expect(stampedAfter(HIT, PLAY, false)).toBe(FLY_MS);
  expect(stampedAfter({ ...HIT, how: "steal" }, STEAL, false)).toBe(SHOW_MS);
  expect(stampedAfter(FALLS, PLAY, false)).toBeGreaterThan(STAND_MS);
  expect(stampedAfter(CAUGHT, { type: "catch", whose: ME }, false)).toBe(0);
  expect(stampedAfter(FALLS, PLAY, true)).toBe(0);
});
