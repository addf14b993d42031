// Keeps a table's data in this tab's session storage: how the blocks lie, and when the clock started.
import { freshPieces, fromWire, isLaid, type Piece } from "./blocks";
import { fits } from "./grid";
import type { Block } from "./wire";

const keyOf = (what: string): string => `madcap-${what}:${location.pathname}`;

export function remember(what: string, thing: unknown): void {
  try {
    sessionStorage.setItem(keyOf(what), JSON.stringify(thing));
  } catch {
    // without storage, a reload loses the data
  }
}

export function recall(what: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(what)) ?? "null");
  } catch {
    return null;
  }
}

/** The stored blocks; null if they are not five valid ones that fit on the board. */
export function asPieces(thing: unknown): readonly Piece[] | null {
  if (!Array.isArray(thing) || thing.length !== 5 || !thing.every((one, n) => isPiece(one, n + 1))) return null;
  const pieces: readonly Piece[] = thing;
  return pieces.every((piece) => !isLaid(piece) || fits(pieces, piece, piece.place)) ? pieces : null;
}

/** All five pieces: those of a sketch on the board, the others in the tray. */
export function piecesOf(sketch: readonly Block[]): readonly Piece[] {
  const laid = new Map(sketch.map((block) => [block.block, fromWire(block)]));
  return freshPieces().map((piece) => laid.get(piece.block) ?? piece);
}

function isPiece(thing: unknown, block: number): thing is Piece {
  const piece = thing as Partial<Piece> | null;
  const isPlaced =
    piece?.place === null || (Number.isInteger(piece?.place?.row) && Number.isInteger(piece?.place?.column));
  return piece?.block === block && Number.isInteger(piece.rolls) && Number.isInteger(piece.turns) && isPlaced;
}
