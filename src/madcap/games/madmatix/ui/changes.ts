// Previews how a move would change the Sequences. The server decides; this is for display only.
import { breakIn, resultOf, signOf, written, type Operator } from "./sums";
import type { Laid, Move } from "./wire";

export type Rows = readonly (readonly Laid[])[];
export type End = "left" | "right";

/** A Sequence that a move would change; `to` is null if it would fall apart. */
export interface Change {
  readonly whose: number;
  readonly from: string;
  readonly to: string | null;
}

const OPPOSITE: Readonly<Record<Operator, Operator>> = { "+": "−", "−": "+", "×": "÷", "÷": "×" };

/** The Sequences that a player's move would change, and their results after it. */
export function changesBy(rows: Rows, move: Move, by: number): Change[] {
  const later = after(rows, move, by);
  return rows.flatMap((row, whose) => {
    const changed = later[whose]!;
    if (changed === row) return [];
    const result = breakIn(changed) === null ? resultOf(changed) : null;
    return [{ whose, from: comesTo(row), to: result && written(result) }];
  });
}

/** The result of a Sequence as text. */
export function comesTo(row: readonly Laid[]): string {
  const result = resultOf(row);
  return result ? written(result) : "";
}

function after(rows: Rows, move: Move, by: number): Rows {
  switch (move.type) {
    case "play":
      return put(rows, move.whose, move.end, { card: move.card, token: null });
    case "token":
      return edit(rows, move.whose, (row) => cover(row, move.place, move.operator));
    case "flip":
      return edit(rows, move.whose, (row) => cover(row, move.place, OPPOSITE[signOf(row[move.place - 1]!)]));
    case "swap":
      return swap(rows, move);
    case "scrap":
      return edit(rows, move.whose, (row) => without(row, move.end));
    case "steal": {
      const stolen = rows[move.whose]!.at(move.end === "left" ? 0 : -1)!;
      return put(
        edit(rows, move.whose, (row) => without(row, move.end)),
        by,
        move.to_end,
        stolen,
      );
    }
    case "reverse":
      return edit(rows, move.whose, (row) => [...row].reverse());
    default:
      return rows;
  }
}

const edit = (rows: Rows, whose: number, change: (row: readonly Laid[]) => readonly Laid[]): Rows =>
  rows.map((row, owner) => (owner === whose ? change(row) : row));

const put = (rows: Rows, whose: number, end: End, laid: Laid): Rows =>
  edit(rows, whose, (row) => (end === "left" ? [laid, ...row] : [...row, laid]));

const without = (row: readonly Laid[], end: End): readonly Laid[] => (end === "left" ? row.slice(1) : row.slice(0, -1));

const cover = (row: readonly Laid[], place: number, token: Operator): readonly Laid[] =>
  row.map((laid, i) => (i === place - 1 ? { ...laid, token } : laid));

function swap(rows: Rows, move: Extract<Move, { type: "swap" }>): Rows {
  const one = rows[move.whose]![move.place - 1]!;
  const other = rows[move.to]![move.to_place - 1]!;
  return rows.map((row) => {
    if (!row.includes(one) && !row.includes(other)) return row;
    return row.map((laid) => (laid === one ? other : laid === other ? one : laid));
  });
}
