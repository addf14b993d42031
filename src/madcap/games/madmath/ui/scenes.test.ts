import { expect, test } from "vitest";
import type { Made } from "$web/seat";
import type { Pace } from "./pace";
import {
  atRest,
  diceOf,
  lastAct,
  lingering,
  rollOffAfter,
  scenesOf,
  thrownSoFar,
  type RollOff,
  type Scene,
} from "./scenes";
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

const USUAL: Pace = { calm: false, quick: false };
const CALM: Pace = { calm: true, quick: false };
const QUICK: Pace = { calm: false, quick: true };

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
  expect(scenesOf([], THROWN, USUAL)).toEqual([]);
});

test("both dice tumble in a full throw, one when the other is kept", () => {
  const tumbling = (moves: Made<Move>[]): Scene["tumbling"] | undefined => scenesOf(moves, THROWN, USUAL)[0]?.tumbling;
  expect(tumbling([throws(0), ...both(0, 3, 7)])).toEqual([true, true]);
  expect(tumbling([throws(0), rolled(0, "second", 7)])).toEqual([false, true]);
});

test("in the roll-off everybody throws in turn, and the starter is shown last", () => {
  const moves = [...both(0, 1, 2), ...both(1, 6, 5), ...both(2, 2, 2)];
  const shown = scenesOf(moves, { ...VIEW, phase: "choosing", turn: 1, roll_off: [3, 11, 4] }, USUAL);
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
  const shown = scenesOf(moves, { ...VIEW, phase: "choosing", turn: 2, roll_off: [3, 2, 6] }, USUAL);
  expect(shown.map((scene) => scene.kind)).toEqual(["throw", "throw", "throw", "tie", "throw", "throw", "start"]);
  expect(sums(shown[3])).toEqual([8, 2, 8]);
  expect(sums(shown[4])).toEqual([3, 2, null]);
  expect(shown[4]?.rollOff?.map((each) => each.lap)).toEqual([1, 0, 1]);
});

test("while the roll-off goes on nobody is shown as the starter", () => {
  expect(scenesOf(both(0, 1, 2), { ...VIEW, roll_off: [3, null, null] }, USUAL).map((scene) => scene.kind)).toEqual([
    "throw",
  ]);
});

test("the board is cleared before a new round's roll-off", () => {
  const moves = [made("clock", { type: "next-round" }), ...both(0, 1, 2)];
  expect(scenesOf(moves, VIEW, USUAL).map((scene) => scene.kind)).toEqual(["clear", "throw"]);
});

test("with reduced motion every throw is shorter", () => {
  const moves = [throws(0), ...both(0, 3, 7)];
  expect(scenesOf(moves, THROWN, CALM)[0]!.ms).toBeLessThan(scenesOf(moves, THROWN, USUAL)[0]!.ms);
});

test("a view is shown longer than its scenes last, and longest at the end of a round", () => {
  const moves = [throws(0), ...both(0, 3, 7)];
  const shown = scenesOf(moves, THROWN, USUAL).reduce((sum, scene) => sum + scene.ms, 0);
  const usual = lingering(moves, THROWN, USUAL);
  expect(usual).toBeGreaterThan(shown);
  expect(lingering(moves, { ...THROWN, phase: "round-over" }, USUAL)).toBeGreaterThan(usual);
});

// Where bots move at once.

test("a bot's turn then takes half a second: its throw, and its pawn", () => {
  const turn = (pace: Pace): number =>
    lingering([throws(1), ...both(1, 3, 7)], THROWN, pace) +
    lingering([made(1, { type: "place", row: 3, column: 7 })], { ...THROWN, phase: "choosing" }, pace);
  expect(turn(USUAL)).toBe(1920);
  expect(turn(QUICK)).toBeLessThanOrEqual(500);
  expect(turn({ calm: true, quick: true })).toBeLessThan(turn(QUICK));
});

test("so does a turn that is lost, which else is shown longer than a throw", () => {
  const moves = [throws(1), ...both(1, 7, 0)];
  const view: View = { ...THROWN, phase: "choosing", dice: [7, 0] };
  const lost = moves.map((one, index) => (index === 2 ? { ...one, events: [{ type: "zero", by: 1 }] } : one));
  expect(lingering(lost, view, QUICK)).toBeLessThanOrEqual(500);
  expect(lingering(lost, view, USUAL)).toBeGreaterThan(lingering(moves, view, USUAL));
});

