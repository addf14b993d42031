import { expect, test, vi } from "vitest";
import type { MySeat } from "./seat";
import { story } from "./story";
import type { Laid } from "./wire";

vi.mock("$web/i18n.svelte", () => ({ number: String }));

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
  expect(story(seat(["9+ 7+", "2+", "7+"], [0]), [])).toBe(ahead);
});

test("result and margin are exact, and easy to compare", () => {
  const ahead = told("story-ahead", { who: "Ben", me: "yes", result: "7/2 (3.5)", margin: "19/6 (3.17)" });
  expect(story(seat(["7÷ 2+", "1÷ 3+"], [0]), [])).toBe(ahead);
});

test("the smallest lead is not 0", () => {
  const ahead = told("story-ahead", { who: "Ben", me: "yes", result: "1/504", margin: "1/4536" });
  expect(story(seat(["1÷ 9÷ 8÷ 7+", "1÷ 9÷ 7÷ 9+"], [0]), [])).toBe(ahead);
});

test("an empty Sequence is worth 0, and more than a negative one", () => {
  const ahead = told("story-ahead", { who: "Ann", me: "no", result: "0", margin: "4" });
  expect(story(seat(["2− 6+", ""], [1], 1), [])).toBe(ahead);
});

test("somebody else went out, in vain", () => {
  expect(story(seat(["9+", "5+", "3+"], [0], 2), [])).toContain(told("story-went-out", { who: "Cleo", me: "no" }));
  expect(story(seat(["9+", "5+", "3+"], [0], 1), [])).toContain(told("story-went-out", { who: "Ben", me: "yes" }));
});

test("a shared win", () => {
  expect(story(seat(["9+", "4+ 5+"], [0, 1]), [])).toBe(told("story-level", { result: "9" }));
});

const hit = (by: number, whose: number, before: string, after: string) => ({
  seat: by,
  events: [{ type: "hit", by: whose, how: "steal", before, after }],
});
const falls = (by: number, whose: number, before: string) => ({
  seat: by,
  events: [{ type: "falls", by: whose, before }],
});
const log = (...moves: object[]) => moves as unknown as Parameters<typeof story>[1];

test("the heaviest blow, if it cost as much as the lead", () => {
  const after = (moves: object[]) => story(seat(["9+ 7+", "2+", "7+"], [0]), log(...moves));
  const blow = told("story-blow", { side: "others", by: "Ann", who: "Cleo", before: "20", after: "−1/2 (−0.5)" });
  expect(after([hit(0, 2, "20", "−1/2"), hit(0, 2, "9", "0")])).toContain(blow);
  expect(after([hit(0, 2, "9", "1")])).not.toContain("story-blow"); // 8 of a lead of 9
  expect(after([hit(0, 1, "12", "2")])).not.toContain("story-blow"); // Ben is 14 behind
  expect(after([hit(2, 0, "99", "1")])).not.toContain("story-blow"); // the winner's own
  expect(after([falls(2, 1, "30")])).toContain(
    told("story-blow", { side: "mine", by: "Cleo", who: "Ben", before: "30", after: "0" }),
  );
  expect(after([falls(1, 1, "30")])).not.toContain("story-blow"); // by one's own card
});
