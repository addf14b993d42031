import { expect, test } from "vitest";
import type { MySeat } from "./seat";
import { story } from "./story";
import type { Laid } from "./wire";

const told = (id: string, args = {}): string => `${id} ${JSON.stringify(args)}`;
const laid = (cards: string): Laid[] => cards.split(" ").map((card) => ({ card, token: null }));

function seat(rows: string[], winners: number[], out = 0): MySeat {
  const hands = rows.map((_, who) => ({ numbers: who === out ? 0 : 2, actions: 0, cards: [] }));
  const view = { sequences: rows.map((row) => (row ? laid(row) : [])), hands };
  const names = ["Ann", "Ben", "Cleo"];
  const outcome = { winners, scores: [] };
  return { view, you: 1, outcome, text: told, name: (who: number) => names[who] } as unknown as MySeat;
}

test("the winner's result, and how much more it is than the next", () => {
  const ahead = told("story-ahead", { who: "Cleo", me: "no", result: "16", margin: "9" });
  expect(story(seat(["9+ 7+", "2+", "7+"], [0]))).toBe(ahead);
});

test("result and margin are exact", () => {
  const ahead = told("story-ahead", { who: "Ben", me: "yes", result: "7/2", margin: "19/6" });
  expect(story(seat(["7÷ 2+", "1÷ 3+"], [0]))).toBe(ahead);
});

test("the smallest lead is not 0", () => {
  const ahead = told("story-ahead", { who: "Ben", me: "yes", result: "1/504", margin: "1/4536" });
  expect(story(seat(["1÷ 9÷ 8÷ 7+", "1÷ 9÷ 7÷ 9+"], [0]))).toBe(ahead);
});

test("an empty Sequence is worth 0, and more than a negative one", () => {
  const ahead = told("story-ahead", { who: "Ann", me: "no", result: "0", margin: "4" });
  expect(story(seat(["2− 6+", ""], [1], 1))).toBe(ahead);
});

test("somebody else went out, in vain", () => {
  expect(story(seat(["9+", "5+", "3+"], [0], 2))).toContain(told("story-went-out", { who: "Cleo", me: "no" }));
  expect(story(seat(["9+", "5+", "3+"], [0], 1))).toContain(told("story-went-out", { who: "Ben", me: "yes" }));
});

test("a shared win", () => {
  expect(story(seat(["9+", "4+ 5+"], [0, 1]))).toBe(told("story-level", { result: "9" }));
});