test("the end of a round is shown as long as ever", () => {
  const won = [made(1, { type: "place", row: 3, column: 7 })];
  const over: View = { ...THROWN, phase: "round-over" };
  expect(lingering(won, over, QUICK)).toBe(lingering(won, over, USUAL));
});

// The steps of a replay: each has one move.

/** The roll-off after each of these steps of a replay, and the sums that their views have. */
function replayed(before: RollOff | null, ...steps: [Made<Move>, View["roll_off"]][]): RollOff {
  let table = before;
  for (const [roll, roll_off] of steps) {
    const view = { ...VIEW, roll_off };
    table = rollOffAfter(scenesOf([roll], view, USUAL, table), view);
  }
  return table ?? [];
}
const NONE = [null, null, null];
const START = thrownSoFar(VIEW);

test("the dice of the roll-off stay beside their sums", () => {
  const first = replayed(START, [rolled(0, "first", 5), NONE]);
  expect(first.map((each) => each.dice)).toEqual([
    [5, null],
    [null, null],
    [null, null],
  ]);
  expect(first[0]?.sum).toBeNull();
  const both = replayed(first, [rolled(0, "second", 4), [9, null, null]]);
  expect(both[0]).toMatchObject({ dice: [5, 4], sum: 9 });
  const next = replayed(both, [rolled(1, "first", 2), [9, null, null]]);
  expect(next.map((each) => each.dice)).toEqual([
    [5, 4],
    [2, null],
    [null, null],
  ]);
});

test("only the die of the step tumbles", () => {
  const table = replayed(START, [rolled(0, "first", 5), NONE], [rolled(0, "second", 4), [9, null, null]]);
  expect(table.map((each) => each.rolling)).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ]);
  expect(atRest(table)[0]).toMatchObject({ dice: [5, 4], rolling: [false, false] });
});

test("when a tied player throws again, the other tied ones wait for their throw", () => {
  const tied: RollOff = [
    { dice: [4, 4], rolling: [false, false], sum: 8, lap: 0 },
    { dice: [1, 1], rolling: [false, false], sum: 2, lap: 0 },
    { dice: [6, 2], rolling: [false, false], sum: 8, lap: 0 },
  ];
  const again = replayed(tied, [rolled(0, "first", 9), [8, 2, 8]]);
  expect(again.map((each) => each.dice)).toEqual([
    [9, null],
    [1, 1],
    [null, null],
  ]);
  const last = replayed(again, [rolled(0, "second", 9), [18, 2, 8]], [rolled(2, "first", 3), [18, 2, 8]]);
  expect(last.map((each) => each.dice)).toEqual([
    [9, 9],
    [1, 1],
    [3, null],
  ]);
});

test("after a jump only the sums are known, and a first die follows from its sum", () => {
  const jumped = rollOffAfter([], { ...VIEW, roll_off: [9, null, null] });
  expect(jumped?.[0]).toMatchObject({ dice: [null, null], sum: 9 });
  expect(replayed(jumped, [rolled(1, "second", 4), [9, 7, null]])[1]).toMatchObject({ dice: [3, 4], sum: 7 });
});

test("the roll-off is over when somebody starts", () => {
  const view: View = { ...VIEW, phase: "choosing", turn: 0, roll_off: [9, 2, 3] };
  const shown = scenesOf([rolled(2, "second", 1)], view, USUAL, replayed(START, [rolled(2, "first", 2), NONE]));
  expect(shown.map((scene) => scene.kind)).toEqual(["throw", "start"]);
  expect(shown[1]?.rollOff?.[2]).toMatchObject({ dice: [2, 1], sum: 3 });
  expect(rollOffAfter(shown, view)).toBeNull();
});

test("between the dice of a round's first throw, the first one lies there and nobody throws for the start", () => {
  const half: View = { ...VIEW, phase: "rolling", roll_off: [9, 2, 3] };
  const moves = [rolled(0, "first", 5)];
  expect(scenesOf(moves, half, USUAL)).toMatchObject([{ kind: "throw", tumbling: [true, false], rollOff: null }]);
  expect(diceOf(moves, half)).toEqual([5, null]);
  expect(diceOf([throws(0)], half)).toEqual([null, null]);
  expect(diceOf(moves, THROWN)).toEqual([3, 7]);
});
