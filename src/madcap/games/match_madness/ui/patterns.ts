// The tiles of cards and of blocks, each with its square.
import { pairOf, squaresOf, type Kind, type Square } from "./blocks";
import type { Block, Card } from "./wire";

export interface Tile extends Square {
  readonly kind: Kind;
}

export function tilesOfCard(card: Card): Tile[] {
  return card.rows.flatMap((line, row) =>
    [...line].flatMap((tile, column) => (tile === "." ? [] : [{ row, column, kind: (Number(tile) - 1) as Kind }])),
  );
}

export function tilesOfBlocks(blocks: readonly Block[]): Tile[] {
  return blocks.flatMap((block) => {
    const pair = pairOf(block);
    return squaresOf(block).map((square, half) => ({ ...square, kind: pair[half]! }));
  });
}

/** The tiles after clockwise quarter turns, moved to the corner. */
export function turnedTiles<Thing extends Square>(tiles: readonly Thing[], turns: number): Thing[] {
  let turned = [...tiles];
  for (let n = 0; n < turns; n++) turned = turned.map((tile) => ({ ...tile, row: tile.column, column: -tile.row }));
  return cornered(turned);
}

/** The tiles moved to the corner: the smallest row and column become 0. */
export function cornered<Thing extends Square>(tiles: readonly Thing[]): Thing[] {
  const top = Math.min(...tiles.map((tile) => tile.row));
  const left = Math.min(...tiles.map((tile) => tile.column));
  return tiles.map((tile) => ({ ...tile, row: tile.row - top, column: tile.column - left }));
}

/**
 * The number of quarter turns with which a card fits the blocks best, so that its orientation reveals no verdict.
 */
export function turnsToFit(card: Card, blocks: readonly Block[]): number {
  const built = tilesOfBlocks(blocks);
  const fits = [0, 1, 2, 3].map((turns) => bestFit(turnedTiles(tilesOfCard(card), turns), built));
  return fits.indexOf(Math.max(...fits));
}

/**
 * How well tiles fit over others after the best shift: the score counts the squares that both cover, and about twice
 * those with equal tiles.
 */
function bestFit(tiles: readonly Tile[], others: readonly Tile[]): number {
  const shifts = tiles.flatMap((tile) =>
    others.map((other) => [other.row - tile.row, other.column - tile.column] as const),
  );
  return Math.max(...shifts.map(([down, right]) => fit(tiles, others, down, right)));
}

function fit(tiles: readonly Tile[], others: readonly Tile[], down: number, right: number): number {
  const pairs = tiles.flatMap((tile) =>
    others
      .filter((other) => other.row === tile.row + down && other.column === tile.column + right)
      .map((other) => [tile, other] as const),
  );
  const equal = pairs.filter(([tile, other]) => tile.kind === other.kind).length;
  return (pairs.length + equal) * 100 + pairs.length;
}

export interface Frame {
  readonly rows: number;
  readonly columns: number;
}

export function frameOf(tiles: readonly Square[]): Frame {
  return {
    rows: Math.max(...tiles.map((tile) => tile.row)) + 1,
    columns: Math.max(...tiles.map((tile) => tile.column)) + 1,
  };
}

/** A block's outline on a card, in squares. */
export interface Outline extends Square {
  readonly block: number;
  readonly wide: number;
  readonly high: number;
}

export const outlineOf = ({ block, row, column, upright }: Block): Outline => ({
  block,
  row,
  column,
  wide: upright ? 1 : 2,
  high: upright ? 2 : 1,
});

/** The outlines of a solution, whose rows contain the blocks' numbers, after clockwise quarter turns. */
export function outlinesOf(solution: readonly string[], turns: number): Outline[] {
  const squares = solution.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === "." ? [] : [{ row, column, block: Number(mark) }])),
  );
  const turned = turnedTiles(squares, turns);
  return [...new Set(turned.map(({ block }) => block))].sort().map((block) => around(block, turned));
}

function around(block: number, squares: readonly (Square & { block: number })[]): Outline {
  const mine = squares.filter((square) => square.block === block);
  const row = Math.min(...mine.map((square) => square.row));
  const column = Math.min(...mine.map((square) => square.column));
  const { rows, columns } = frameOf(cornered(mine));
  return { block, row, column, wide: columns, high: rows };
}
