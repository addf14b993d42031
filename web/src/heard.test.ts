import { expect, test } from "vitest";
import { joined, type Heard } from "./heard";
import type { Moved } from "./wire";

const moved = (seq: number): Moved => ({ seq, seat: 0, move: { type: "throw" } });
const heard = (seqs: number[], isRepeated = false): Heard => {
  const moves = seqs.map(moved);
  return { moves, news: isRepeated ? [] : moves, skipped: [], isRepeated } as unknown as Heard;
};
const numbers = (moves: readonly Moved[]): number[] => moves.map(({ seq }) => seq);

test("joined states keep the moves that nobody saw, and the last one's own are animated", () => {
  const all = [heard([1, 2]), heard([3]), heard([4, 5])].reduce(joined);
  expect(numbers(all.moves)).toEqual([4, 5]);
  expect(numbers(all.skipped)).toEqual([1, 2, 3]);
  expect(numbers(all.news)).toEqual([1, 2, 3, 4, 5]);
  expect(all.isRepeated).toBe(false);
});

test("moves of a repeated state were seen, or come once", () => {
  expect(numbers(joined(heard([1, 2], true), heard([3])).skipped)).toEqual([]);
  const repeated = joined(heard([1, 2]), heard([1, 2], true));
  expect(numbers(repeated.skipped)).toEqual([]);
  expect(repeated.isRepeated).toBe(false);
  expect(numbers(joined(repeated, heard([3])).skipped)).toEqual([1, 2]);
});

test("a viewer who was away is not told what happened", () => {
  expect(joined(heard([1, 2]), heard([])).skipped).toEqual([]);
});
