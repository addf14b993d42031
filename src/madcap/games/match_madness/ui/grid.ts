// The places where blocks can lie: a board of six by six squares, on which blocks do not overlap.
import { isLaid, isUpright, squaresOf, type Laid, type Piece, type Square } from "./blocks";

export const SIDE = 6;

export const same = (one: Square, other: Square): boolean => one.row === other.row && one.column === other.column;
export const isInside = ({ row, column }: Square): boolean => row >= 0 && row < SIDE && column >= 0 && column < SIDE;

/** The squares that a piece would cover at a place. */
export const squaresAt = (piece: Piece, place: Square): readonly [Square, Square] =>
  squaresOf({ ...place, upright: isUpright(piece) });

export const pieceOn = (pieces: readonly Piece[], square: Square): Laid | undefined =>
  pieces.filter(isLaid).find((piece) => squaresAt(piece, piece.place).some((one) => same(one, square)));

/** Whether a piece can lie at a place without overlapping the others. */
export function fits(pieces: readonly Piece[], piece: Piece, place: Square): boolean {
  const others = pieces.filter((one) => one.block !== piece.block);
  return squaresAt(piece, place).every((square) => isInside(square) && !pieceOn(others, square));
}

/**
 * The place nearest to a point (in squares, of the left or upper half) where a piece can lie, if one is near enough.
 */
export function nearest(pieces: readonly Piece[], piece: Piece, near: Square, reach: number): Square | null {
  const far = (place: Square): number => Math.hypot(place.row - near.row, place.column - near.column);
  const free = everyPlace().filter((place) => far(place) <= reach && fits(pieces, piece, place));
  return free.reduce<Square | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
}

/** The place of a piece after a turn, over one of the squares that it covered; null if there is no space. */
export function turnedPlace(pieces: readonly Piece[], turned: Laid): Square | null {
  const { row, column } = turned.place;
  const over = isUpright(turned)
    ? [
        [0, 0],
        [0, 1],
        [-1, 0],
        [-1, 1],
      ]
    : [
        [0, 0],
        [1, 0],
        [0, -1],
        [1, -1],
      ];
  const places = over.map(([down, right]) => ({ row: row + down!, column: column + right! }));
  return places.find((place) => fits(pieces, turned, place)) ?? null;
}

/** The next free place in a direction, past other blocks; null if there is none. */
export function stepped(pieces: readonly Piece[], piece: Laid, step: Square): Square | null {
  for (let n = 1; n < SIDE; n++) {
    const place = { row: piece.place.row + n * step.row, column: piece.place.column + n * step.column };
    if (fits(pieces, piece, place)) return place;
  }
  return null;
}

/** The place of a block that is laid without a chosen square: the free place nearest to the middle. */
export const anyPlace = (pieces: readonly Piece[], piece: Piece): Square | null =>
  nearest(pieces, piece, { row: 2, column: 2 }, SIDE * 2);

/** A place in which a piece covers a square, with its left or upper half if possible; null if there is none. */
export function placeOver(pieces: readonly Piece[], piece: Piece, square: Square): Square | null {
  const back = isUpright(piece) ? { ...square, row: square.row - 1 } : { ...square, column: square.column - 1 };
  return [square, back].find((place) => fits(pieces, piece, place)) ?? null;
}

/** The pieces, all moved together as far as the edges allow. */
export function slid(pieces: readonly Piece[], by: Square): Piece[] {
  const squares = pieces.filter(isLaid).flatMap((piece) => squaresAt(piece, piece.place));
  const row = within(
    by.row,
    squares.map((square) => square.row),
  );
  const column = within(
    by.column,
    squares.map((square) => square.column),
  );
  const moved = (place: Square): Square => ({ row: place.row + row, column: place.column + column });
  return pieces.map((piece) => (piece.place ? { ...piece, place: moved(piece.place) } : piece));
}

function within(by: number, taken: readonly number[]): number {
  if (taken.length === 0) return 0;
  return Math.max(-Math.min(...taken), Math.min(SIDE - 1 - Math.max(...taken), by));
}

function everyPlace(): Square[] {
  return Array.from({ length: SIDE * SIDE }, (_, n) => ({ row: Math.floor(n / SIDE), column: n % SIDE }));
}
