// Made by `make wire` from the server's types. Do not edit.

/** The player of this browser. */
export interface Me {
  name: string;
}

export interface NewName {
  name: string;
}

/** A table to make. Its maker is the host, and is not seated yet. */
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

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  seats: [number, number];
  minutes: number;
  options: Option[];
  first_game: Record<string, number | string | boolean>;
}

/** An option of a game: a choice from a list, or a whole number. */
export interface Option {
  name: string;
  default: string | number | boolean | null;
  choices: (string | number | boolean)[];
  least: number | null;
  most: number | null;
  caps: Cap[];
  when: Record<string, (string | number | boolean)[]>;
  limits: Record<string, Record<string, (string | number | boolean)[]> | null>;
  usual: [number, Record<string, (string | number | boolean)[]>][];
  gentle: (string | number | boolean)[];
  hidden: boolean;
  chair: number | null;
}

/** A smaller limit of a number: it applies while other options have these values. */
export interface Cap {
  most: number;
  when: Record<string, (string | number | boolean)[]>;
}

/** Your best time for something that you played alone. */
export interface Best {
  game: string;
  what: string;
  ms: number;
  table: string | null;
  at: number;
}

/** A finished game, or a part of it: frames `first`, `first + 1`, ... of `total`. */
export interface Replay {
  table: string;
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

/** A step of a replay: the move, and the view after it. */
export interface Frame {
  move: Moved | null;
  view: unknown;
}

/** A move that was made, without what this viewer may not know. */
export interface Moved {
  seq: number;
  seat: number | "chance" | "clock";
  move: unknown;
  cause?: "away" | "bot" | "self" | "time";
  events?: unknown[];
}

/** What a finished game's draws were made of, and draws `first`, `first + 1`, ... of `total`. */
export interface Draws {
  table: string;
  commitment: string;
  seed: string;
  fair: number;
  seats: Contribution[];
  total: number;
  first: number;
  draws: Draw[];
}

/** What a seat has added to the draws. */
export interface Contribution {
  kind: "bot" | "person";
  commitment: string;
  nonce: string;
}

/** A move of chance. */
export interface Draw {
  seq: number;
  outcomes: number;
  happened: number[];
}

/** Whether you keep a finished game. Others are removed some time after their end. */
export interface Kept {
  kept: boolean;
  until: number | null;
}

/** The body of an error response. `id` is the request's, also in its header `x-request-id`: the server's log has it. */
export interface Problem {
  reason: string;
  detail: string;
  id: string;
}

/** Take a chair (without a number: any free one), and commit to a nonce: 32 random bytes that you keep secret. */
export interface Sit {
  type: "sit";
  commitment: string;
  chair?: number | null;
}

/** Leave the chair. In a running game a bot plays for you until you `sit` again. */
export interface Stand {
  type: "stand";
}

/** The host puts a bot on a chair, opens it for a person, or removes it. The number after the last adds a chair. */
export interface SetChair {
  type: "set-chair";
  chair: number;
  to: "fair" | "gentle" | "gone" | "open" | "sharp";
}

/** The host sets all options of the game, how fast bots move, and with them the level of bots that have another one. */
export interface Configure {
  type: "configure";
  options: unknown;
  pace?: "human" | "instant";
  levels?: ["fair" | "gentle" | "sharp", "fair" | "gentle" | "sharp"] | null;
}

/** The host starts the game. */
export interface Start {
  type: "start";
}

/** Answer a `reveal`: your nonce becomes a part of the table's dice. One that comes too late is left out. */
export interface Reveal {
  type: "reveal";
  nonce: string;
}

/** Make a move: one of the legal moves of a `state`, with the `seq` of that state. */
export interface Play {
  type: "move";
  seq: number;
  move: unknown;
  at?: number | null;
}

/** Let the bots, the timers and the clock stand still while you read, or go on. Only where everybody else is a bot. */
export interface Hold {
  type: "hold";
  on: boolean;
}

/** The host decides about somebody in `state.away`: a bot plays for them at once, or the others wait longer. */
export interface Absent {
  type: "absent";
  chair: number;
  to: "bot" | "wait";
}

/** After the end: make a new table with the same players and options. Everybody gets its code. */
export interface Again {
  type: "again";
}

/** In a race: what you have built so far, shown to the others. It is not stored and not checked. */
export interface Sketch {
  type: "sketch";
  sketch: unknown;
}

/** Answer a `ping` immediately, with the time of any clock of yours that runs evenly. */
export interface Pong {
  type: "pong";
  id: number;
  at: number;
}

/** The table: its chairs, options and phase. Sent first, and after every change. */
export interface Table {
  type: "table";
  code: string;
  name: string;
  game: string;
  phase: "closed" | "lobby" | "over" | "playing";
  options: unknown;
  pace: "human" | "instant";
  chairs: Chair[];
  you: number | null;
  host: boolean;
  watchers: number;
  commitment: string;
  again: string | null;
  held: boolean;
  series: Series | null;
  starting: boolean;
}

/** A chair at a table. */
export interface Chair {
  kind: "bot" | "open" | "person";
  name: string;
  level: "fair" | "gentle" | "sharp" | null;
  here: boolean;
  stand_in: boolean;
  host: boolean;
  commitment: string;
}

/** The running score of games that the same people have played one after the other. */
export interface Series {
  games: number;
  wins: number[];
}

/** The game is about to begin, and nobody can change the seats any more. Answer with your nonce, within 3 seconds. */
export interface AskReveal {
  type: "reveal";
  commitment: string;
  seats: Commitment[];
}

/** What a seat is bound by before the game begins. */
export interface Commitment {
  kind: "bot" | "person";
  commitment: string;
}

/** The position as you may know it, your legal moves, and the moves since your last state. */
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
  away: Away[];
  outcome: Outcome | null;
}

