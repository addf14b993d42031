import { expect, test } from "vitest";
import type { Made } from "$web/seat";
import { actLasts, endingLasts, falls, knownAfter, lastAct, lingering, outLasts, stepAfter } from "./pace";
import type { Laid, Move, View } from "./wire";

const laid: Laid = { card: "5+", token: null };
const VIEW = { phase: "acting", sequences: [[], [laid, laid]], ruins: [], slowed: null } as unknown as View;
const RUINED: View = { ...VIEW, ruins: [{ whose: 1, place: 1, cards: [laid] }] };

const made = (move: Move): Made<Move> => ({ seq: 1, seat: 0, move });
const PLAY = made({ type: "play", card: "5+", whose: 0, end: "right" });
const DRAW = made({ type: "draw", deck: "number" });
const DEALT = made({ type: "dealt", to: 0, card: "5+" });
const SKIP = made({ type: "skip", to: 1 });

test("the last act is the last move that used a card, even if other moves follow", () => {
  expect(lastAct([SKIP, PLAY, DEALT, DRAW])).toBe(PLAY);
  expect(lastAct([DEALT, DRAW])).toBeNull();
});

test("Sequences fall only because of moves that change a Sequence", () => {
  expect(falls([PLAY], RUINED)).toBe(true);
  expect(falls([SKIP], RUINED)).toBe(false);
  expect(falls([PLAY], VIEW)).toBe(false);
  expect(falls([], RUINED)).toBe(false);
});

test("a fall is shown longer than a play, and a play longer than no move", () => {
  expect(actLasts([PLAY], RUINED, false)).toBeGreaterThan(actLasts([PLAY], VIEW, false));
  expect(actLasts([PLAY], VIEW, false)).toBeGreaterThan(actLasts([], VIEW, false));
});

test("with reduced motion a play takes no time to fly", () => {
  expect(actLasts([PLAY], VIEW, true)).toBe(actLasts([], VIEW, true));
});

test("every card of a deal adds the same time", () => {
  const cards = (n: number): Made<Move>[] => Array.from({ length: n }, () => DEALT);
  const [one, two, three] = [1, 2, 3].map((n) => lingering(cards(n), VIEW, false));
  expect(two! - one!).toBe(three! - two!);
  expect(two!).toBeGreaterThan(one!);
});

test("the end lasts until the longest Sequence is calculated", () => {
  expect(knownAfter(VIEW)).toBe(stepAfter(2));
  expect(endingLasts(VIEW)).toBeGreaterThan(knownAfter(VIEW));
  const over: View = { ...VIEW, phase: "over" };
  expect(lingering([], over, false)).toBe(outLasts([], over, false) + endingLasts(VIEW));
});

test("the words that the game is over are shown before the calculation", () => {
  expect(outLasts([PLAY], VIEW, false)).toBeGreaterThan(actLasts([PLAY], VIEW, false) + 1000);
});

test("a Slow and its first card delay the end of the turn by less than a second", () => {
  const slowed: View = { ...VIEW, slowed: 1 };
  const slow = made({ type: "slow", to: 1 });
  expect(lingering([slow], slowed, false) + lingering([DRAW, DEALT], slowed, false)).toBeLessThan(1000);
});
