import { expect, test } from "vitest";
import { isQuick } from "./quick";
import type { Moved } from "./wire";

const moved = (seat: Moved["seat"], cause: Moved["cause"]): Moved => ({ seq: 1, seat, move: {}, cause });
const BOTS = moved(1, "bot");
const DICE = moved("chance", "self");

test("a bot's move is shown quickly, with the dice that it throws, where bots move at once", () => {
  expect(isQuick("instant", [BOTS])).toBe(true);
  expect(isQuick("instant", [moved(0, "self"), BOTS, DICE])).toBe(true);
  expect(isQuick("human", [BOTS])).toBe(false);
});

test("a move of a person or of the clock is shown as usual", () => {
  expect(isQuick("instant", [BOTS, moved(0, "self"), DICE])).toBe(false);
  expect(isQuick("instant", [moved(0, "time")])).toBe(false);
  expect(isQuick("instant", [BOTS, moved("clock", "self"), DICE])).toBe(false);
});

test("without a decision nothing is shown quickly", () => {
  expect(isQuick("instant", [])).toBe(false);
  expect(isQuick("instant", [DICE])).toBe(false);
  expect(isQuick(undefined, [BOTS])).toBe(false);
});
