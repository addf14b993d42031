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

export type Side = "top" | "right" | "bottom" | "left";

/** The sides of a square at which another one of these squares touches it, be it at a corner. */
export function sidesTouched([row, column]: Square, squares: readonly Square[]): Side[] {
  const near = squares.filter(([r, c]) => Math.max(Math.abs(r - row), Math.abs(c - column)) === 1);
  const sides = near.map(([r, c]): Side => (r < row ? "top" : r > row ? "bottom" : c < column ? "left" : "right"));
  return [...new Set(sides)];
}

/** The most rows side by side without any of these squares: what lies over them hides none. */
export function clearRows(squares: readonly Square[], size: number): { from: number; to: number } {
  const borders = [0, ...squares.map(([row]) => row).sort((one, other) => one - other), size + 1];
  const gaps = borders.slice(1).map((border, index) => ({ from: (borders[index] ?? 0) + 1, to: border - 1 }));
  return gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best));
}

/** A player's loss at the end of an expert round, and the square of the pawn that causes it. */
export interface Loss {
  readonly seat: number;
  readonly points: number;
  readonly at: Square;
}

/** The losses, given the scores before (null: not known). Nobody loses more points than they have. */
export function lossesOf(view: View, before: readonly number[] | null): Loss[] {
  if (view.level !== "expert" || view.winner === null) return [];
  return view.pawns.flatMap((squares, seat) => {
    const highest = view.highest[seat] ?? 0;
    const at = squares.find((square) => worth(view.board, square) === highest);
    const points = Math.min(highest, before?.[seat] ?? highest);
    return seat === view.winner || points === 0 || !at ? [] : [{ seat, points, at }];
  });
}
