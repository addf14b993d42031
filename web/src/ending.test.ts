import { describe, expect, test } from "vitest";
import { asWatched, placesOf, runningScore, valueOf, written } from "./ending";
import type { Seat } from "./seat";

describe("the ranking", () => {
  test("the winner comes first, then the others by their scores", () => {
    const places = placesOf({ winners: [2], scores: [5, 9, 7, 8] });
    expect(places.map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
    expect(places.map(({ isWinner }) => isWinner)).toEqual([true, false, false, false]);
  });

  test("equal scores stay in the order of the seats", () => {
    expect(placesOf({ winners: [], scores: [4, 4, 4] }).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test("fractions are compared by their value", () => {
    expect(placesOf({ winners: [], scores: ["7/6", 1, "-9/2", "3/2"] }).map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
    expect(valueOf("-7/2")).toBe(-3.5);
  });

  test("a negative score has a minus sign", () => {
    expect(["-7/6", 3, -2].map(written)).toEqual(["−7/6", "3", "−2"]);
  });
});

describe("the running score", () => {
  test("is shown from the second game on", () => {
    expect(runningScore(null)).toBeNull();
    expect(runningScore({ games: 1, wins: [1, 0] })).toBeNull();
    expect(runningScore({ games: 2, wins: [1, 1] })).toEqual({ games: 2, wins: [1, 1] });
  });
});

test("a watched seat has the same game, and nobody is addressed", () => {
  const seat = { view: { a: 1 }, you: 1, chairs: [], name: (who: number) => `N${who}`, text: (id: string) => id };
  const watched = asWatched(seat as unknown as Seat<never, never, never>);
  expect(watched.view).toBe(seat.view);
  expect(watched.you).toBeNull();
  expect([watched.name(3), watched.text("end")]).toEqual(["N3", "end"]);
});
