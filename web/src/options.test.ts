import { expect, test } from "vitest";
import { changes, isAsked, isOffered, offeredChoices } from "./options";
import type { Option } from "./wire";

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  default: 1,
  choices: [1, 2, 3],
  least: null,
  most: null,
  when: {},
  limits: {},
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
