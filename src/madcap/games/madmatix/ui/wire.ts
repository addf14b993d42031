// Made by `make wire` from the server's types. Do not edit.

/** How a table of MadMatix is played. */
export interface Options {
  starter?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  timer?: 0 | 15 | 30 | 60;
}

/** The game as a viewer sees it. */
export interface View {
  phase: "acting" | "dealing" | "ending" | "over" | "skipped" | "starting";
  turn: number;
  hands: Hand[];
  sequences: Laid[][];
  results: string[][];
  number_deck: number;
  action_deck: number;
  number_discards: string[];
  action_discards: string[];
  plus_minus_tokens: number;
  times_divide_tokens: number;
  slowed: number | null;
  slow_left: number;
  caught: number | null;
  uncalled: number[];
  skips: number[];
  revealed: boolean;
  ruins: Ruin[];
}

/** A hand, as the viewer may know it. */
export interface Hand {
  numbers: number;
  actions: number;
  cards: string[];
}

/** A card in a Sequence. */
export interface Laid {
  card: string;
  token: "+" | "×" | "÷" | "−" | null;
}

/** A Sequence that was just discarded: the card at `place` divided by the 0 after it. */
export interface Ruin {
  whose: number;
  place: number;
  cards: Laid[];
}

/** Draw a card: as the action of a turn, for a Slow, or as the penalty of a caught player. */
export interface Draw {
  type: "draw";
  deck: "action" | "number";
}

/** A number card goes to an end of somebody's Sequence. */
export interface Play {
  type: "play";
  card: string;
  whose: number;
  end: "left" | "right";
}

/** Plus-Minus or Times-Divide: a token covers an operator. */
export interface Token {
  type: "token";
  whose: number;
  place: number;
  operator: "+" | "×" | "÷" | "−";
}

/** An operator turns into its opposite. */
export interface Flip {
  type: "flip";
  whose: number;
  place: number;
}

/** Two cards change places. They can be named in either order; it is the same move. */
export interface Swap {
  type: "swap";
  whose: number;
  place: number;
  to: number;
  to_place: number;
}

/** The card at an end of a Sequence is discarded. */
export interface Scrap {
  type: "scrap";
  whose: number;
  end: "left" | "right";
}

/** Somebody else draws two cards. */
export interface Slow {
  type: "slow";
  to: number;
}

/** The card at an end of another's Sequence goes to an end of one's own. */
export interface Steal {
  type: "steal";
  whose: number;
  end: "left" | "right";
  to_end: "left" | "right";
}

/** A Sequence is turned around. */
export interface Reverse {
  type: "reverse";
  whose: number;
}

/** Somebody else loses their next turn. */
export interface Skip {
  type: "skip";
  to: number;
}

/** Somebody else gets a card. */
export interface Gift {
  type: "gift";
  to: number;
  card: string;
}

/** A player who can neither play nor draw discards a card. */
export interface Discard {
  type: "discard";
  card: string;
}

/** The turn ends. */
export interface Go {
  type: "go";
}

/** The turn ends with the call "Last card". */
export interface LastCard {
  type: "last-card";
}

/** A caught player loses the next turn instead of drawing. */
export interface SitOut {
  type: "sit-out";
}

/** Catch somebody who forgot the call. */
export interface Catch {
  type: "catch";
  whose: number;
}

/** Decide not to catch somebody who forgot the call. */
export interface LetGo {
  type: "let-go";
  whose: number;
}

/** Chance: a card goes from its deck into a hand. */
export interface Dealt {
  type: "dealt";
  to: number;
  card: string;
}

/** Chance: a player begins. */
export interface Starts {
  type: "starts";
  by: number;
}

/** The clock: a skipped turn is over. */
export interface TurnLost {
  type: "turn-lost";
  by: number;
}

/** Any of these number cards, to any of these ends. */
export interface OfferPlay {
  type: "play";
  cards: string[];
  ends: [number, "left" | "right"][];
}

/** Any of these operators, on any of these cards. */
export interface OfferToken {
  type: "token";
  operators: ("+" | "×" | "÷" | "−")[];
  places: [number, number][];
}

/** Any of these cards. */
export interface OfferFlip {
  type: "flip";
  places: [number, number][];
}

/** Any two of these cards, in either order. */
export interface OfferSwap {
  type: "swap";
  places: [number, number][];
}

/** Any of these ends. */
export interface OfferScrap {
  type: "scrap";
  ends: [number, "left" | "right"][];
}

/** Any of these players. */
export interface OfferSlow {
  type: "slow";
  to: number[];
}

/** Any of these ends, to any of these ends of one's own Sequence. */
export interface OfferSteal {
  type: "steal";
  ends: [number, "left" | "right"][];
  to_ends: ("left" | "right")[];
}

/** Any of these Sequences. */
export interface OfferReverse {
  type: "reverse";
  whose: number[];
}

/** Any of these players. */
export interface OfferSkip {
  type: "skip";
  to: number[];
}

/** Any of these cards, to any of these players. */
export interface OfferGift {
  type: "gift";
  cards: string[];
  to: number[];
}

/** A Sequence divides by 0 and is discarded (rule 20). */
export interface Falls {
  type: "falls";
  by: number;
  before: string;
}

/** Somebody else changed what a Sequence is worth, or took a card out of it. */
export interface Hit {
  type: "hit";
  by: number;
  how: "flip" | "play" | "reverse" | "scrap" | "steal" | "swap" | "token";
  before: string;
  after: string;
}

/** A player who forgot the call was caught (rule 14). */
export interface Caught {
  type: "caught";
  by: number;
  whose: number;
  draws: boolean;
}

/** A player who is down to one card said so (rule 13). */
export interface Called {
  type: "last-card";
  by: number;
}

/** A player with more than one card said "Last card", which is just "Go" (rule 11). */
export interface CalledEarly {
  type: "early-call";
  by: number;
}

/** A forgotten call can no longer be caught: the player's next turn begins (rule 13). */
export interface GotAway {
  type: "got-away";
  by: number;
}

/** A player has to draw for a Slow: as many cards as there are, and at most two (rule 18). */
export interface Slowed {
  type: "slowed";
  by: number;
  count: number;
}

/** A Skip takes a player's next turn (rule 16). */
export interface Skipped {
  type: "skipped";
  by: number;
  turns: number;
}

/** A player can neither play nor draw (rule 9). */
export interface ShowsHand {
  type: "shows-hand";
  by: number;
}

/** A player has no card left, and the game ends (rule 10). */
export interface Out {
  type: "out";
  by: number;
}

/** A player has the highest result at the end (rule 24). */
export interface Wins {
  type: "wins";
  by: number;
  result: string;
}

/** Several players have the highest result at the end (rule 24). */
export interface Shared {
  type: "shared";
  result: string;
}

export type Move =
  | Draw
  | Play
  | Token
  | Flip
  | Swap
  | Scrap
  | Slow
  | Steal
  | Reverse
  | Skip
  | Gift
  | Discard
  | Go
  | LastCard
  | SitOut
  | Catch
  | LetGo
  | Dealt
  | Starts
  | TurnLost;

export type Offer =
  | OfferPlay
  | OfferToken
  | OfferFlip
  | OfferSwap
  | OfferScrap
  | OfferSlow
  | OfferSteal
  | OfferReverse
  | OfferSkip
  | OfferGift
  | Draw
  | Discard
  | Go
  | LastCard
  | SitOut
  | Catch
  | LetGo;

export type Event =
  Falls | Hit | Caught | Called | CalledEarly | GotAway | Slowed | Skipped | ShowsHand | Out | Wins | Shared;
