// Durations: how long each event is shown.

export const FLY_MS = 480;
export const SHOW_MS = 1100; // a special is shown to all players before it is discarded
export const GLANCE_MS = 250;
export const COUNT_MS = 1000; // a card of the stack is counted
export const COUNTS_MS = 4500; // all cards of the stack together, at most
export const WIN_MS = 1900; // a point card is won
export const STAR_MS = 700; // a star of it flies to the winner
export const LOT_MS = 420; // a player draws a lot
export const TIE_MS = 1500;
export const LOTS_MS = 1600; // the player who starts is shown
export const PASS_MS = 1200; // a pass can be undone
export const ADD_MS = 260; // a point card is added up at the end
const DEAL_MS = 60; // between two cards of the deal

/** When the n-th star of a point card leaves it: the card has risen. */
export const starAfter = (n: number): number => 350 + n * 130;

/** When the n-th card of a deal leaves the deck. */
export const dealtAfter = (n: number): number => n * DEAL_MS;

/** How long the end of the game is shown; `most` is the largest number of point cards that a player has won. */
export const endLasts = (most: number): number => 600 + most * ADD_MS + 900;