/** Somebody who is away while the others wait for them, or who is here but has not moved for minutes. */
export interface Away {
  seat: number;
  ms: number;
  here: boolean;
}

/** In a race: what a player has built so far. After reconnecting you get your own, too. */
export interface Sketched {
  type: "sketched";
  seat: number;
  sketch: unknown;
}

/** In a race, when you come: for how long the players have been building what they build now. */
export interface Running {
  type: "running";
  ms: number;
}

/** The operator of the server has closed this table. The server closes the connection next, with code 4410. */
export interface Closed {
  type: "closed";
  reason: string;
}

/** What the server's operator wants everybody to know. Sent when it changes; `GET /api/announcement` has it, too. */
export interface Announced {
  type: "announced";
  announcement: Announcement | null;
}

/** A message of the server's operator to everybody. */
export interface Announcement {
  id: number;
  text: string;
  texts: Record<string, string>;
  ms: number;
}

/** Answer with `pong`. It shows you that the connection is alive, and in a race it measures how long messages take. */
export interface Ping {
  type: "ping";
  id: number;
}

/** Your message was refused and changed nothing. Only the sender gets this. */
export interface Refused {
  type: "refused";
  reason:
    | "about-to-begin"
    | "bad-options"
    | "chair-taken"
    | "game-over"
    | "house-full"
    | "malformed"
    | "needs-players"
    | "no-such-chair"
    | "nobody-away"
    | "not-a-seat"
    | "not-alone"
    | "not-in-lobby"
    | "not-legal"
    | "not-playing"
    | "not-seated"
    | "not-the-host"
    | "not-your-turn"
    | "same-commitment"
    | "stale"
    | "storage"
    | "too-large"
    | "too-many-tables"
    | "wrong-nonce";
  detail: string;
  sketch: boolean;
  reveal: boolean;
}

export type ToServer =
  Sit | Stand | SetChair | Configure | Start | Reveal | Play | Hold | Absent | Again | Sketch | Pong;

export type ToPlayer = Table | AskReveal | State | Sketched | Running | Closed | Announced | Ping | Refused;

export type Reason =
  | "about-to-begin"
  | "bad-options"
  | "chair-taken"
  | "game-over"
  | "house-full"
  | "malformed"
  | "needs-players"
  | "no-such-chair"
  | "nobody-away"
  | "not-a-seat"
  | "not-alone"
  | "not-in-lobby"
  | "not-legal"
  | "not-playing"
  | "not-seated"
  | "not-the-host"
  | "not-your-turn"
  | "same-commitment"
  | "stale"
  | "storage"
  | "too-large"
  | "too-many-tables"
  | "wrong-nonce";
