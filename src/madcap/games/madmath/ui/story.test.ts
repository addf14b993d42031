import { expect, test } from "vitest";
import type { Seat } from "$web/seat";
import { story } from "./story";
import type { Move, Options, View } from "./wire";

const told = (id: string, args = {}): string => `${id} ${JSON.stringify(args)}`;

function seat(view: Partial<View>, winners: number[]): Seat<View, Move, Options> {
  const whole = { board: "multiplication", level: "junior", round: 1, target: 1, scores: [1, 0], ...view };
  const line = view.line ?? [[2, 6], [3, 6], [4, 6]]; // prettier-ignore
  const names = ["Ann", "Ben"];
  return {
    ...{ view: { line, ...whole }, you: 0, outcome: { winners, scores: whole.scores }, text: told },
    name: (who: number) => names[who],
  } as unknown as Seat<View, Move, Options>;
}

test("a single round is won by its line", () => {
  expect(story(seat({}, [0]))).toBe(told("story-line", { numbers: "12, 18, 24" }));
});

test("several rounds are counted, whoever made the last line", () => {
  const rounds = told("story-rounds", { who: "Ben", me: "no", count: 2, rounds: 3 });
  const last = told("story-last-line", { numbers: "12, 18, 24" });
  expect(story(seat({ round: 3, target: 3, scores: [1, 2] }, [1]))).toBe(`${rounds} ${last}`);
  expect(story(seat({ round: 3, target: 3, scores: [1, 2], line: [] }, [1]))).toBe(rounds);
});

test("points: the sum of the line, and what it led to", () => {
  const line = told("story-line", { numbers: "12 + 18 + 24 = 54" });
  const past = told("story-past", { count: 104, target: 100 });
  expect(story(seat({ level: "expert", round: 4, target: 100, scores: [104, 20] }, [0]))).toBe(`${line} ${past}`);
});

test("the board of sums adds rows and columns", () => {
  const points: Partial<View> = { level: "intermediate", board: "addition", round: 2, target: 20, scores: [27, 3] };
  expect(story(seat(points, [0]))).toContain("8 + 9 + 10 = 27");
});

test("most points after the last round, without the target", () => {
  const points: Partial<View> = { level: "expert", round: 20, target: 100, scores: [54, 20] };
  expect(story(seat(points, [0]))).toBe(told("story-most", { count: 54, rounds: 20 }));
});

test("a shared win", () => {
  expect(story(seat({ round: 60, scores: [9, 9] }, [0, 1]))).toBe(told("story-level", { rounds: 60 }));
});
