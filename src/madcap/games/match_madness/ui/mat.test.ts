import fc from "fast-check";
import { expect, test } from "vitest";
import { freshPieces, type Piece } from "./blocks";
import { isInside } from "./grid";
import { boardSize, depthOf, enlarged, matFor, matWidth, middleOf, placeAround, slotAt, slotOf, squareAt } from "./mat";

const PHONE = matFor(360, 740, false, 16);
const piece = (turns: number, row: number, column: number): Piece => ({
  ...freshPieces()[0]!,
  turns,
  place: { row, column },
});

test("the layout follows the shape of the screen", () => {
  expect(matFor(360, 740, false, 16).shape).toBe("tall");
  expect(matFor(740, 360, false, 16).shape).toBe("low");
  expect(matFor(1280, 800, false, 16).shape).toBe("wide");
});

test("the mat is never wider than the available width", () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 2000 }), fc.integer({ min: 320, max: 1400 }), (width, screen) => {
      expect(matWidth(matFor(width, screen, false, 16))).toBeLessThanOrEqual(width);
    }),
  );
});

test("more people, and larger letters, never make the mat larger", () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 2000 }), fc.integer({ min: 320, max: 1400 }), (width, screen) => {
      const usual = matFor(width, screen, false, 16).cell;
      expect(matFor(width, screen, true, 16).cell).toBeLessThanOrEqual(usual);
      expect(matFor(width, screen, false, 32).cell).toBeLessThanOrEqual(usual);
    }),
  );
});

test("on the smallest screen a square is still as large as a finger needs", () => {
  expect(matFor(100, 100, true, 32).cell).toBe(36);
});

test("letters smaller than usual change nothing", () => {
  expect([12, 16, 24, 32].map(enlarged)).toEqual([0, 0, 0.5, 1]);
});

test("every block is found at its own place in the tray", () => {
  for (const block of [1, 2, 3, 4, 5]) expect(slotAt(PHONE, slotOf(PHONE, block))).toBe(block);
});

test("points on the board, and above or below the tray, are in no place of the tray", () => {
  const { x } = slotOf(PHONE, 1);
  expect(slotAt(PHONE, { x: 10, y: 10 })).toBe(0);
  expect(slotAt(PHONE, { x, y: -1 })).toBe(0);
  expect(slotAt(PHONE, { x, y: boardSize(PHONE) + 1 })).toBe(0);
});

test("a piece placed around its own middle keeps its place", () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(4), fc.nat(4), (turns, row, column) => {
      const laid = piece(turns, row, column);
      const place = placeAround(PHONE, laid, middleOf(PHONE, laid));
      expect(place.row).toBeCloseTo(row);
      expect(place.column).toBeCloseTo(column);
    }),
  );
});

test("points just outside the board lie on no square of it", () => {
  const end = boardSize(PHONE);
  expect(squareAt(PHONE, { x: end - 0.1, y: 0 })).toEqual({ row: 0, column: 5 });
  for (const point of [
    { x: -0.1, y: 5 },
    { x: end, y: 5 },
    { x: 5, y: end },
  ]) {
    expect(isInside(squareAt(PHONE, point))).toBe(false);
  }
});

test("pieces further down or to the right are drawn later; those in the tray are drawn first", () => {
  expect(depthOf(piece(0, 1, 0))).toBeGreaterThan(depthOf(piece(0, 0, 0)));
  expect(depthOf(piece(0, 0, 1))).toBeGreaterThan(depthOf(piece(0, 0, 0)));
  expect(depthOf(freshPieces()[0]!)).toBeLessThan(depthOf(piece(0, 0, 0)));
});
