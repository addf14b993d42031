// Made by `make wire` from the server's types. Do not edit.

/** How a table of That Match Game is played. */
export interface Options {
  rules?: "full" | "simplified";
  exclamations?: "any" | "own";
  window?: 0 | 4 | 6 | 8 | 12;
  timer?: 0 | 15 | 30 | 60;
}

/** The game as a viewer sees it. */
export interface View {
  phase: "answering" | "dealing" | "drawing" | "laying" | "lots" | "over" | "playing" | "too-many";
  turn: number;
  simplified: boolean;
  exclamations: "any" | "own";
  to_win: number;
  hands: Hand[];
  won: Won[];
  goals: (Goal | null)[];
  point_deck: number;
  under_deck: string[];
  deck: number;
  discards: Record<string, number>;
  plays_left: number;
  lots: (string | null)[];
  rivals: number[];
  window: Window | null;
}

/** A hand, as the viewer may know it. */
export interface Hand {
  count: number;
  cards: string[];
}

/** What a player has won. */
export interface Won {
  points: number;
  cards: string[];
}

/** A point card in the middle. */
export interface Goal {
  card: string;
  stars: number;
  colours: OnColour[];
}

/** A colour of a point card. */
export interface OnColour {
  number: number;
  missing: number;
  cards: string[];
}

/** A play that is being answered. */
export interface Window {
  goal: number;
  colour: "blue" | "green" | "red";
  total: number;
  stack: Entry[];
  asked: number[];
  passed: number[];
  sticks: number | null;
  closes: boolean;
  stars: number;
}

/** An entry of the stack: the play, an answer or a block. */
export interface Entry {
  by: number;
  kind: "answer" | "orange-block" | "play" | "red-block";
  cards: string[];
  struck: boolean[];
  out: boolean;
  aims: Aim | null;
}

/** What a block strikes: an entry of the stack, and its card, both counted from 1. */
export interface Aim {
  entry: number;
  place: number;
}

/** Draw cards at the beginning of a turn. */
export interface Draw {
  type: "draw";
  count: number;
}

/** A number or an exclamation goes to a colour of a point card. */
export interface Place {
  type: "place";
  card: string;
  goal: number;
  colour: "blue" | "green" | "red";
}

/** All cards on a point card are discarded. */
export interface CleanSlate {
  type: "clean-slate";
  goal: number;
}

/** A point card goes under the deck, and another one is turned up. */
export interface NewGoal {
  type: "new-goal";
  goal: number;
}

/** Three cards are drawn. */
export interface HelpingHand {
  type: "helping-hand";
}

/** A card is taken from somebody's hand, unseen. */
export interface Pickpocket {
  type: "pickpocket";
  whose: number;
}

/** Discard a card: instead of playing, or with more than seven cards in hand. */
export interface Discard {
  type: "discard";
  card: string;
}

/** The turn ends. */
export interface End {
  type: "end";
}

/** Lightning numbers of one colour answer the stack. */
export interface Answer {
  type: "answer";
  sum: string;
  colour: "blue" | "green" | "red";
}

/** A block strikes a card of the stack. */
export interface Block {
  type: "block";
  card: "orange-block" | "red-block";
  entry: number;
  place: number;
  whose: number;
  hits: string;
}

/** Pass while the stack has this height. */
export interface Pass {
  type: "pass";
  height: number;
}

/** Chance: a player draws a point card in the draw for the first turn. */
export interface Lot {
  type: "lot";
  by: number;
  shows: string;
}

/** Chance: a card goes from the deck into a hand. */
export interface Dealt {
  type: "dealt";
  to: number;
  card: string;
}

/** Chance: the next point card is turned up. */
export interface Turned {
  type: "turned";
  goal: number;
  shows: string;
}

/** Chance: the card that a pickpocket gets. */
export interface Picked {
  type: "picked";
  to: number;
  whose: number;
  card: string;
}

/** The clock: the window closes. The cards of one player stick, or none do. */
export interface Closed {
  type: "closed";
  by: number | null;
  stars: number;
}

/** A player has drawn the most stars, and starts (rule 1). */
export interface Starts {
  type: "starts";
  by: number;
}

/** A play or an answer that would have stuck was cancelled by a block (rule 13). */
export interface Blocked {
  type: "blocked";
  by: number;
  whose: number;
  what: "answer" | "play";
  entry: number;
}

/** A block was cancelled by an orange block (rule 13). */
export interface BlockBlocked {
  type: "block-blocked";
  by: number;
  whose: number;
  entry: number;
}

/** An answer sticks instead of a play (rule 15). */
export interface Snatched {
  type: "snatched";
  by: number;
  whose: number;
}

/** An answer sticks instead of a play, and wins the point card (rule 17). */
export interface SnatchedCard {
  type: "snatched-card";
  by: number;
  whose: number;
  stars: number;
}

/** A player wins a point card on their own turn (rule 17). */
export interface CardWon {
  type: "won";
  by: number;
  stars: number;
}

/** A Pickpocket takes a card from another hand; which one it is, only these two know (rule 24). */
export interface Robbed {
  type: "robbed";
  by: number;
  whose: number;
}

/** The game is over, and a player has won it (rules 18 and 19). */
export interface Wins {
  type: "wins";
  by: number;
  count: number;
  how: "last-card" | "points" | "rounds" | "silence";
}

/** The game is over, and the win is shared (rule 20). */
export interface Shared {
  type: "shared";
  how: "last-card" | "points" | "rounds" | "silence";
}

export type Move =
  | Draw
  | Place
  | CleanSlate
  | NewGoal
  | HelpingHand
  | Pickpocket
  | Discard
  | End
  | Answer
  | Block
  | Pass
  | Lot
  | Dealt
  | Turned
  | Picked
  | Closed;

export type Offer =
  | Draw
  | Place
  | CleanSlate
  | NewGoal
  | HelpingHand
  | Pickpocket
  | Discard
  | End
  | Answer
  | Block
  | Pass
  | Lot
  | Dealt
  | Turned
  | Picked
  | Closed;

export type Event = Starts | Blocked | BlockBlocked | Snatched | SnatchedCard | CardWon | Robbed | Wins | Shared;
