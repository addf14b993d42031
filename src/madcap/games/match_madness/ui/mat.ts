// The dimensions of the player's mat, in pixels: the board of six by six squares, and the tray to its right.
import { isUpright, type Piece, type Square } from "./blocks";
import { SIDE, squaresAt } from "./grid";

export const SMALL = 0.6; // the scale of a block in the tray, compared with one on the board
export const SMALL_UPRIGHT = 0.48; // of an upright one, so that five of them fit
const TRAY = 1.42; // the width of the tray, in squares
const LEAST = 36;
const MOST = 84;
const LETTERS = 16; // px per rem by default
const MORE: Readonly<Record<Shape, number>> = { tall: 174, wide: 152, low: 0 }; // px less at a doubled font size
const EDGE = 10; // px of the frames around board and tray

/** The layout of the table: in one column, side by side, or side by side on a low screen. */
export type Shape = "tall" | "wide" | "low";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Mat {
  readonly shape: Shape;
  readonly cell: number;
  readonly gap: number; // between board and tray
  readonly tray: number; // its width
}

/**
 * The largest mat for a table of this width and height; `crowded`: whether five cards and a row of
 * players are above it; `letters`: the font size in px per rem.
 */
export function matFor(width: number, height: number, crowded: boolean, letters: number): Mat {
  const shape = shapeFor(width, height);
  const gap = shape === "wide" ? 16 : 6;
  const beside = shape === "wide" ? 0.56 : shape === "low" ? 0.62 : 1;
  // The height of the bar, the prompt, and the smallest cards.
  const below = shape === "wide" ? 204 : shape === "low" ? 14 : crowded ? 290 : 272;
  const high = height - below - MORE[shape] * enlarged(letters);
  const most = Math.min((width * beside - gap - EDGE) / (SIDE + TRAY), high / SIDE, MOST);
  const cell = Math.max(LEAST, Math.floor(most));
  return { shape, cell, gap, tray: Math.round(cell * TRAY) };
}

const ROOMY = 300; // px of height from which the cards take the whole width

/** Whether a tall screen is high enough for a card across its whole width with the players below it. */
export const isRoomy = (mat: Mat, height: number, letters: number): boolean =>
  mat.shape === "tall" && height - boardSize(mat) - 130 - MORE.tall * enlarged(letters) >= ROOMY;

/** By how much the font size exceeds the default: 0 for the default size, 1 for twice that. */
export const enlarged = (letters: number): number => Math.max(0, letters / LETTERS - 1);

function shapeFor(width: number, height: number): Shape {
  if (width >= 900 && height >= 428) return "wide"; // even below the strip of the guide
  return width >= 540 && width > height ? "low" : "tall";
}

export const boardSize = (mat: Mat): number => mat.cell * SIDE;
export const matWidth = (mat: Mat): number => boardSize(mat) + mat.gap + mat.tray;

/** The middle of a block's place in the tray. */
export function slotOf(mat: Mat, block: number): Point {
  return { x: boardSize(mat) + mat.gap + mat.tray / 2, y: ((block - 0.5) * boardSize(mat)) / 5 };
}

/** The middle of a piece at a place; without a place, in the tray. */
export function middleOf(mat: Mat, piece: Piece, place: Square | null = piece.place): Point {
  if (!place) return slotOf(mat, piece.block);
  const [one, other] = squaresAt(piece, place);
  return { x: ((one.column + other.column + 1) / 2) * mat.cell, y: ((one.row + other.row + 1) / 2) * mat.cell };
}

/** The place, in fractions of squares, of a piece whose middle is at a point. */
export function placeAround(mat: Mat, piece: Piece, middle: Point): Square {
  const upright = isUpright(piece);
  return { row: middle.y / mat.cell - (upright ? 1 : 0.5), column: middle.x / mat.cell - (upright ? 0.5 : 1) };
}

export const squareAt = (mat: Mat, point: Point): Square => ({
  row: Math.floor(point.y / mat.cell),
  column: Math.floor(point.x / mat.cell),
});

/** The number of the block whose place in the tray is at a point; 0: none. */
export function slotAt(mat: Mat, point: Point): number {
  const isBeside = point.x > boardSize(mat) + mat.gap / 2;
  const block = Math.floor((point.y / boardSize(mat)) * 5) + 1;
  return isBeside && block >= 1 && block <= 5 ? block : 0;
}

/**
 * The z-index of a piece: blocks are seen from the lower right, so that those further down or right cover the others.
 */
export function depthOf(piece: Piece): number {
  if (!piece.place) return 0;
  const { row, column } = piece.place;
  return 1 + 10 * (row + column) + (isUpright(piece) ? column : row);
}
