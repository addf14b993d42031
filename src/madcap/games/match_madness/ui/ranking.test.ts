import { expect, test } from "vitest";
import { decidingLevel, rankingOf } from "./ranking";
import type { View } from "./wire";

/** A view in which each player has the given score and has won the given cards. */
const won = (...players: [score: number, ...cards: string[]][]): View =>
  ({ won: players.map(([score, ...cards]) => ({ score, cards, times: [], owes: false })) }) as unknown as View;

const order = (view: View): [seat: number, place: number][] => rankingOf(view).map(({ seat, place }) => [seat, place]);

test("the best score comes first", () => {
  expect(order(won([2, "3-01"], [5, "4-01", "3-02"], [0]))).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});

test("of equal scores the one with more cards of level 5 comes first, then of level 4", () => {
  expect(order(won([3, "4-01"], [3, "5-01"]))).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(order(won([6, "5-01", "3-01", "1-01"], [6, "5-02", "4-01"]))[0]).toEqual([1, 1]);
});

test("equals share a place, and the next place is left out", () => {
  expect(order(won([3, "5-01"], [1, "1-01"], [3, "5-02"])).map(([, place]) => place)).toEqual([1, 1, 3]);
});

test("the level that decided is the highest one in which the first two differ", () => {
  expect(decidingLevel(rankingOf(won([6, "5-01", "3-01", "1-01"], [6, "5-02", "4-01"])))).toBe(4);
});

test("no level decided between different scores, between equals, or for a single player", () => {
  expect(decidingLevel(rankingOf(won([4, "5-01", "1-01"], [3, "4-01"])))).toBe(0);
  expect(decidingLevel(rankingOf(won([3, "5-01"], [3, "5-02"])))).toBe(0);
  expect(decidingLevel(rankingOf(won([3, "5-01"])))).toBe(0);
  expect(decidingLevel([])).toBe(0);
});
