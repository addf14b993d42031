import { expect, test } from "vitest";
import { changes, isAsked, isOffered, mostOf, offeredChoices, stepped, usualNumber } from "./options";
import type { Option } from "./wire";

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  default: 1,
  choices: [1, 2, 3],
  least: null,
  most: null,
  caps: [],
  when: {},
  limits: {},
  usual: [],
  gentle: [],
  hidden: false,
  chair: null,
  ...more,
});

test("a form asks for an option whose conditions all hold", () => {
  const dice = option("dice", { when: { board: ["addition"], level: ["junior", "expert"] } });
  expect(isAsked(dice, { board: "addition", level: "expert" })).toBe(true);
  expect(isAsked(dice, { board: "addition", level: "intermediate" })).toBe(false);
  expect(isAsked(dice, { level: "expert" })).toBe(false);
});

test("a form never asks for a hidden option", () => {
  expect(isAsked(option("day", { hidden: true }), {})).toBe(false);
});

test("a choice without a limit is always offered, one with the limit null never", () => {
  const rounds = option("rounds", { limits: { 3: null } });
  expect(isOffered(rounds, 1, {})).toBe(true);
  expect(isOffered(rounds, 3, {})).toBe(false);
});

test("a limited choice is offered while the other options allow it", () => {
  const rounds = option("rounds", { limits: { 2: { seats: [2, 3] } } });
  expect(isOffered(rounds, 2, { seats: 3 })).toBe(true);
  expect(isOffered(rounds, 2, { seats: 4 })).toBe(false);
});

test("the present choice is shown even when it is not offered any more", () => {
  const rounds = option("rounds", { limits: { 2: { seats: [2] }, 3: { seats: [2] } } });
  expect(offeredChoices(rounds, { rounds: 3, seats: 4 })).toEqual([1, 3]);
});

const cards = option("cards", {
  choices: [],
  default: 7,
  least: 1,
  most: 60,
  caps: [{ most: 12, when: { level: [1, 2] } }],
});

test("a number has a smaller limit while the other options ask for it", () => {
  expect(mostOf(cards, { level: 0 })).toBe(60);
  expect(mostOf(cards, { level: 2 })).toBe(12);
  expect(isOffered(cards, 12, { level: 2 })).toBe(true);
  expect(isOffered(cards, 13, { level: 2 })).toBe(false);
});

test("a change brings a number that is too large down to its limit", () => {
  const options = [cards, option("level", { choices: [0, 1, 2], default: 0 })];
  expect(changes(options, { level: 0, cards: 20 }, "level", 1)).toEqual({ level: 1, cards: 12 });
  expect(changes(options, { level: 0, cards: 5 }, "level", 1)).toEqual({ level: 1 });
  expect(changes(options, { level: 1, cards: 12 }, "level", 0)).toEqual({ level: 0 });
});

test("a step stays within the limits", () => {
  expect(stepped(cards, 7, 1, 60)).toBe(8);
  expect(stepped(cards, 7, -1, 60)).toBe(6);
  expect(stepped(cards, 1, -1, 60)).toBe(1);
  expect(stepped(cards, 12, 1, 12)).toBe(12);
});

test("a wide range has larger steps", () => {
  const points = option("points", { choices: [], least: 30, most: 300 });
  expect(stepped(points, 45, 1, 300)).toBe(55);
  expect(stepped(points, 35, -1, 300)).toBe(30);
});

test("a change resets the options that no longer go with it, and no others", () => {
  const options = [
    option("mode", { choices: ["quick", "total"], default: "quick" }),
    option("rounds", { limits: { 3: { mode: ["quick"] } } }),
    option("level", { limits: { 2: { mode: ["total"] } } }),
  ];
  const values = { mode: "quick", rounds: 3, level: 2 };
  // `level` was out of its limits before the change, too, so the change does not touch it.
  expect(changes(options, values, "mode", "total")).toEqual({ mode: "total", rounds: 1 });
});

test("the number that a default stands for depends on the other options", () => {
  const points = option("points", {
    usual: [
      [60, { board: ["addition"], dice: [5, 9] }],
      [200, { board: ["multiplication"] }],
    ],
  });
  expect(usualNumber(points, { board: "addition", dice: 9 })).toBe(60);
  expect(usualNumber(points, { board: "multiplication", dice: 9 })).toBe(200);
  expect(usualNumber(points, { board: "addition", dice: 12 })).toBe(null);
});
