import { expect, test } from "vitest";
import type { Made } from "$web/seat";
import { scenesOf, type Scene } from "./scenes";
import type { Entry, Goal, Move, View, Window } from "./wire";

const goal = (...missing: [number, number, number]): Goal => ({
  card: "1-5-4",
  stars: 3,
  colours: missing.map((each) => ({ number: 5, missing: each, cards: [] })),
});
const VIEW: View = {
  phase: "playing",
  turn: 0,
  simplified: false,
  exclamations: "any",
  to_win: 10,
  hands: [0, 1, 2].map(() => ({ count: 7, cards: [] })),
  won: [0, 1, 2].map(() => ({ points: 0, cards: [] })),
  goals: [goal(0, 3, 0), goal(1, 5, 4)],
  point_deck: 20,
  under_deck: [],
  deck: 50,
  discards: {},
  plays_left: 1,
  lots: [null, null, null],
  rivals: [],
} as unknown as View;

const entry = (by: number, cards: string[]): Entry => ({
  by,
  kind: "answer",
  cards,
  struck: [],
  out: false,
  aims: null,
});
const answered = (sticks: number | null, ...stack: Entry[]): Window => ({
  goal: 1,
  colour: "green",
  total: 3,
  stack,
  asked: [],
  passed: [],
  sticks,
  closes: false,
  stars: 0,
});
const made = (move: Move, seat: Made<Move>["seat"] = "chance"): Made<Move> => ({ seq: 1, seat, move });
const lots = (...drawn: [by: number, shows: string][]): Made<Move>[] =>
  drawn.map(([by, shows]) => made({ type: "lot", by, shows }));
const closed = (by: number | null, stars: number): Made<Move>[] => [
  made({ type: "closed", by, stars } as unknown as Move, "clock"),
];
const counts = (scenes: Scene[]): (number | null)[] => scenes.map((scene) => scene.counted);

test("without moves to show, the only scene is the table as it is", () => {
  expect(scenesOf(VIEW, [], VIEW)).toHaveLength(1);
});

test("the last scene is always the view that the server sent", () => {
  const moves = lots([0, "1-1-1"], [1, "5-5-5"], [2, "1-1-1"]);
  const last = scenesOf(null, moves, VIEW).at(-1)!;
  expect([last.goals, last.window, last.lots]).toEqual([VIEW.goals, VIEW.window, null]);
});

test("the player who draws the most stars starts", () => {
  const scenes = scenesOf(null, lots([0, "1-1-1"], [1, "5-5-5"], [2, "2-2-2"]), VIEW);
  expect(scenes.slice(0, 3).map((scene) => scene.lots?.starter)).toEqual([null, null, 1]);
});

test("players with equally many stars draw again; the others keep their card and are out", () => {
  const moves = lots([0, "5-5-5"], [1, "1-1-1"], [2, "6-5-4"], [0, "1-1-1"], [2, "2-2-2"]);
  const scenes = scenesOf(null, moves, VIEW);
  expect(scenes[2]?.lots).toMatchObject({ level: true, rivals: [0, 2], starter: null });
  expect(scenes[3]?.lots?.cards).toEqual(["1-1-1", "1-1-1", null]);
  expect(scenes[4]?.lots?.starter).toBe(2);
});

test("while lots are still drawn, no scene runs ahead of the view", () => {
  const drawing: View = { ...VIEW, phase: "lots", lots: ["1-1-1", null, null], rivals: [0, 1, 2] };
  const scenes = scenesOf(null, lots([0, "1-1-1"]), drawing);
  expect(scenes.map((scene) => scene.lots?.cards)).toEqual([drawing.lots]);
});

test("a stack is counted from the newest entry down to the one that sticks", () => {
  const window = answered(2, entry(0, ["red-3"]), entry(1, ["a"]), entry(2, ["b"]), entry(1, ["c"]));
  expect(counts(scenesOf({ ...VIEW, window }, closed(1, 0), VIEW))).toEqual([4, 3, 2, null]);
});

test("a stack of which nothing sticks is counted to its end", () => {
  const window = answered(null, entry(0, ["red-3"]), entry(1, ["a"]));
  expect(counts(scenesOf({ ...VIEW, window }, closed(null, 0), VIEW))).toEqual([2, 1, null]);
});

test("a play that nobody answered is not counted", () => {
  const window = answered(1, entry(0, ["green-3"]));
  expect(counts(scenesOf({ ...VIEW, window }, closed(0, 0), VIEW))).toEqual([null]);
});

test("counting a tall stack takes no longer than counting a middling one", () => {
  const lasting = (height: number): number => {
    const window = answered(1, ...Array.from({ length: height }, () => entry(0, ["a"])));
    return scenesOf({ ...VIEW, window }, closed(0, 0), VIEW).reduce((sum, scene) => sum + scene.ms, 0);
  };
  expect(lasting(40)).toBeCloseTo(lasting(10));
});

test("a stack that changed after it was seen is not counted", () => {
  const window = answered(1, entry(0, ["green-3"]), entry(1, ["a"]));
  expect(scenesOf({ ...VIEW, window }, closed(2, 0), VIEW)).toHaveLength(1);
});

test("the cards that win a point card are laid on it before it is taken", () => {
  const window = answered(1, entry(2, ["lightning-green-1", "lightning-green-2"]));
  const [placed, taken] = scenesOf({ ...VIEW, window }, closed(2, 3), VIEW);
  expect(placed?.goals[0]?.colours[1]).toMatchObject({ missing: 0, cards: ["lightning-green-1", "lightning-green-2"] });
  expect([placed?.prize, taken?.prize]).toEqual([null, { goal: 1, by: 2, stars: 3 }]);
  expect(placed?.goals[1]).toEqual(VIEW.goals[1]);
});

test("in the simplified game a card that completes a point card wins it at once", () => {
  const before: View = { ...VIEW, simplified: true };
  const place: Move = { type: "place", card: "green-3", goal: 1, colour: "green" };
  expect(scenesOf(before, [made(place, 0)], before).map((scene) => scene.prize?.by)).toEqual([undefined, 0, undefined]);
  expect(scenesOf(before, [made({ ...place, goal: 2 }, 0)], before)).toHaveLength(1);
});

test("a deal is shown for longer the more cards it has, a pass not at all", () => {
  const dealt = (n: number): Made<Move>[] =>
    Array.from({ length: n }, () => made({ type: "dealt", to: 0, card: "any-2" }));
  const lasts = (moves: Made<Move>[]): number => scenesOf(VIEW, moves, VIEW).at(-1)!.ms;
  expect(lasts(dealt(2))).toBeGreaterThan(lasts(dealt(1)));
  expect(lasts([made({ type: "pass", height: 1 }, 0)])).toBe(0);
});
