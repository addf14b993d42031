import { expect, test } from "vitest";
import type { Made } from "$web/seat";
import { scenesOf, lastAct, lingering, lostBy, type Scene } from "./scenes";
import type { Move, View } from "./wire";

const VIEW: View = {
  phase: "roll-off",
  round: 1,
  turn: 0,
  board: "multiplication",
  size: 9,
  level: "junior",
  target: 1,
  dice: null,
  again: false,
  roll_off: [null, null, null],
  pawns: [[], [], []],
  scores: [0, 0, 0],
  winner: null,
  line: [],
  highest: [0, 0, 0],
};
const THROWN: View = { ...VIEW, phase: "placing", dice: [3, 7] };

const made = (seat: Made<Move>["seat"], move: Move): Made<Move> => ({ seq: 1, seat, move });
const rolled = (by: number, die: "first" | "second", shows: number): Made<Move> =>
  made("chance", { type: "roll", by, die, shows });
const both = (by: number, first: number, second: number): Made<Move>[] => [
  rolled(by, "first", first),
  rolled(by, "second", second),
];
const throws = (by: number): Made<Move> => made(by, { type: "throw" });
const sums = (scene: Scene | undefined): (number | null)[] | undefined => scene?.rollOff?.map((each) => each.sum);

test("the last act is the last move of a player, with the rolls after it", () => {
  const last = [throws(1), ...both(1, 2, 3)];
  expect(lastAct([throws(0), ...both(0, 5, 5), ...last])).toEqual(last);
});

test("rolls without a player's move before them are all part of the last act", () => {
  expect(lastAct(both(0, 1, 2))).toHaveLength(2);
});

test("without moves there is nothing to show", () => {
  expect(scenesOf([], THROWN, false)).toEqual([]);
});

test("both dice tumble in a full throw, one when the other is kept", () => {
  const tumbling = (moves: Made<Move>[]): Scene["tumbling"] | undefined => scenesOf(moves, THROWN, false)[0]?.tumbling;
  expect(tumbling([throws(0), ...both(0, 3, 7)])).toEqual([true, true]);
  expect(tumbling([throws(0), rolled(0, "second", 7)])).toEqual([false, true]);
});

test("in the roll-off everybody throws in turn, and the starter is shown last", () => {
  const moves = [...both(0, 1, 2), ...both(1, 6, 5), ...both(2, 2, 2)];
  const shown = scenesOf(moves, { ...VIEW, phase: "rolling", turn: 1, roll_off: [3, 11, 4] }, false);
  expect(shown.map((scene) => [scene.kind, scene.by])).toEqual([
    ["throw", 0],
    ["throw", 1],
    ["throw", 2],
    ["start", 1],
  ]);
  expect(shown.map(sums)).toEqual([
    [3, null, null],
    [3, 11, null],
    [3, 11, 4],
    [3, 11, 4],
  ]);
});

test("tied players throw again: their old sums vanish, the others' stay", () => {
  const moves = [...both(0, 4, 4), ...both(1, 1, 1), ...both(2, 6, 2), ...both(0, 1, 2), ...both(2, 3, 3)];
  const shown = scenesOf(moves, { ...VIEW, phase: "rolling", turn: 2, roll_off: [3, 2, 6] }, false);
  expect(shown.map((scene) => scene.kind)).toEqual(["throw", "throw", "throw", "tie", "throw", "throw", "start"]);
  expect(sums(shown[3])).toEqual([8, 2, 8]);
  expect(sums(shown[4])).toEqual([3, 2, null]);
  expect(shown[4]?.rollOff?.map((each) => each.lap)).toEqual([1, 0, 0]);
});

test("while the roll-off goes on nobody is shown as the starter", () => {
  expect(scenesOf(both(0, 1, 2), { ...VIEW, roll_off: [3, null, null] }, false).map((scene) => scene.kind)).toEqual([
    "throw",
  ]);
});

test("half a throw, which a step of a replay can be, has no sum yet", () => {
  expect(sums(scenesOf([rolled(0, "first", 5)], VIEW, false)[0])).toEqual([null, null, null]);
});

test("the second half of a throw alone takes its sum from the view", () => {
  const view: View = { ...VIEW, roll_off: [9, null, null] };
  expect(sums(scenesOf([rolled(0, "second", 4)], view, false)[0])).toEqual([9, null, null]);
});

test("the board is cleared before a new round's roll-off", () => {
  const moves = [made("clock", { type: "next-round" }), ...both(0, 1, 2)];
  expect(scenesOf(moves, VIEW, false).map((scene) => scene.kind)).toEqual(["clear", "throw"]);
});

test("with reduced motion every throw is shorter", () => {
  const moves = [throws(0), ...both(0, 3, 7)];
  expect(scenesOf(moves, THROWN, true)[0]!.ms).toBeLessThan(scenesOf(moves, THROWN, false)[0]!.ms);
});

test("a throw is lost by a zero, or because its squares are taken", () => {
  const moves = [throws(2), ...both(2, 0, 7)];
  expect(lostBy(moves, { ...THROWN, phase: "choosing", dice: [0, 7] })).toEqual({ seat: 2, why: "zero" });
  expect(lostBy(moves, { ...THROWN, phase: "choosing", dice: [4, 7] })).toEqual({ seat: 2, why: "taken" });
});

test("a throw that can be used is not lost; without moves no throw is lost", () => {
  expect(lostBy([throws(0), ...both(0, 3, 7)], THROWN)).toBeNull();
  expect(lostBy([], { ...THROWN, phase: "choosing" })).toBeNull();
});

test("a view is shown longer than its scenes last, and longest at the end of a round", () => {
  const moves = [throws(0), ...both(0, 3, 7)];
  const shown = scenesOf(moves, THROWN, false).reduce((sum, scene) => sum + scene.ms, 0);
  const usual = lingering(moves, THROWN, false);
  expect(usual).toBeGreaterThan(shown);
  expect(lingering(moves, { ...THROWN, phase: "round-over" }, false)).toBeGreaterThan(usual);
});
