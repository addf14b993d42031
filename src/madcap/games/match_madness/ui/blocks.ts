// The five blocks. A block rolls about its long axis and turns on the spot. Both counters grow without limit, so that
// every movement is animated in the direction of the player's action.
import type { Block } from "./wire";

export const KINDS = ["plus", "ring", "star", "square", "dots"] as const;
export type Kind = 0 | 1 | 2 | 3 | 4;
export type Pair = readonly [Kind, Kind];

/** The tiles on the long faces of each block, in the order in which they come up. */
export const BLOCKS: readonly (readonly [Pair, Pair, Pair, Pair])[] = [
  [
    [0, 0],
    [0, 2],
    [1, 2],
    [3, 4],
  ],
  [
    [1, 1],
    [1, 3],
    [2, 3],
    [4, 0],
  ],
  [
    [2, 2],
    [2, 4],
    [3, 4],
    [0, 1],
  ],
  [
    [3, 3],
    [3, 0],
    [4, 0],
    [1, 2],
  ],
  [
    [4, 4],
    [4, 1],
    [0, 1],
    [2, 3],
  ],
];

export interface Square {
  readonly row: number;
  readonly column: number;
}

/** A block of the player. */
export interface Piece {
  readonly block: number; // 1 to 5
  readonly rolls: number; // quarter rolls, forward
  readonly turns: number; // quarter turns, clockwise
  readonly place: Square | null; // of its left or upper half; null: in the tray
}

/** A block that lies on a board. */
export type Laid = Piece & { readonly place: Square };

export const mod = (value: number, by: number): number => ((value % by) + by) % by;

export const isLaid = (piece: Piece): piece is Laid => piece.place !== null;
export const isUpright = (piece: Piece): boolean => mod(piece.turns, 2) === 1;
export const isReversed = (piece: Piece): boolean => mod(piece.turns, 4) >= 2;
export const faceOf = (piece: Piece): number => mod(piece.rolls, 4);

export const freshPieces = (): Piece[] => [1, 2, 3, 4, 5].map((block) => ({ block, rolls: 0, turns: 0, place: null }));

/** A direction on the screen. */
export type Way = "up" | "down" | "left" | "right";

/**
 * The block rolled so that its visible long side comes up: the front one, or the right one of an upright block. With
 * `by` -1, it rolls the other way.
 */
export const rolled = (piece: Piece, by: 1 | -1 = 1): Piece => ({
  ...piece,
  rolls: piece.rolls + (mod(piece.turns + 1, 4) < 2 ? by : -by),
});

/** The block pushed in a direction: it rolls over a long side, or end over end, which turns it upside down. */
export function pushed(piece: Piece, way: Way): Piece {
  const isAlong = isUpright(piece) === (way === "up" || way === "down");
  if (!isAlong) return rolled(piece, way === "up" || way === "left" ? 1 : -1);
  return { ...piece, rolls: piece.rolls + 2, turns: piece.turns + 2 };
}

/** The two tiles of a block, left and right, or top and bottom. */
export function pairOf(block: Pick<Block, "block" | "face" | "reversed">): Pair {
  const [one, other] = BLOCKS[block.block - 1]![block.face]!;
  return block.reversed ? [other, one] : [one, other];
}

export function toWire(piece: Laid): Block {
  return {
    block: piece.block,
    ...piece.place,
    upright: isUpright(piece),
    face: faceOf(piece),
    reversed: isReversed(piece),
  };
}

export function fromWire(block: Block): Piece {
  const turns = (block.reversed ? 2 : 0) + (block.upright ? 1 : 0);
  return { block: block.block, rolls: block.face, turns, place: { row: block.row, column: block.column } };
}

/** The two squares that a block of a board lies on. */
export function squaresOf(block: Pick<Block, "row" | "column" | "upright">): readonly [Square, Square] {
  const { row, column, upright } = block;
  return [
    { row, column },
    { row: row + (upright ? 1 : 0), column: column + (upright ? 0 : 1) },
  ];
}
