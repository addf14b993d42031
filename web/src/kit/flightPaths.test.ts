import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { away, curve, heldUp, middle, tumbling } from "./flightPaths";

const rect = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** The numbers in a frame's transform: the shift to the right, the shift down, and the scale. */
const numbersIn = (frame: Keyframe | undefined): number[] =>
  String(frame?.transform)
    .match(/-?\d+(\.\d+)?/g)
    ?.map(Number) ?? [];

beforeEach(() => {
  vi.stubGlobal("innerWidth", 800);
  vi.stubGlobal("innerHeight", 600);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the middle of a rectangle", () => {
  expect(middle(rect(10, 20, 30, 40))).toEqual([25, 40]);
});

test("a curve begins over the place where the card was, in its size, and ends where it lies", () => {
  const frames = curve(rect(0, 0, 50, 80), rect(100, 200, 100, 160));
  expect(numbersIn(frames[0])).toEqual([-125, -240, 0.5]);
  expect(frames.at(-1)).toEqual({ transform: "none" });
});

test("two cards that change places pass each other on different sides", () => {
  const [one, other] = [rect(0, 0, 50, 80), rect(400, 0, 50, 80)];
  const [there, back] = [numbersIn(curve(one, other)[1]), numbersIn(curve(other, one)[1])];
  expect(Math.sign(there[1]!)).toBe(-Math.sign(back[1]!));
});

test("a card never grows to more than twice its size on a curve", () => {
  expect(numbersIn(curve(rect(0, 0, 900, 900), rect(0, 0, 10, 10))[0])[2]).toBe(2);
});

test("a card that goes away ends over the middle of its aim", () => {
  const frames = away(rect(0, 0, 50, 80), rect(100, 100, 10, 20));
  expect(frames[0]).toEqual({ transform: "none" });
  expect(numbersIn(frames.at(-1)).slice(0, 2)).toEqual([80, 70]);
});

test("a card that is held up is shown in the middle of the screen, at least half as large again", () => {
  const [x, , scale] = numbersIn(heldUp(rect(0, 0, 100, 160), rect(500, 500, 50, 80))[1]);
  expect(x).toBe(350);
  expect(scale).toBe(1.5);
});

test("a small card that is held up is enlarged so that it can be read", () => {
  const from = rect(0, 0, 20, 32);
  expect(numbersIn(heldUp(from, from)[1])[2]! * from.width).toBeCloseTo(110);
});

test("a card that tumbles ends below the screen", () => {
  const from = rect(300, 100, 50, 80);
  expect(from.top + numbersIn(tumbling(from).at(-1))[1]!).toBeGreaterThan(600);
});

test("the moments of every path are in order", () => {
  const [from, to] = [rect(0, 0, 50, 80), rect(100, 200, 100, 160)];
  for (const frames of [curve(from, to), away(from, to), heldUp(from, to), tumbling(from)]) {
    const offsets = frames.flatMap((frame) => frame.offset ?? []);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  }
});
