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

/** How often a card has to be turned to lie as the blocks do; 0, if they show something else. */
export function turnsToMatch(card: Card, blocks: readonly Block[]): number {
  const built = signature(cornered(tilesOfBlocks(blocks)));
  const turns = [0, 1, 2, 3].find((n) => signature(turnedTiles(tilesOfCard(card), n)) === built);
  return turns ?? 0;
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

const signature = (tiles: readonly Tile[]): string =>
  tiles.map(({ row, column, kind }) => `${row}${column}${kind}`).sort().join();
