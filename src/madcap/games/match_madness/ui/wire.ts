// Made by `make wire` from the server's types. Do not edit.

/** The options of Match Madness. Head starts are in seconds, for each chair. */
export interface Options {
  mode?: "daily" | "quick" | "total";
  rounds?: number;
  level?: 0 | 1 | 2 | 3 | 4 | 5;
  judging?: "referee" | "table";
  practice?: boolean;
  bot_speed?: 50 | 75 | 100 | 150 | 200;
  day?: number;
  head_start_1?: number;
  head_start_2?: number;
  head_start_3?: number;
  head_start_4?: number;
  head_start_5?: number;
  head_start_6?: number;
  head_start_7?: number;
  head_start_8?: number;
  head_start_9?: number;
  head_start_10?: number;
  head_start_11?: number;
  head_start_12?: number;
}

/** The game as a viewer sees it. */
export interface View {
  phase: "building" | "checking" | "over" | "ready" | "turning";
  mode: "daily" | "quick" | "total";
  practice: boolean;
  by_table: boolean;
  places: Place[];
  sees: number[];
  out: number[];
  cooling: number[];
  won: Won[];
  aside: string[];
  check: Check | null;
  hints: Block[];
  quiet: boolean;
  played: Played[];
}

/** A place for a card: the one of Quick-Play, or one of the five decks of Total Madness. */
export interface Place {
  card: Card | null;
  taken: boolean;
  to_come: number;
  agreed: number[];
}

/** A card that lies face up. */
export interface Card {
  id: string;
  level: number;
  rows: string[];
  points: number;
}

/** What a player has won. */
export interface Won {
  cards: string[];
  times: number[];
  score: number;
  owes: boolean;
}

/** A claim that is being checked. */
export interface Check {
  by: number;
  card: Card;
  blocks: Block[];
  ms: number;
  right: boolean | null;
  difference: Difference | null;
  accepted: number[];
  objector: number | null;
  settled: boolean;
}

/** A block that lies on the board of six by six. Rows and columns are counted from 0, blocks from 1. */
export interface Block {
  block: number;
  row: number;
  column: number;
  upright: boolean;
  face: number;
  reversed: boolean;
}

/** Where a configuration differs from the card, laid over it as well as possible: squares of the board. */
export interface Difference {
  turns: number;
  wrong: [number, number][];
  missing: [number, number][];
  extra: [number, number][];
}

/** A card that was won or set aside, and the solution with the fewest gestures. */
export interface Played {
  card: Card;
  by: number | null;
  ms: number | null;
  solution: string[];
  turns: number;
  gestures: number;
}

/** Match! These five blocks show this card. */
export interface Claim {
  type: "claim";
  card: string;
  blocks: [Block, Block, Block, Block, Block];
}

/** A player agrees to skip a card. */
export interface GiveUp {
  type: "give-up";
  slot: number;
}

/** A player no longer agrees to skip a card. */
export interface TakeBack {
  type: "take-back";
  slot: number;
}

/** A player accepts a claim. */
export interface Accept {
  type: "accept";
}

/** A player says that a claim is wrong: the program checks it. */
export interface Object {
  type: "object";
}

/** The host ends a game that stands still. */
export interface Stop {
  type: "stop";
}

/** A player who practises asks where one more block goes. */
export interface Hint {
  type: "hint";
}

/** How long it took to build what is claimed next, as measured by the server. */
export interface Pressed {
  type: "pressed";
  ms: number;
}

/** The clock: the countdown is over, or the next card comes. */
export interface Next {
  type: "next";
}

/** The clock: a head start is over. */
export interface Show {
  type: "show";
}

/** The clock: the verdict on a claim. */
export interface Verdict {
  type: "verdict";
  by: number;
  right: boolean;
  ms: number;
  why: "accepted" | "objection" | "referee" | "silence";
}

/** The clock: a player who made an error may claim again. */
export interface Warm {
  type: "warm";
  by: number;
}

/** The clock: nobody has claimed anything for ten minutes. */
export interface Quiet {
  type: "quiet";
  claims: number;
}

/** Chance: a card is turned up. */
export interface Turned {
  type: "turned";
  slot: number;
  card: string | null;
}

/** A claim of any of these cards, with five blocks that lie flat on the board. */
export interface OfferClaim {
  type: "claim";
  cards: string[];
  but: Claim | null;
  only_right: boolean;
}

/** A player wins a card. */
export interface CardWon {
  type: "won";
  by: number;
  level: number;
  points: number;
}

/** A player has made an error in Quick-Play, and cannot win this card any more. */
export interface Out {
  type: "out";
  by: number;
}

/** A player has made an error in Total Madness, and sets aside the last card won. */
export interface Lost {
  type: "lost";
  by: number;
  level: number;
  points: number;
}

/** A player has made an error in Total Madness without a card to set aside: the next one that is won. */
export interface Owes {
  type: "owes";
  by: number;
}

/** A player who owed a card has built one, which is set aside. */
export interface Paid {
  type: "paid";
  by: number;
  level: number;
}

/** Nobody gets a card: all who were still in skip it, or the last of them has made an error. */
export interface Aside {
  type: "aside";
  level: number;
  why: "mistakes" | "skipped";
}

/** Only one card is left. */
export interface Last {
  type: "last";
}

/** The game is over, and a player has won it. */
export interface Wins {
  type: "wins";
  by: number;
  score: number;
}

/** The game is over, and nobody has won it alone. */
export interface Shared {
  type: "shared";
}

/** A player alone has finished. */
export interface Finished {
  type: "finished";
  by: number;
  built: number;
  cards: number;
}

export type Move =
  Claim | GiveUp | TakeBack | Accept | Object | Stop | Hint | Pressed | Next | Show | Verdict | Warm | Quiet | Turned;

export type Offer = OfferClaim | GiveUp | TakeBack | Accept | Object | Stop | Hint;

export type Event = CardWon | Out | Lost | Owes | Paid | Aside | Last | Wins | Shared | Finished;
