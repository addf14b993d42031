// Where blocks can lie: a board of six by six squares, no block on another.
import { isLaid, isUpright, squaresOf, type Laid, type Piece, type Square } from "./blocks";

export const SIDE = 6;

export const same = (one: Square, other: Square): boolean => one.row === other.row && one.column === other.column;
export const isInside = ({ row, column }: Square): boolean => row >= 0 && row < SIDE && column >= 0 && column < SIDE;

/** The squares of a piece, were it to lie there. */
export const squaresAt = (piece: Piece, place: Square): readonly [Square, Square] =>
  squaresOf({ ...place, upright: isUpright(piece) });

export const pieceOn = (pieces: readonly Piece[], square: Square): Laid | undefined =>
  pieces.filter(isLaid).find((piece) => squaresAt(piece, piece.place).some((one) => same(one, square)));

/** Whether a piece can lie there, where the others lie as they do. */
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

/** Where a piece that has been turned comes to lie: over one of the squares on which it lay. */
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

/** The next free place that way, past whatever lies between. */
export function stepped(pieces: readonly Piece[], piece: Laid, step: Square): Square | null {
  for (let n = 1; n < SIDE; n++) {
    const place = { row: piece.place.row + n * step.row, column: piece.place.column + n * step.column };
    if (fits(pieces, piece, place)) return place;
  }
  return null;
}

/** Where a block comes to lie that is laid without saying where: as near to the middle as can be. */
export const anyPlace = (pieces: readonly Piece[], piece: Piece): Square | null =>
  nearest(pieces, piece, { row: 2, column: 2 }, SIDE * 2);

/** A place that covers a square: with the left or upper half, if it can be. */
export function placeOver(pieces: readonly Piece[], piece: Piece, square: Square): Square | null {
  const back = isUpright(piece) ? { ...square, row: square.row - 1 } : { ...square, column: square.column - 1 };
  return [square, back].find((place) => fits(pieces, piece, place)) ?? null;
}

/** Everything moved together, as far as the edges let it. */
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
