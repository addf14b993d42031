import { expect, test } from "vitest";
import { Presence, type Notice } from "./presence";
import type { Chair } from "./wire";

const person = (more: Partial<Chair> = {}): Chair => ({
  kind: "person",
  name: "Ben",
  level: null,
  here: true,
  stand_in: false,
  host: false,
  commitment: "",
  ...more,
});
const away = person({ here: false });
const replaced = person({ here: false, stand_in: true });

/** What the person on chair 0 gets to know when chair 1 changes like this, one step every `pause` ms. */
function noticesOf(steps: readonly Chair[], pause: number, you = 0): Notice[] {
  const presence = new Presence();
  return steps.flatMap((chair, i) => presence.follow([person(), chair], you, i * pause));
}

test("a bot that steps in, and the person's return, are told", () => {
  expect(noticesOf([person(), away, replaced, person()], 1000)).toEqual([
    { seat: 1, what: "bot" },
    { seat: 1, what: "back" },
  ]);
});

test("somebody who is back before a bot stepped in is told after some time only", () => {
  expect(noticesOf([person(), away, person()], 20_000)).toEqual([{ seat: 1, what: "back" }]);
  expect(noticesOf([person(), away, person()], 800)).toEqual([]);
});

test("somebody who leaves their chair to a bot is still here", () => {
  expect(noticesOf([person(), person({ stand_in: true })], 800)).toEqual([{ seat: 1, what: "bot" }]);
});

test("a bot that goes on playing while its person looks on is told once", () => {
  const left = person({ stand_in: true });
  expect(noticesOf([person(), left, { ...left, here: false }, left], 20_000)).toEqual([{ seat: 1, what: "bot" }]);
});

test("nothing is told about the viewer's own chair", () => {
  expect(noticesOf([person(), away, replaced, person()], 20_000, 1)).toEqual([]);
});

test("what happened before the viewer's arrival is not told", () => {
  expect(noticesOf([replaced, replaced], 1000)).toEqual([]);
});
