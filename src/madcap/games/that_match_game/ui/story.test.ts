import { expect, test } from "vitest";
import type { MySeat } from "./seat";
import { story } from "./story";
import type { Move } from "./wire";

const told = (id: string, args = {}): string => `${id} ${JSON.stringify(args)}`;

function seat(points: number[], winners: number[], moves: Move[] = [], goals: unknown[] = [{}]): MySeat {
  const view = { won: points.map((each) => ({ points: each, cards: [] })), to_win: 10, goals };
  const names = ["Ann", "Ben", "Cleo"];
  return {
    ...{ view, you: 2, outcome: { winners, scores: points }, text: told },
    ...{ moves: moves.map((move, seq) => ({ seq, seat: "clock", move })), name: (who: number) => names[who] },
  } as unknown as MySeat;
}

test("the points of the winner, and of the next", () => {
  expect(story(seat([11, 7, 9], [0]))).toBe(told("story-ahead", { who: "Cleo", me: "yes", count: 11, margin: 2 }));
});

test("what the last point card brought, for those who saw it", () => {
  const closed: Move = { type: "closed", by: 0, stars: 4 };
  expect(story(seat([11, 7], [0], [closed]))).toContain(told("story-last-card", { count: 4 }));
  expect(story(seat([11, 7], [0], [{ ...closed, by: 1 }]))).not.toContain("story-last-card");
  expect(story(seat([11, 7], [0], [{ ...closed, stars: 0 }]))).not.toContain("story-last-card");
});

test("the last point card of the simplified game, which closes no windows", () => {
  const place: Move = { type: "place", card: "red-3", goal: 1, colour: "red" };
  const ended = seat([11, 7], [0]);
  const moves = [{ seq: 0, seat: 0, move: place, events: [{ type: "won", by: 0, stars: 2 }] }];
  expect(story({ ...ended, moves })).toContain(told("story-last-card", { count: 2 }));
});

test("the game ended before anybody had enough points", () => {
  expect(story(seat([8, 7], [0]))).toContain("end-standstill");
  expect(story(seat([8, 7], [0], [], [null, null]))).toContain("end-no-cards");
});

test("a shared win", () => {
  expect(story(seat([8, 8], [0, 1], [], [null]))).toBe(`${told("end-no-cards")} ${told("end-shared")}`);
});
