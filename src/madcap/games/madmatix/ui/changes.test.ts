import { expect, test } from "vitest";
import { changesBy, type Rows } from "./changes";
import type { Laid, Move } from "./wire";

const row = (...cards: string[]): Laid[] => cards.map((card) => ({ card, token: null }));

/** The first player's 2 + 3 = 5, and the second player's 8 ÷ 4 = 2. */
const ROWS: Rows = [row("2+", "3×"), row("8÷", "4−")];
const by = (move: Move): ReturnType<typeof changesBy> => changesBy(ROWS, move, 0);

test("a card is added at the end that the move names", () => {
  expect(by({ type: "play", card: "9+", whose: 0, end: "right" })).toEqual([{ whose: 0, from: "5", to: "45" }]);
  expect(by({ type: "play", card: "9+", whose: 0, end: "left" })).toEqual([{ whose: 0, from: "5", to: "14" }]);
});

test("a flip turns an operator into its opposite", () => {
  expect(by({ type: "flip", whose: 0, place: 1 })).toEqual([{ whose: 0, from: "5", to: "−1" }]);
  expect(by({ type: "flip", whose: 1, place: 1 })).toEqual([{ whose: 1, from: "2", to: "32" }]);
});

test("a Sequence that would divide by 0 falls apart", () => {
  const rows: Rows = [row("8+", "0×")];
  expect(changesBy(rows, { type: "token", operator: "÷", whose: 0, place: 1 }, 0)).toEqual([
    { whose: 0, from: "8", to: null },
  ]);
});

test("a swap changes both Sequences", () => {
  expect(by({ type: "swap", whose: 0, place: 2, to: 1, to_place: 2 })).toEqual([
    { whose: 0, from: "5", to: "6" },
    { whose: 1, from: "2", to: "8/3" },
  ]);
});

test("a swap inside one Sequence changes only that Sequence", () => {
  expect(by({ type: "swap", whose: 1, place: 1, to: 1, to_place: 2 })).toEqual([{ whose: 1, from: "2", to: "−4" }]);
});

test("a stolen card leaves its Sequence and is added to the thief's", () => {
  expect(by({ type: "steal", whose: 1, end: "left", to_end: "left" })).toEqual([
    { whose: 0, from: "5", to: "7" },
    { whose: 1, from: "2", to: "4" },
  ]);
});

test("a card stolen from the player's own Sequence goes to its other end", () => {
  expect(by({ type: "steal", whose: 0, end: "left", to_end: "right" })).toEqual([{ whose: 0, from: "5", to: "6" }]);
});

test("a scrap removes the card at an end; an empty Sequence has the result 0", () => {
  expect(by({ type: "scrap", whose: 1, end: "left" })).toEqual([{ whose: 1, from: "2", to: "4" }]);
  expect(changesBy([row("7+")], { type: "scrap", whose: 0, end: "right" }, 0)).toEqual([
    { whose: 0, from: "7", to: "0" },
  ]);
});

test("a reversed Sequence is read from the other side, with its operators", () => {
  expect(by({ type: "reverse", whose: 0 })).toEqual([{ whose: 0, from: "5", to: "6" }]);
});

test("moves that touch no Sequence change nothing, and no move changes the given Sequences", () => {
  expect(by({ type: "skip", to: 1 })).toEqual([]);
  by({ type: "reverse", whose: 0 });
  expect(ROWS[0]).toEqual(row("2+", "3×"));
});
