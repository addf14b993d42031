import { expect, test } from "vitest";
import { fitting, keepOf, NOTHING, originOf, origins, places, targets, throwKeeping } from "./offers";
import type { Move, Place } from "./wire";

const place = (row: number, column: number, from: [number, number] | null = null): Place => ({
  type: "place",
  row,
  column,
  from_row: from?.[0] ?? null,
  from_column: from?.[1] ?? null,
});

/** Two squares, each of which two pawns can reach. */
const MOVING: Move[] = [place(3, 7, [1, 1]), place(7, 3, [1, 1]), place(3, 7, [2, 5]), place(7, 3, [2, 5])];

test("a throw of both dice is found with and without the field `keep`", () => {
  expect(throwKeeping([{ type: "throw" }], "none")).toEqual({ type: "throw" });
  expect(throwKeeping([{ type: "throw", keep: "none" }], "none")).toEqual({ type: "throw", keep: "none" });
});

test("a die can be kept only where that is offered", () => {
  const legal: Move[] = [{ type: "throw", keep: "second" }, place(1, 2)];
  expect(throwKeeping(legal, keepOf(1))).toEqual(legal[0]);
  expect(throwKeeping(legal, keepOf(0))).toBeUndefined();
});

test("a new pawn has no origin", () => {
  expect(originOf(place(3, 7))).toBeNull();
  expect(originOf({ type: "place", row: 3, column: 7 })).toBeNull();
  expect(originOf(place(3, 7, [1, 1]))).toEqual([1, 1]);
});

test("every square and every pawn that can be tapped is listed once", () => {
  expect(targets(MOVING)).toEqual([
    [3, 7],
    [7, 3],
  ]);
  expect(origins(MOVING)).toEqual([
    [1, 1],
    [2, 5],
  ]);
});

test("new pawns can be put down, but none can be picked up", () => {
  expect(targets([place(3, 7), place(7, 3)])).toHaveLength(2);
  expect(origins([place(3, 7), place(7, 3)])).toEqual([]);
});

test("every tap leaves fewer moves, until one is left", () => {
  expect(fitting(MOVING, NOTHING)).toEqual(places(MOVING));
  expect(fitting(MOVING, { target: [7, 3], origin: null })).toHaveLength(2);
  expect(fitting(MOVING, { target: [7, 3], origin: [2, 5] })).toEqual([place(7, 3, [2, 5])]);
});

test("a square does not match the one with row and column exchanged", () => {
  expect(fitting([place(3, 7)], { target: [7, 3], origin: null })).toEqual([]);
});

test("no pawn fits where only a new one can be put down", () => {
  expect(fitting([place(3, 7)], { target: null, origin: [3, 7] })).toEqual([]);
});
