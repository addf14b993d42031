// Durations: how long each event is shown.

export const FLY_MS = 480;
export const SHOW_MS = 1100; // a special is held up for everybody before it is discarded
export const GLANCE_MS = 250;
export const COUNT_MS = 1000; // a card of the stack is counted
export const COUNTS_MS = 4500; // all of them, at most
export const WIN_MS = 1700; // a point card is won
export const LOT_MS = 420; // somebody draws a lot
export const TIE_MS = 1500;
export const LOTS_MS = 1600; // who starts is known
export const PASS_MS = 1200; // a pass can be taken back
export const ADD_MS = 260; // a point card is added up at the end
const DEAL_MS = 60; // between two cards of the deal

/** When the n-th card of a deal leaves the deck. */
export const dealtAfter = (n: number): number => n * DEAL_MS;

/** How long the end takes, with so many point cards won by one player at most. */
export const endLasts = (most: number): number => 600 + most * ADD_MS + 900;
