import { expect, test } from "vitest";
import type { MySeat } from "./seat";
import { story } from "./story";
import type { View } from "./wire";

const told = (id: string, args = {}): string => `${id} ${JSON.stringify(args)}`;

/** A finished game; each player's cards as "3-04 8410" with their times in ms. */
function seat(rows: string[][], winners: number[], mode: View["mode"] = "quick", aside: string[] = []): MySeat {
  const won = rows.map((row) => ({
    cards: row.map((each) => each.split(" ")[0]!),
    times: row.map((each) => Number(each.split(" ")[1])),
    score: row.length,
  }));
  const names = ["Ann", "Ben", "Cleo"];
  return {
    ...{ view: { mode, won, aside }, you: 0, chairs: rows, outcome: { winners, scores: [] }, text: told },
    name: (who: number) => names[who],
  } as unknown as MySeat;
}

const fastest = (who: string, me: string, seconds: number) =>
  told("story-fastest", { who, me, time: told("time", { minutes: 0, seconds }) });

test("the cards of the winner and of the next, and the fastest card of all", () => {
  const game = seat([["1-01 9000", "2-01 8000"], ["3-04 8410", "1-02 7120", "1-03 9000"], []], [1]);
  const ahead = told("story-ahead", { who: "Ann", me: "yes", mode: "quick", count: 3, margin: 1 });
  expect(story(game, [])).toBe(`${ahead} ${fastest("Ben", "no", 7.12)}`);
});

test("the card that a newcomer built while the table stood still is not the fastest", () => {
  const game = seat([["1-09 50", "1-02 7120"], ["1-03 9000"]], [0]);
  const chairs = [{ kind: "person" }, { kind: "bot" }];
  expect(story({ ...game, chairs } as unknown as MySeat, [])).toContain(fastest("Ann", "yes", 7.12));
  expect(story(game, [])).toContain(fastest("Ann", "yes", 0.05)); // among people no clock stands still
});

test("practice tells no time", () => {
  const game = seat([["1-01 60000"]], [0]);
  const practised = { ...game, view: { ...game.view, practice: true } } as MySeat;
  expect(story(practised, [])).toBe(told("story-alone", { count: 1, total: 1 }));
});

test("times of Total Madness run from its start: they are not compared", () => {
  expect(story(seat([["1-01 9000"], []], [0], "total"), [])).not.toContain("story-fastest");
});

test("equal numbers of cards: the higher level decided, against the closest rival", () => {
  const game = seat(
    [
      ["5-01 9000", "1-01 9000"],
      ["4-04 9000", "3-02 9000"],
      ["5-02 9000", "1-05 9000"],
    ],
    [1],
  );
  expect(story(game, [])).toContain("end-wins-tie");
  const close = seat(
    [
      ["5-01 9000", "2-01 9000"],
      ["4-04 9000", "3-02 9000"],
      ["5-02 9000", "1-05 9000"],
    ],
    [0],
  );
  expect(story(close, [])).toContain(told("end-wins-tie", { who: "Ann", me: "yes", level: 2 }));
});

test("a shared win", () => {
  expect(story(seat([["1-01 9000"], ["1-02 9000"]], [0, 1]), [])).toContain("end-shared");
});

test("alone: all cards with their time, or how many of them", () => {
  const time = told("time", { minutes: 1, seconds: 7.5 });
  expect(story(seat([["1-01 60000", "2-01 7500"]], [0]), [])).toBe(told("story-alone-all", { total: 2, time }));
  expect(story(seat([["1-01 60000"]], [0], "daily", ["2-01"]), [])).toBe(told("story-alone", { count: 1, total: 2 }));
});

/** A log of Total Madness: "0+3" is a card of level 3 that Ann wins, "0-3" one that she loses. */
const log = (moves: string) =>
  moves.split(" ").map((each) => {
    const [by, level] = [Number(each[0]), Number(each[2])];
    return { events: [{ type: each[1] === "+" ? "won" : "lost", by, level, points: level }] };
  }) as unknown as Parameters<typeof story>[1];

/** A finished game of Total Madness with the scores that these moves lead to; Ann has won. */
function scored(moves: string): MySeat {
  const game = seat([[], []], [0], "total");
  const score = (who: number) =>
    moves.split(" ").reduce((sum, each) => sum + (Number(each[0]) === who ? Number(each.slice(1)) : 0), 0);
  const won = game.view.won.map((one, who) => ({ ...one, score: score(who) }));
  return { ...game, view: { ...game.view, won } };
}

test.each([
  ["0+2 1+1 0+3", 1, 2],
  ["1+4 0+3 0+2", 3, 2],
  ["0+5 0-5 1+3 0+4", 3, 4],
  ["0+3 1+3 0+1 1+1 0+2", 5, 2], // a tie is no lead
])("Total Madness: the card with which the lead was taken for good: %s", (moves, number, level) => {
  expect(story(scored(moves), log(moves))).toContain(told("story-lead", { number, level }));
});

test("a lead that came by somebody else's error is told with no card", () => {
  expect(story(scored("1+3 0+2 1-3"), log("1+3 0+2 1-3"))).not.toContain("story-lead");
});

test("a log with a gap tells of no lead", () => {
  expect(story(scored("0+2 1+1 0+3"), log("1+1 0+3"))).not.toContain("story-lead");
});
