// Tiles by their squares: what a card shows, and what blocks show.
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

/** Squares after quarter turns, clockwise, in the corner again. */
export function turnedTiles<Thing extends Square>(tiles: readonly Thing[], turns: number): Thing[] {
  let turned = [...tiles];
  for (let n = 0; n < turns; n++) turned = turned.map((tile) => ({ ...tile, row: tile.column, column: -tile.row }));
  return cornered(turned);
}

/** Moved to the corner: nothing above, nothing to the left. */
export function cornered<Thing extends Square>(tiles: readonly Thing[]): Thing[] {
  const top = Math.min(...tiles.map((tile) => tile.row));
  const left = Math.min(...tiles.map((tile) => tile.column));
  return tiles.map((tile) => ({ ...tile, row: tile.row - top, column: tile.column - left }));
}

/**
 * How often a card has to be turned to lie as the blocks do, as nearly as can be: so that its side tells no verdict.
 */
export function turnsToFit(card: Card, blocks: readonly Block[]): number {
  const built = tilesOfBlocks(blocks);
  const fits = [0, 1, 2, 3].map((turns) => bestFit(turnedTiles(tilesOfCard(card), turns), built));
  return fits.indexOf(Math.max(...fits));
}

/**
 * How well tiles fit over others wherever they may be moved: equal tiles count, and a little more, squares that both
 * cover.
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
