import { expect, test } from "vitest";
import type { Args } from "$web/seat";
import type { MySeat } from "./seat";
import type { Answer, Entry, Window } from "./wire";
import { entryLabel, snatchArgs } from "./words";

const entry = (by: number, kind: Entry["kind"], cards: string[], more: Partial<Entry> = {}): Entry => ({
  by,
  kind,
  cards,
  struck: cards.map(() => false),
  out: false,
  aims: null,
  ...more,
});

const answer = (sum: string): Answer => ({ type: "answer", sum, colour: "red" });

/** A seat with a stack in which this entry would stick; its texts are their names. */
function seatOf(stack: Entry[], sticks: number | null, legal: Answer[] = [answer("3")]): MySeat {
  const window = { stack, sticks, colour: "red", total: 3 } as Window;
  const text = (id: string, args: Args = {}) => [id, args.hits ?? args.cards].filter(Boolean).join(" ");
  const seat: Partial<MySeat> = { you: 2, legal, text, name: (who) => ["Ann", "Ben", "Cy"][who]! };
  return { ...seat, view: { turn: 0, window } } as MySeat;
}

const PLAY = entry(0, "play", ["red-3"]);
const ANSWER = entry(1, "answer", ["lightning-red-3"]);
const block = (by: number, at: number, out = false): Entry =>
  entry(by, "red-block", ["red-block"], { aims: { entry: at, place: 1 }, out });

test("the guide names the player whose cards would stick, not the one whose card is on top", () => {
  expect(snatchArgs(seatOf([PLAY], 1)).who).toBe("Ann");
  expect(snatchArgs(seatOf([PLAY, ANSWER], 2)).who).toBe("Ben");
  expect(snatchArgs(seatOf([PLAY, ANSWER, block(2, 2)], 1)).who).toBe("Ann");
  expect(snatchArgs(seatOf([PLAY, block(1, 1)], null)).who).toBe("Ann");
});

test("the guide knows how many cards the first answer has", () => {
  expect(snatchArgs(seatOf([PLAY], 1)).count).toBe(1);
  expect(snatchArgs(seatOf([PLAY], 1, [answer("1 + 2"), answer("3")])).count).toBe(2);
});

test("a label says of a cancelled block that the block is cancelled, and of cards that they do not count", () => {
  const stack = [PLAY, block(1, 1, true)];
  const seat = seatOf(stack, 1);
  expect(entryLabel(seat, stack[1]!, stack)).toBe("stack-block red-3. count-block-out");
  expect(entryLabel(seat, { ...PLAY, out: true }, stack)).toBe("stack-play card-label. count-number-out");
  expect(entryLabel(seat, PLAY, stack)).toBe("stack-play card-label");
});
