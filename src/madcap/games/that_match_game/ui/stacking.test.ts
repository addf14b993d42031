import fc from "fast-check";
import { expect, test } from "vitest";
import { arcsOf, edgesOf, widthOf } from "./stacking";
import type { Entry } from "./wire";

const entry = (cards: number, more: Partial<Entry> = {}): Entry => ({
  by: 0,
  kind: "play",
  cards: Array.from({ length: cards }, () => "red-3"),
  struck: [],
  out: false,
  aims: null,
  ...more,
});
const stacks = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 })
  .map((sizes) => sizes.map((size) => entry(size)));

test("no card covers another, and the last one ends where the stack does", () => {
  fc.assert(
    fc.property(stacks, (stack) => {
      const edges = edgesOf(stack).flat();
      edges.slice(1).forEach((edge, i) => expect(edge - edges[i]!).toBeGreaterThanOrEqual(1));
      expect(edges.at(-1)! + 1).toBeLessThanOrEqual(widthOf(stack) + 1e-9);
    }),
  );
});

test("entries are further apart than cards of one entry", () => {
  const [[first, second], [third]] = edgesOf([entry(2), entry(1)]) as [[number, number], [number]];
  expect(third - second).toBeGreaterThan(second - first);
});

test("an arc leads from the middle of a block to the middle of the card that it strikes", () => {
  const stack = [entry(2), entry(1, { kind: "red-block", aims: { entry: 1, place: 2 } })];
  const edges = edgesOf(stack);
  expect(arcsOf(stack)).toEqual([
    { entry: 2, from: edges[1]![0]! + 0.5, to: edges[0]![1]! + 0.5, kind: "red-block", out: false },
  ]);
});

test("a block that was struck itself still has its arc, marked as out", () => {
  const stack = [
    entry(1),
    entry(1, { kind: "orange-block", aims: { entry: 1, place: 1 }, out: true }),
    entry(1, { kind: "red-block", aims: { entry: 2, place: 1 } }),
  ];
  expect(arcsOf(stack).map(({ entry: from, out }) => [from, out])).toEqual([
    [2, true],
    [3, false],
  ]);
});

test("plays and answers have no arcs", () => {
  expect(arcsOf([entry(1), entry(2, { kind: "answer" })])).toEqual([]);
});
