import fc from "fast-check";
import { expect, test } from "vitest";
import { freshPieces, isLaid, type Laid, type Piece, type Square } from "./blocks";
import {
  anyPlace,
  fits,
  isInside,
  nearest,
  pieceOn,
  placeOver,
  SIDE,
  slid,
  squaresAt,
  stepped,
  turnedPlace,
} from "./grid";

const at = (row: number, column: number): Square => ({ row, column });
const lying = (block: number, row: number, column: number, turns = 0): Laid => ({
  block,
  rolls: 0,
  turns,
  place: at(row, column),
});
const one = freshPieces()[0]!;

/** Pieces laid one after the other, each as near as possible to a random square. */
const boards = fc
  .array(fc.record({ row: fc.nat(5), column: fc.nat(5), turns: fc.nat(3) }), { maxLength: 5 })
  .map((wishes) =>
    wishes.reduce<Piece[]>((pieces, { row, column, turns }, n) => {
      const piece = { ...pieces[n]!, turns };
      return pieces.map((each, i) =>
        i === n ? { ...piece, place: nearest(pieces, piece, at(row, column), 12) } : each,
      );
    }, freshPieces()),
  );

const squaresOn = (pieces: readonly Piece[]): string[] =>
  pieces.filter(isLaid).flatMap((piece) => squaresAt(piece, piece.place).map(({ row, column }) => `${row},${column}`));

const isSound = (pieces: readonly Piece[]): boolean => {
  const squares = squaresOn(pieces);
  const inside = pieces.filter(isLaid).every((piece) => squaresAt(piece, piece.place).every(isInside));
  return inside && new Set(squares).size === squares.length;
};

test("a block covers two squares: to the right, or upright below", () => {
  expect(squaresAt(lying(1, 2, 3), at(2, 3))).toEqual([at(2, 3), at(2, 4)]);
  expect(squaresAt(lying(1, 2, 3, 1), at(2, 3))).toEqual([at(2, 3), at(3, 3)]);
  expect(squaresAt(lying(1, 2, 3, -1), at(2, 3))).toEqual([at(2, 3), at(3, 3)]);
});

test("a block must lie inside with both halves", () => {
  expect(fits([], one, at(0, SIDE - 2))).toBe(true);
  expect(fits([], one, at(0, SIDE - 1))).toBe(false);
  expect(fits([], one, at(-1, 0))).toBe(false);
  expect(fits([], { ...one, turns: 1 }, at(SIDE - 1, 0))).toBe(false);
});

test("a block may overlap its own place, but not another block", () => {
  const pieces = [lying(1, 2, 2), lying(2, 4, 4)];
  expect(fits(pieces, pieces[0]!, at(2, 3))).toBe(true);
  expect(fits(pieces, pieces[0]!, at(4, 3))).toBe(false);
});

test("the piece on a square is found by either half", () => {
  const pieces = [lying(1, 2, 2)];
  expect(pieceOn(pieces, at(2, 3))?.block).toBe(1);
  expect(pieceOn(pieces, at(3, 2))).toBeUndefined();
});

test("the nearest place is free, and no free place is nearer", () => {
  fc.assert(
    fc.property(boards, fc.nat(5), fc.nat(5), fc.nat(3), (pieces, row, column, turns) => {
      const piece: Piece = { ...pieces[4]!, turns };
      const found = nearest(pieces, piece, at(row, column), 12);
      const far = (place: Square): number => Math.hypot(place.row - row, place.column - column);
      expect(found && fits(pieces, piece, found)).toBe(true);
      for (let n = 0; n < SIDE * SIDE; n++) {
        const other = at(Math.floor(n / SIDE), n % SIDE);
        if (fits(pieces, piece, other)) expect(far(found!)).toBeLessThanOrEqual(far(other));
      }
    }),
    { numRuns: 50 },
  );
});

test("a place beyond the reach is not taken", () => {
  expect(nearest([], one, at(-3, 0), 2)).toBeNull();
  expect(nearest([], one, at(-1, 0), 1)).toEqual(at(0, 0));
});

test("pieces that were laid one after the other never overlap", () => {
  fc.assert(
    fc.property(boards, (pieces) => {
      expect(isSound(pieces)).toBe(true);
    }),
  );
});

test("a turned block covers a square that it covered before, and no square of another block", () => {
  fc.assert(
    fc.property(boards, (pieces) => {
      for (const piece of pieces.filter(isLaid)) {
        const turned = { ...piece, turns: piece.turns + 1 };
        const place = turnedPlace(pieces, turned);
        if (!place) continue;
        const before = new Set(squaresOn([piece]));
        expect(squaresOn([{ ...turned, place }]).some((square) => before.has(square))).toBe(true);
        expect(isSound(pieces.map((each) => (each === piece ? { ...turned, place } : each)))).toBe(true);
      }
    }),
  );
});

test("a block that is shut in cannot be turned", () => {
  const pieces = [lying(1, 0, 0), lying(2, 1, 0)];
  expect(turnedPlace(pieces, { ...pieces[0]!, turns: 1 })).toBeNull();
});

test("a step goes past other blocks, and not off the board", () => {
  const pieces = [lying(1, 0, 0), lying(2, 0, 2)];
  expect(stepped(pieces, pieces[0]!, at(0, 1))).toEqual(at(0, 4));
  expect(stepped(pieces, pieces[0]!, at(-1, 0))).toBeNull();
});

test("a block that is laid anywhere goes to the middle, and there is always room for five", () => {
  expect(anyPlace([], one)).toEqual(at(2, 2));
  fc.assert(
    fc.property(boards, (pieces) => {
      expect(anyPlace(pieces, pieces[4]!)).not.toBeNull();
    }),
  );
});

test("a block covers a square with its first half, or with its second at the edge", () => {
  expect(placeOver([], one, at(0, 0))).toEqual(at(0, 0));
  expect(placeOver([], one, at(0, SIDE - 1))).toEqual(at(0, SIDE - 2));
  expect(placeOver([lying(2, 0, SIDE - 3)], one, at(0, SIDE - 1))).toBeNull();
});

test("sliding keeps the figure's shape and stops at the edges", () => {
  fc.assert(
    fc.property(boards, fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (pieces, row, column) => {
      const moved = slid(pieces, at(row, column));
      expect(isSound(moved)).toBe(true);
      const shifts = pieces.flatMap((piece, n) => {
        const place = moved[n]!.place;
        return piece.place && place ? [`${place.row - piece.place.row},${place.column - piece.place.column}`] : [];
      });
      expect(new Set(shifts).size).toBeLessThanOrEqual(1);
    }),
  );
});

test("an empty board does not slide", () => {
  expect(slid(freshPieces(), at(3, 3))).toEqual(freshPieces());
});
