import { expect, test } from "vitest";
import { cornered, outlinesOf, tilesOfBlocks, tilesOfCard, turnedTiles, turnsToFit } from "./patterns";
import type { Block, Card } from "./wire";

const card = (...rows: string[]): Card => ({ id: "1-01", level: 1, rows, points: 1 });
const block = (n: number, row: number, column: number, upright = false): Block => ({
  block: n,
  row,
  column,
  upright,
  face: 0,
  reversed: false,
});
const drawn = (tiles: readonly { row: number; column: number; kind: number }[]): string[] =>
  tiles.map(({ row, column, kind }) => `${row},${column}:${kind + 1}`).sort();

test("dots on a card are empty squares", () => {
  expect(drawn(tilesOfCard(card(".1", "2.")))).toEqual(["0,1:1", "1,0:2"]);
});

test("a quarter turn is clockwise: the left column becomes the top row", () => {
  expect(drawn(turnedTiles(tilesOfCard(card("12", "3.")), 1))).toEqual(drawn(tilesOfCard(card("31", ".2"))));
});

test("four quarter turns change nothing", () => {
  const tiles = tilesOfCard(card(".12", "345"));
  expect(drawn(turnedTiles(tiles, 4))).toEqual(drawn(tiles));
});

test("tiles are moved into the corner together", () => {
  expect(drawn(cornered(tilesOfBlocks([block(1, 3, 2), block(2, 4, 3)])))).toEqual([
    "0,0:1",
    "0,1:1",
    "1,1:2",
    "1,2:2",
  ]);
});

test("a card is turned so that it fits the blocks", () => {
  const lying = card("11", "22");
  expect(turnsToFit(lying, [block(1, 0, 0), block(2, 1, 0)])).toBe(0);
  expect(turnsToFit(lying, [block(2, 2, 2), block(1, 3, 2)])).toBe(2);
  expect(turnsToFit(lying, [block(2, 0, 0, true), block(1, 0, 1, true)])).toBe(1);
});

test("outlines of a solution", () => {
  const solution = ["11.", ".22"];
  const flat = [
    { block: 1, row: 0, column: 0, wide: 2, high: 1 },
    { block: 2, row: 1, column: 1, wide: 2, high: 1 },
  ];
  expect(outlinesOf(solution, 0)).toEqual(flat);
  expect(outlinesOf(solution, 1)).toEqual([
    { block: 1, row: 0, column: 1, wide: 1, high: 2 },
    { block: 2, row: 1, column: 0, wide: 1, high: 2 },
  ]);
  expect(outlinesOf(solution, 4)).toEqual(flat);
});
