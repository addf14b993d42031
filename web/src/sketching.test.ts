import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sketching } from "./sketching";

let sent: unknown[];
let sketching: Sketching;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  sketching = new Sketching((what) => sent.push(what));
});

afterEach(() => {
  vi.useRealTimers();
});

test("of many sketches in a quarter of a second only the newest is sent", () => {
  for (const sketch of [1, 2, 3]) sketching.show(sketch);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(sent).toEqual([3]);
});

test("at most four sketches a second are sent, and the last one arrives", () => {
  for (let n = 1; n <= 100; n++) {
    sketching.show(n);
    vi.advanceTimersByTime(10);
  }
  vi.runAllTimers();
  expect(sent.length).toBeLessThanOrEqual(5);
  expect(sent.at(-1)).toBe(100);
});

test("an empty sketch is sent like any other", () => {
  sketching.show(null);
  vi.runAllTimers();
  expect(sent).toEqual([null]);
});

test("after a stop nothing is sent", () => {
  sketching.show(1);
  sketching.stop();
  vi.runAllTimers();
  expect(sent).toEqual([]);
});
