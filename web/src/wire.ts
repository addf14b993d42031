// Made by `make wire` from the server's types. Do not edit.

/** Who this browser is. */
export interface Me {
  name: string;
}

export interface NewName {
  name: string;
}

/** A table to be made. Its maker is the host and has sat down on no chair yet. */
export interface NewTable {
  game: string;
  chairs: ("fair" | "gentle" | "open" | "sharp")[];
  options?: Record<string, string | number | boolean | null>;
  pace?: "human" | "instant";
  at_once?: boolean;
}

export interface TableMade {
  code: string;
}

/** A game on offer. */
export interface GameInfo {
  name: string;
  title: string;
  seats: [number, number];
  minutes: number;
  options: Option[];
}

/** An option of a game: a choice from a list, or a whole number. */
export interface Option {
  name: string;
  default: string | number | boolean | null;
  choices: (string | number | boolean)[];
  least: number | null;
  most: number | null;
  when: Record<string, (string | number | boolean)[]>;
  limits: Record<string, Record<string, (string | number | boolean)[]> | null>;
  hidden: boolean;
  chair: number | null;
}

/** The fastest that you have done something alone. */
export interface Best {
  game: string;
  what: string;
  ms: number;
  code: string;
  at: number;
}

/** A finished game, or a stretch of it: frames `first`, `first + 1`, ... of `total`. */
export interface Replay {
  code: string;
  game: string;
  options: unknown;
  names: string[];
  outcome: Outcome;
  total: number;
  first: number;
  frames: Frame[];
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  scores: (number | string)[];
}

/** A step of a replay: the move that was made, and what everybody saw after it. */
export interface Frame {
  move: Moved | null;
  view: unknown;
}

/** A move that was made, as this viewer may know it. */
export interface Moved {
  seq: number;
  seat: number | "chance" | "clock";
  move: unknown;
  cause?: "away" | "bot" | "self" | "time";
}

/** An answer that is no success, in words. */
export interface Problem {
  reason: string;
  detail: string;
}

/** Take a chair (any free one without a number), adding a nonce to the table's dice. */
export interface Sit {
  type: "sit";
  nonce: string;
  chair?: number | null;
}

/** Get up. In a running game a bot plays on until `sit` takes the chair back. */
export interface Stand {
  type: "stand";
}

/** The host puts a bot on a chair, opens it for a person, or takes it away; one past the last adds a chair. */
export interface SetChair {
  type: "set-chair";
  chair: number;
  to: "fair" | "gentle" | "gone" | "open" | "sharp";
}

/** The host changes the options (all of the game's, as a whole) and how fast bots move. */
export interface Configure {
  type: "configure";
  options: unknown;
  pace?: "human" | "instant";
}

/** The host begins the game. */
export interface Start {
  type: "start";
}

/** Make a move: one of those that the last `state` offered. `seq` is that state's. */
export interface Play {
  type: "move";
  seq: number;
  move: unknown;
  at?: number | null;
}

/** After the end: a new table with the same people and options. Everybody hears its code. */
export interface Again {
  type: "again";
}

/** In a race: what lies before you now, for the others to see. It is never stored and never judged. */
export interface Sketch {
  type: "sketch";
  sketch: unknown;
}

/** The answer to a `ping`, at once, with any clock of yours that runs evenly. */
export interface Pong {
  type: "pong";
  id: number;
  at: number;
}

/** The table around the game: sent first, and whenever anything of it changes. */
export interface Table {
  type: "table";
  code: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  options: unknown;
  pace: "human" | "instant";
  chairs: Chair[];
  you: number | null;
  host: boolean;
  watchers: number;
  commitment: string;
  again: string | null;
}

/** A chair at a table. */
export interface Chair {
  kind: "bot" | "open" | "person";
  name: string;
  level: "fair" | "gentle" | "sharp" | null;
  here: boolean;
  stand_in: boolean;
  host: boolean;
}

/** The position as you may know it, what you can do, and what happened since you last heard. */
export interface State {
  type: "state";
  seq: number;
  view: unknown;
  legal: unknown[];
  actors: number[];
  awaited: number[];
  moves: Moved[];
  wait_ms: number | null;
  wait_of_ms: number | null;
  clock_ms: number | null;
  clock_of_ms: number | null;
  outcome: Outcome | null;
}

/** In a race: what lies before a player now. On coming back, your own, too. */
export interface Sketched {
  type: "sketched";
  seat: number;
  sketch: unknown;
}

/** Answer with `pong`. So you know that the line is alive, and in a race the server knows how long messages take. */
export interface Ping {
  type: "ping";
  id: number;
}

/** To its sender alone: what you sent did not count, and changed nothing. */
export interface Refused {
  type: "refused";
  reason:
    | "bad-options"
    | "chair-taken"
    | "game-over"
    | "house-full"
    | "malformed"
    | "needs-players"
    | "no-such-chair"
    | "not-a-seat"
    | "not-in-lobby"
    | "not-legal"
    | "not-playing"
    | "not-seated"
    | "not-the-host"
    | "not-your-turn"
    | "stale"
    | "storage"
    | "too-fast"
    | "too-large"
    | "too-many-tables";
  detail: string;
  sketch: boolean;
}

export type ToServer = Sit | Stand | SetChair | Configure | Start | Play | Again | Sketch | Pong;

export type ToPlayer = Table | State | Sketched | Ping | Refused;

export type Reason =
  | "bad-options"
  | "chair-taken"
  | "game-over"
  | "house-full"
  | "malformed"
  | "needs-players"
  | "no-such-chair"
  | "not-a-seat"
  | "not-in-lobby"
  | "not-legal"
  | "not-playing"
  | "not-seated"
  | "not-the-host"
  | "not-your-turn"
  | "stale"
  | "storage"
  | "too-fast"
  | "too-large"
  | "too-many-tables";
