import fc from "fast-check";
import { expect, test } from "vitest";
import { spotFor, type Box, type Size, type Spot } from "./bubblePlacement";

const SCREEN: Size = { width: 800, height: 600 };
const BUBBLE: Size = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const bubbleAt = ({ x, y }: Spot): Box => box(x, y, BUBBLE.width, BUBBLE.height);
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const things = fc
  .record({ left: fc.integer({ min: 0, max: 760 }), top: fc.integer({ min: 0, max: 560 }) })
  .map(({ left, top }) => box(left, top, 40, 40));

test("where nothing else matters, the bubble is above its thing and points at its middle", () => {
  const spot = spotFor([box(380, 280, 40, 40)], BUBBLE, SCREEN, []);
  expect(spot.side).toBe("above");
  expect(spot.x + spot.tip).toBe(400);
  expect(spot.y + BUBBLE.height).toBeLessThan(280);
});

test("the bubble is always on the screen", () => {
  fc.assert(
    fc.property(fc.array(things, { minLength: 1, maxLength: 3 }), (all) => {
      const precious = all.map((each) => ({ box: each, worth: 5 }));
      const { left, top, right, bottom } = bubbleAt(spotFor(all, BUBBLE, SCREEN, precious));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(SCREEN.width);
      expect(bottom).toBeLessThanOrEqual(SCREEN.height);
    }),
  );
});

test("the arrow stays on the bubble's edge, away from its corners", () => {
  fc.assert(
    fc.property(things, (thing) => {
      const spot = spotFor([thing], BUBBLE, SCREEN, []);
      const long = spot.side === "above" || spot.side === "below" ? BUBBLE.width : BUBBLE.height;
      expect(spot.tip).toBeGreaterThan(0);
      expect(spot.tip).toBeLessThan(long);
    }),
  );
});

test("the bubble never hides a precious thing that it stands beside", () => {
  fc.assert(
    fc.property(things, (thing) => {
      const spot = spotFor([thing], BUBBLE, SCREEN, [{ box: thing, worth: 1000 }]);
      expect(overlap(bubbleAt(spot), thing)).toBe(false);
    }),
  );
});

test("the bubble goes elsewhere when its first place would hide what is precious", () => {
  const thing = box(380, 280, 40, 40);
  const above = box(0, 0, 800, 275);
  expect(spotFor([thing], BUBBLE, SCREEN, [{ box: above, worth: 1000 }]).side).toBe("below");
});

test("of several things the bubble takes the one beside which there is room", () => {
  const crowded = box(380, 120, 40, 40);
  const free = box(380, 500, 40, 40);
  const upper = { box: box(0, 0, 800, 300), worth: 1000 };
  expect(spotFor([crowded, free], BUBBLE, SCREEN, [upper]).thing).toBe(1);
});

test("a bubble larger than the screen begins at its edge", () => {
  const { x, y } = spotFor([box(10, 10, 20, 20)], { width: 900, height: 700 }, SCREEN, []);
  expect([x, y]).toEqual([8, 8]);
});
