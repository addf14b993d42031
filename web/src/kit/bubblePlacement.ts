// Finds the place of a speech bubble: beside its target, on the screen, covering as little of value as possible.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An area that should not be covered, and how much that matters. */
export interface Precious {
  readonly box: Box;
  readonly worth: number;
}

export type Side = "above" | "below" | "left" | "right"; // relative to the target

export interface Spot {
  readonly thing: number; // the index of the target
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly tip: number; // the position of the bubble's arrow along its edge
}

const GAP = 16; // px between target and bubble: room for the arrow and for a glowing target
const EDGE = 8; // px between the bubble and the edge of the screen
const CORNER = 26; // px between the arrow and a corner of the bubble, at least
const SHIFTS = [0.5, 0.25, 0.75, 0.08, 0.92]; // the part of the bubble that is level with the target's middle
const LATER = 20; // the cost of each later candidate, in covered square pixels: earlier candidates are preferred
const SIDES: readonly Side[] = ["above", "below", "left", "right"];

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The best place for a bubble of this size beside one of these targets. */
export function spotFor(things: readonly Box[], size: Size, screen: Size, precious: readonly Precious[]): Spot {
  const spots = things.flatMap((_, thing) =>
    SIDES.flatMap((side) => SHIFTS.map((shift) => spotAt({ thing, side, shift }, things[thing]!, size, screen))),
  );
  const costs = spots.map((spot, n) => n * LATER + costOf(boxOf(spot, size), precious));
  return spots[costs.indexOf(Math.min(...costs))]!;
}

interface Wish {
  readonly thing: number;
  readonly side: Side;
  readonly shift: number;
}

function spotAt({ thing: nth, side, shift }: Wish, thing: Box, size: Size, screen: Size): Spot {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const beside = {
    above: { x: middle.x - size.width * shift, y: thing.top - GAP - size.height },
    below: { x: middle.x - size.width * shift, y: thing.bottom + GAP },
    left: { x: thing.left - GAP - size.width, y: middle.y - size.height * shift },
    right: { x: thing.right + GAP, y: middle.y - size.height * shift },
  }[side];
  const x = clamp(beside.x, EDGE, screen.width - size.width - EDGE);
  const y = clamp(beside.y, EDGE, screen.height - size.height - EDGE);
  const isUpright = side === "above" || side === "below";
  const tip = isUpright
    ? clamp(middle.x - x, CORNER, size.width - CORNER)
    : clamp(middle.y - y, CORNER, size.height - CORNER);
  return { thing: nth, x, y, side, tip };
}

const boxOf = ({ x, y }: Spot, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const costOf = (box: Box, precious: readonly Precious[]): number =>
  precious.reduce((sum, one) => sum + one.worth * shared(box, one.box), 0);

/** How much two boxes overlap, in square pixels. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
