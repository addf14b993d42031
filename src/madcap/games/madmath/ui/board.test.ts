import fc from "fast-check";
import { expect, test } from "vitest";
import { clearRows, leadsTo, lossesOf, namedBy, sidesTouched, standingOn, sumOf, worth, type Square } from "./board";
import type { View } from "./wire";

const VIEW: View = {
  phase: "round-over",
  round: 1,
  turn: 0,
  board: "multiplication",
  size: 9,
  level: "expert",
  target: 500,
  dice: null,
  again: false,
  roll_off: [],
  pawns: [[], [], []],
  scores: [0, 0, 0],
  winner: 0,
  line: [],
  highest: [0, 0, 0],
};

test("a square is worth the sum or the product of its row and column", () => {
  expect(worth("addition", [3, 7])).toBe(10);
  expect(worth("multiplication", [3, 7])).toBe(21);
  expect(sumOf("multiplication", [7, 3])).toBe("7 × 3 = 21");
});

test("two different dice name two squares, each the mirror of the other; a double names one", () => {
  const die = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(die, die, (first, second) => {
      const squares = namedBy([first, second]);
      expect(squares).toHaveLength(first === second ? 1 : 2);
      expect(squares.map(([row, column]) => `${column}-${row}`).reverse()).toEqual(
        squares.map((each) => each.join("-")),
      );
    }),
  );
});

test("a die that shows 0 or nothing names no square", () => {
  for (const dice of [[0, 5], [5, 0], [null, 5], [5, null], null] as const) expect(namedBy(dice)).toEqual([]);
});

test("the way to a corner runs along its row and its column, and ends before it", () => {
  const corner: Square[] = [[3, 4]];
  expect(leadsTo(corner, [3, 1])).toBe(true);
  expect(leadsTo(corner, [1, 4])).toBe(true);
  expect(leadsTo(corner, [3, 4])).toBe(false);
  expect(leadsTo(corner, [3, 5])).toBe(false);
  expect(leadsTo(corner, [2, 3])).toBe(false);
});

test("squares touch at a side or at a corner", () => {
  expect(
    sidesTouched(
      [3, 4],
      [
        [3, 4],
        [4, 3],
      ],
    ),
  ).toEqual(["bottom"]);
  expect(
    sidesTouched(
      [4, 3],
      [
        [3, 4],
        [4, 3],
        [4, 4],
        [4, 2],
      ],
    ),
  ).toEqual(["top", "right", "left"]);
  expect(
    sidesTouched(
      [3, 4],
      [
        [3, 6],
        [5, 4],
        [5, 6],
      ],
    ),
  ).toEqual([]);
});

test("the widest gap between rows has none of the squares in it", () => {
  const rows = (squares: Square[], size = 9): number[] => Object.values(clearRows(squares, size));
  expect(rows([])).toEqual([1, 9]);
  expect(
    rows([
      [2, 1],
      [3, 1],
      [4, 1],
    ]),
  ).toEqual([5, 9]);
  expect(
    rows([
      [8, 1],
      [7, 2],
      [6, 3],
    ]),
  ).toEqual([1, 5]);
  expect(
    rows([
      [9, 2],
      [2, 9],
    ]),
  ).toEqual([3, 8]);
  expect(
    rows(
      [
        [2, 3],
        [3, 3],
        [4, 3],
      ],
      5,
    ),
  ).toEqual([1, 1]);
});

test("a pawn is found by its square, with its owner and its place", () => {
  const pawns: View["pawns"] = [
    [[1, 2]],
    [
      [3, 4],
      [2, 1],
    ],
  ];
  expect(standingOn(pawns, [2, 1])).toEqual({ seat: 1, slot: 1 });
  expect(standingOn(pawns, [4, 3])).toBeNull();
});

test("at the end of an expert round everybody but the winner loses the highest number under their pawns", () => {
  const view: View = {
    ...VIEW,
    pawns: [
      [[9, 9]],
      [
        [2, 3],
        [4, 5],
      ],
      [[1, 1]],
    ],
    highest: [81, 20, 1],
  };
  expect(lossesOf(view, [100, 50, 10])).toEqual([
    { seat: 1, points: 20, at: [4, 5] },
    { seat: 2, points: 1, at: [1, 1] },
  ]);
});

test("nobody loses more points than they have", () => {
  const view: View = { ...VIEW, pawns: [[[9, 9]], [[4, 5]], [[2, 2]]], highest: [81, 20, 4] };
  expect(lossesOf(view, [0, 13, 4]).map(({ points }) => points)).toEqual([13, 4]);
});

test("a player without points or without a pawn on the board loses nothing", () => {
  const view: View = { ...VIEW, pawns: [[[9, 9]], [[4, 5]], []], highest: [81, 20, 0] };
  expect(lossesOf(view, [100, 0, 10])).toEqual([]);
  expect(lossesOf(view, null)).toEqual([{ seat: 1, points: 20, at: [4, 5] }]);
});

test("at the other levels, and in a round that nobody won, nobody loses points", () => {
  const view: View = { ...VIEW, pawns: [[[9, 9]], [[4, 5]], []], highest: [81, 20, 0] };
  expect(lossesOf({ ...view, level: "intermediate" }, null)).toEqual([]);
  expect(lossesOf({ ...view, winner: null }, null)).toEqual([]);
});
