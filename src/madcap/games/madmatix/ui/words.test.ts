import { expect, test, vi } from "vitest";
import type { Choice } from "./choice.svelte";
import type { MySeat } from "./seat";
import type { Stage } from "./stage.svelte";
import { promptOf } from "./words";

vi.mock("$web/i18n.svelte", () => ({ number: String }));

const told = (id: string, args: Record<string, unknown> = {}): string => `${id} ${JSON.stringify(args)}`;

/** The prompt for Ann on seat 0, with these cards in the decks. */
function prompt(numbers: number, actions: number, change: object, you = 0): string {
  const decks = { number_deck: numbers, action_deck: actions };
  const view = {
    phase: "acting",
    turn: 0,
    caught: null,
    slowed: null,
    revealed: false,
    sequences: [],
    ...decks,
    ...change,
  };
  const seat = { view, you, text: told, name: () => "Ann" } as unknown as MySeat;
  return promptOf(seat, { closed: false } as Stage, { aim: null } as Choice);
}

test("nobody is asked to draw from empty decks", () => {
  expect(prompt(1, 0, {})).toBe(told("prompt-act", { draws: "yes" }));
  expect(prompt(0, 0, {})).toBe(told("prompt-act", { draws: "no" }));
  for (const [cards, draws] of [
    [3, "yes"],
    [0, "no"],
  ] as const) {
    expect(prompt(0, cards, { caught: 0 })).toContain(`"draws":"${draws}"`);
    expect(prompt(0, cards, { caught: 0 }, 1)).toBe(told("prompt-wait-caught", { who: "Ann", me: "no", draws }));
  }
});

test("who is slowed down draws no more than there is, and chooses only between two decks", () => {
  const slowed = { slowed: 0, slow_left: 2 };
  expect(prompt(5, 5, slowed)).toBe(told("prompt-slowed", { count: 2, decks: "both" }));
  expect(prompt(5, 0, slowed)).toBe(told("prompt-slowed", { count: 2, decks: "one" }));
  expect(prompt(0, 1, slowed)).toBe(told("prompt-slowed", { count: 1, decks: "one" }));
});
