import { expect, test } from "vitest";
import type { Made } from "$web/seat";
import { lingering } from "./pace";
import type { Check, Move, View } from "./wire";

const made = (move: Move): Made<Move>[] => [{ seq: 1, seat: 0, move }];
const checking = (check: Partial<Check> | null): View => ({ phase: "checking", check }) as unknown as View;

test("during a race nothing is shown late", () => {
  expect(lingering(made({ type: "give-up", slot: 1 }), { phase: "building", check: null } as unknown as View)).toBe(0);
});

test("a claim that is still open does not hold the screen", () => {
  expect(lingering(made({ type: "accept" }), checking({ settled: false, right: null }))).toBe(0);
});

test("a verdict is shown longer than an agreement", () => {
  const verdict = lingering(made({ type: "object" }), checking({ settled: true, right: false }));
  const agreement = lingering(made({ type: "accept" }), checking({ settled: true, right: null }));
  expect(verdict).toBeGreaterThan(agreement);
  expect(agreement).toBeGreaterThan(0);
});

test("a settled claim that was seen already does not hold the screen again", () => {
  expect(lingering([], checking({ settled: true, right: true }))).toBe(0);
});
