import { expect, test } from "vitest";
import { usualLevel } from "./botLevel";
import type { GameInfo, Option } from "./wire";

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  default: "full",
  choices: ["full", "simple"],
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

const game = (options: Option[]): GameInfo => ({
  name: "snap",
  title: "Snap",
  seats: [2, 4],
  minutes: 5,
  options,
  first_game: {},
});

test("bots are of medium strength for people who know the game", () => {
  expect(usualLevel(game([option("rules")]), { rules: "simple" }, false)).toBe("fair");
});

test("bots are gentle with newcomers", () => {
  expect(usualLevel(game([option("rules")]), { rules: "full" }, true)).toBe("gentle");
});

test("bots are gentle where the rules are for small children", () => {
  const info = game([option("rules", { gentle: ["simple"] })]);
  expect(usualLevel(info, { rules: "simple" }, false)).toBe("gentle");
  expect(usualLevel(info, { rules: "full" }, false)).toBe("fair");
});

test("a choice that does not apply makes no bot gentle", () => {
  const info = game([option("rules", { gentle: ["simple"], when: { mode: ["quick"] } })]);
  expect(usualLevel(info, { rules: "simple", mode: "total" }, false)).toBe("fair");
});
