// Sorts the legal moves by what the player can choose: dice to keep, squares and pawns to tap.
import type { Square } from "./board";
import { among, same } from "./board";
import type { Move, Place, Throw } from "./wire";

export type Keep = NonNullable<Throw["keep"]>;

/** A square and a pawn that were tapped, while more than one move still fits. */
export interface Picked {
  readonly target: Square | null;
  readonly origin: Square | null;
}

export const NOTHING: Picked = { target: null, origin: null };

export const keepOf = (die: number): Keep => (die === 0 ? "first" : "second");

export const throwKeeping = (legal: readonly Move[], keep: Keep): Throw | undefined =>
  legal.find((move): move is Throw => move.type === "throw" && (move.keep ?? "none") === keep);

export const places = (legal: readonly Move[]): Place[] => legal.filter((move): move is Place => move.type === "place");

export const targetOf = (move: Place): Square => [move.row, move.column];

/** The square that the pawn of a move comes from; null: it is a new pawn. */
export const originOf = (move: Place): Square | null =>
  move.from_row && move.from_column ? [move.from_row, move.from_column] : null;

const distinct = (squares: readonly (Square | null)[]): Square[] =>
  squares.reduce<Square[]>((seen, square) => (square && !among(seen, square) ? [...seen, square] : seen), []);

export const targets = (legal: readonly Move[]): Square[] => distinct(places(legal).map(targetOf));

export const origins = (legal: readonly Move[]): Square[] => distinct(places(legal).map(originOf));

/** The moves that fit the picked square and pawn. */
export const fitting = (legal: readonly Move[], picked: Picked): Place[] =>
  places(legal).filter(
    (move) =>
      (picked.target === null || same(picked.target, targetOf(move))) &&
      (picked.origin === null || same(picked.origin, originOf(move))),
  );
