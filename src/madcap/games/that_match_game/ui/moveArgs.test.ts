import { expect, test } from "vitest";
import { moveArgs } from "./moveArgs";

test("a lot is told by its stars", () => {
  expect(moveArgs({ type: "lot", by: 0, shows: "4-5-6" })).toEqual({ count: 5 });
  expect(moveArgs({ type: "lot", by: 1, shows: "1-1-3" })).toEqual({ count: 1 });
});

test("a point card is told by its numbers", () => {
  expect(moveArgs({ type: "turned", goal: 2, shows: "1-5-4" })).toEqual({ red: 1, green: 5, blue: 4 });
});

test("an answer is told with the number of its cards", () => {
  expect(moveArgs({ type: "answer", sum: "3", colour: "red" })).toEqual({ count: 1 });
  expect(moveArgs({ type: "answer", sum: "1 + 2", colour: "red" })).toEqual({ count: 2 });
});

test("other moves need no more than their fields", () => {
  expect(moveArgs({ type: "draw", count: 2 })).toEqual({});
});
