// Made by `make wire` from the server's types. Do not edit.

/** The options of a table of MADMATH. */
export interface Options {
  board?: "addition" | "multiplication";
  dice?: 5 | 9 | 12;
  level?: "expert" | "intermediate" | "junior";
  rounds?: 1 | 3 | 5 | 7;
  points?: number | null;
  timer?: 0 | 15 | 30 | 60;
}

/** The table as everybody sees it. */
export interface View {
  phase: "choosing" | "game-over" | "placing" | "roll-off" | "rolling" | "round-over";
  round: number;
  turn: number;
  board: "addition" | "multiplication";
  size: number;
  level: "expert" | "intermediate" | "junior";
  target: number;
  dice: [number, number] | null;
  again: boolean;
  roll_off: (number | null)[];
  pawns: [number, number][][];
  scores: number[];
  winner: number | null;
  line: [number, number][];
  highest: number[];
}

/** A player throws both dice, or keeps one as it lies and throws the other. */
export interface Throw {
  type: "throw";
  keep?: "first" | "none" | "second";
}

/** A player puts a new pawn on a square; with all four on the board, one of them moves there. */
export interface Place {
  type: "place";
  row: number;
  column: number;
  from_row?: number | null;
  from_column?: number | null;
}

/** Chance: a die comes to rest. */
export interface Roll {
  type: "roll";
  by: number;
  die: "first" | "second";
  shows: number;
}

/** The clock: another round starts on an empty board. */
export interface NextRound {
  type: "next-round";
}

/** A turn is lost because a die shows 0 [4]. */
export interface Zero {
  type: "zero";
  by: number;
}

/** A turn is lost because no square that the dice name is free [5]. */
export interface Taken {
  type: "taken";
  by: number;
  squares: number;
}

/** A player who has placed a pawn by doubles plays again [7]. */
export interface Double {
  type: "double";
  by: number;
}

/** A player has three in a row and wins the round [9]. */
export interface Line {
  type: "line";
  by: number;
  first: number;
  second: number;
  third: number;
  points: number;
}

/** A player loses points because somebody else has won the round [9]. */
export interface Loss {
  type: "loss";
  by: number;
  points: number;
}

/** A round without a line ends the game [11]. */
export interface NoLine {
  type: "no-line";
}

/** A player has won the game [10], alone or together with others [11]. */
export interface Win {
  type: "win";
  by: number;
  how: "line" | "rounds" | "score" | "shared" | "target";
  score: number;
  target: number;
}

export type Move = Throw | Place | Roll | NextRound;

export type Offer = Throw | Place | Roll | NextRound;

export type Event = Zero | Taken | Double | Line | Loss | NoLine | Win;
