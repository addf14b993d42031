import { expect, test } from "vitest";
import { boltsOf, faceOf, heldOf, starsOf } from "./cards";

test("a card's name says what is on its face", () => {
  expect(faceOf("red-3")).toEqual({ kind: "number", colour: "red", number: 3 });
  expect(faceOf("lightning-blue-5")).toEqual({ kind: "lightning", colour: "blue", number: 5 });
  expect(faceOf("any-2")).toEqual({ kind: "any", number: 2 });
  expect(faceOf("green-exclamation")).toEqual({ kind: "exclamation", colour: "green" });
});

test("blocks, specials and hidden cards have no number", () => {
  expect(faceOf("red-block")).toEqual({ kind: "block" });
  expect(faceOf("new-goal")).toEqual({ kind: "special" });
  expect(faceOf("hidden")).toEqual({ kind: "hidden" });
});

test("a sum of lightning numbers has one card for each number", () => {
  expect(boltsOf("1 + 2", "red")).toEqual(["lightning-red-1", "lightning-red-2"]);
  expect(boltsOf("4", "green")).toEqual(["lightning-green-4"]);
});

test("a point card has a star for every three of the sum of its numbers, and five at most", () => {
  expect(["1-1-1", "1-2-2", "2-2-2", "5-5-4", "5-5-5", "6-6-6"].map(starsOf)).toEqual([1, 1, 2, 4, 5, 5]);
});

test("equal cards have different ids", () => {
  const ids = heldOf(["red-3", "any-2", "red-3"]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(heldOf(["red-3"])[0]!.id).toBe(ids[0]);
});
