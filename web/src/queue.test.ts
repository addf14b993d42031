import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShowQueue } from "./queue";

const page = { hidden: false };
let shown: string[];
let done: number;
let queue: ShowQueue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
  shown = [];
  done = 0;
  queue = new ShowQueue(
    (thing) => shown.push(thing),
    () => 1000,
    (first, later) => first + later,
    () => (done += 1),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first thing is shown at once, the next when its time is over", () => {
  queue.add("a");
  queue.add("b");
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", "b"]);
});

test("it reports that it is done only after the last thing had its time", () => {
  queue.add("a");
  vi.advanceTimersByTime(999);
  expect(done).toBe(0);
  vi.advanceTimersByTime(1);
  expect(done).toBe(1);
});

test("it shows again after it was done", () => {
  queue.add("a");
  vi.runAllTimers();
  queue.add("b");
  expect(shown).toEqual(["a", "b"]);
  vi.runAllTimers();
  expect(done).toBe(2);
});

test("three may wait; with a fourth, all that wait are joined in their order", () => {
  for (const thing of ["a", "b", "c", "d"]) queue.add(thing);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a", "b"]);
  queue.add("e");
  queue.add("f");
  vi.runAllTimers();
  expect(shown).toEqual(["a", "b", "cdef"]);
});

test("a hidden page does not wait", () => {
  page.hidden = true;
  for (const thing of ["a", "b", "c"]) queue.add(thing);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(done).toBe(1);
});

test("after a stop nothing is shown any more", () => {
  queue.add("a");
  queue.add("b");
  queue.stop();
  vi.runAllTimers();
  expect(shown).toEqual(["a"]);
  expect(done).toBe(0);
});
