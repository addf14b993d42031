// Descriptions for screen readers: a block's tiles and place, the card row by row, the player's board row by row.
import { isLaid, isUpright, KINDS, pairOf, toWire, type Kind, type Piece } from "./blocks";
import { pieceOn, SIDE } from "./grid";
import type { MySeat } from "./seat";
import type { Block, Card } from "./wire";

type Speaker = Pick<MySeat, "text">;

export const tileName = (seat: Speaker, kind: Kind): string => seat.text(`tile-${KINDS[kind]}`);

/** The description of a block: its tiles, and where it lies. */
export function lieOf(seat: Speaker, piece: Piece): string {
  return isLaid(piece)
    ? seat.text(isUpright(piece) ? "say-upright" : "say-across", lieArgs(seat, toWire(piece)))
    : inTray(seat, piece);
}

/** The description of a hint: the place of a block. */
export function hintWords(seat: Speaker, block: Block): string {
  const where = seat.text(block.upright ? "where-upright" : "where-across", lieArgs(seat, block));
  return seat.text("say-hint", { block: block.block, where });
}

export function cardWords(seat: Speaker, card: Card | null): string {
  if (!card) return seat.text("say-no-card");
  const columns = Math.max(...card.rows.map((row) => row.length));
  const head = seat.text("say-card", { level: card.level, rows: card.rows.length, columns });
  const rows = card.rows.map((row, n) =>
    rowWords(
      seat,
      n,
      [...row].map((tile) => (tile === "." ? null : ((Number(tile) - 1) as Kind))),
    ),
  );
  return [head, ...rows].join(" ");
}

export function boardWords(seat: Speaker, pieces: readonly Piece[]): string {
  const resting = pieces.filter((piece) => !isLaid(piece)).map((piece) => piece.block);
  const tray = resting.length > 0 ? [seat.text("say-in-tray", { blocks: resting.join(", ") })] : [];
  const rows = Array.from({ length: SIDE }, (_, row) => boardRow(seat, pieces, row)).filter((words) => words !== "");
  return [...(rows.length > 0 ? rows : [seat.text("say-no-blocks")]), ...tray].join(" ");
}

function boardRow(seat: Speaker, pieces: readonly Piece[], row: number): string {
  const squares = Array.from({ length: SIDE }, (_, column) => pieceOn(pieces, { row, column }));
  if (squares.every((piece) => piece === undefined)) return "";
  const words = squares.map((piece, column) => {
    if (!piece) return seat.text("say-empty");
    const half = piece.place.row === row && piece.place.column === column ? 0 : 1;
    return seat.text("say-tile-of", { tile: tileName(seat, pairOf(toWire(piece))[half]), block: piece.block });
  });
  return seat.text("say-row", { row: row + 1, tiles: words.join(", ") });
}

function rowWords(seat: Speaker, row: number, kinds: readonly (Kind | null)[]): string {
  const tiles = kinds.map((kind) => (kind === null ? seat.text("say-empty") : tileName(seat, kind)));
  return seat.text("say-row", { row: row + 1, tiles: tiles.join(", ") });
}

function inTray(seat: Speaker, piece: Piece): string {
  const [first, second] = pairOf(toWire({ ...piece, place: { row: 0, column: 0 } }));
  return seat.text("say-tray", { block: piece.block, first: tileName(seat, first), second: tileName(seat, second) });
}

function lieArgs(seat: Speaker, block: Block) {
  const [first, second] = pairOf(block);
  const [row, column] = [block.row + 1, block.column + 1];
  const last = (block.upright ? row : column) + 1;
  return { block: block.block, first: tileName(seat, first), second: tileName(seat, second), row, column, last };
}
