// The geometry of the board: squares, their numbers, and the pawns on them. The server checks the rules.
import type { View } from "./wire";

export type Square = readonly [row: number, column: number];
export type Dice = readonly [number | null, number | null];
export type Pawns = View["pawns"];

/** A pawn: its owner, and its index in the owner's list. */
export interface Standing {
  readonly seat: number;
  readonly slot: number;
}

export const PAWNS = 4;

export const signOf = (board: View["board"]): string => (board === "addition" ? "+" : "×");

export const worth = (board: View["board"], [row, column]: Square): number =>
  board === "addition" ? row + column : row * column;

/** A square as a calculation: 7 × 3 = 21. */
export const sumOf = (board: View["board"], square: Square): string =>
  `${square[0]} ${signOf(board)} ${square[1]} = ${worth(board, square)}`;

export const same = (one: Square | null, other: Square | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

export const among = (squares: readonly Square[], square: Square): boolean =>
  squares.some((each) => same(each, square));

export const upTo = (size: number): number[] => Array.from({ length: size }, (_, index) => index + 1);

export const keyOf = (square: Square): string => `${square[0]}-${square[1]}`;

/** The squares that two dice name; none while a die is not thrown or shows 0. */
export function namedBy(dice: Dice | null): Square[] {
  const [first, second] = dice ?? [null, null];
  if (!first || !second) return [];
  return first === second
    ? [[first, second]]
    : [
        [first, second],
        [second, first],
      ];
}

/** Whether a square lies between a header and one of these corners, where a row and a column meet. */
export const leadsTo = (corners: readonly Square[], [row, column]: Square): boolean =>
  corners.some(([r, c]) => (row === r && column < c) || (column === c && row < r));

export function standingOn(pawns: Pawns, square: Square): Standing | null {
  for (const [seat, squares] of pawns.entries()) {
    const slot = squares.findIndex((each) => same(each, square));
    if (slot >= 0) return { seat, slot };
  }
  return null;
}

/** A player's loss at the end of an expert round, and the square of the pawn that causes it. */
export interface Loss {
  readonly seat: number;
  readonly points: number;
  readonly at: Square;
}

/** The losses, given the scores before (null: not known). A player without points loses nothing. */
export function lossesOf(view: View, before: readonly number[] | null): Loss[] {
  if (view.level !== "expert" || view.winner === null) return [];
  return view.pawns.flatMap((squares, seat) => {
    const points = view.highest[seat] ?? 0;
    const at = squares.find((square) => worth(view.board, square) === points);
    return seat === view.winner || before?.[seat] === 0 || !at ? [] : [{ seat, points, at }];
  });
}
