// How a change is shown, scene by scene: lots with their ties, a stack that is counted card by card, a point card being
// won. The last scene is always the table as it is now.
import type { Made } from "$web/seat";
import { COLOURS, starsOf, type Colour } from "./cards";
import { COUNT_MS, COUNTS_MS, dealtAfter, FLY_MS, GLANCE_MS, LOT_MS, LOTS_MS, SHOW_MS, TIE_MS, WIN_MS } from "./pace";
import type { Goal, Move, View, Window, Won } from "./wire";

/** The draw for the first turn: the card that each player has drawn, and the players who can still win it. */
export interface Lots {
  readonly cards: readonly (string | null)[];
  readonly rivals: readonly number[];
  readonly starter: number | null;
  readonly level: boolean; // the rivals are tied and draw again
}

/** A point card that is being won. */
export interface Prize {
  readonly goal: number; // its place, counted from 1
  readonly by: number;
  readonly stars: number;
}

export interface Scene {
  readonly goals: readonly (Goal | null)[];
  readonly won: readonly Won[];
  readonly window: Window | null;
  readonly counted: number | null; // the entry of the stack that is being counted, from 1
  readonly lots: Lots | null;
  readonly prize: Prize | null;
  readonly over: boolean; // the game is over, and its last move has been shown
  readonly ms: number;
}

type Moves = readonly Made<Move>[];

/** The scene that shows a view as it is. */
export function stillOf(view: View, ms = 0): Scene {
  const drawing = view.phase === "lots";
  const lots = drawing ? { cards: view.lots, rivals: view.rivals, starter: null, level: false } : null;
  const { goals, won, window } = view;
  return { goals, won, window, counted: null, lots, prize: null, over: view.phase === "over", ms };
}

/** The scenes between one view and the next. */
export function scenesOf(before: View | null, moves: Moves, now: View): Scene[] {
  return [...lotScenes(moves, now), ...(before ? leading(before, moves) : []), stillOf(now, finalLasts(moves))];
}

function leading(before: View, moves: Moves): Scene[] {
  const closed = moves.find(({ move }) => move.type === "closed")?.move;
  if (closed?.type === "closed" && before.window) return closing(before, before.window, closed);
  const placed = before.simplified ? moves.find(({ move }) => move.type === "place") : undefined;
  return placed ? placing(before, placed) : [];
}

// The stack is counted from the newest card down; the entry that sticks is laid on its point card.

function closing(before: View, window: Window, closed: Extract<Move, { type: "closed" }>): Scene[] {
  const sticks = window.sticks === null ? null : window.stack[window.sticks - 1]!;
  if ((sticks?.by ?? null) !== closed.by) return []; // the last view did not have the whole stack
  const still = stillOf(before);
  const counting = counted(window).map((entry, _, all) => ({ ...still, counted: entry, ms: countLasts(all.length) }));
  if (!sticks || closed.stars === 0) return counting;
  const goals = laid(before.goals, window.goal, window.colour, sticks.cards, window.total);
  return [
    ...counting,
    ...winning({ ...still, goals, window: null }, { goal: window.goal, by: sticks.by, stars: closed.stars }),
  ];
}

/** The entries to count: from the newest one down to the one that sticks; none if the play was not answered. */
function counted({ stack, sticks }: Window): number[] {
  const heights = stack.map((_, i) => i + 1).reverse();
  return stack.length === 1 ? [] : heights.filter((height) => height >= (sticks ?? 1));
}

const countLasts = (steps: number): number => Math.min(COUNT_MS, COUNTS_MS / steps);

function placing(before: View, { seat, move }: Made<Move>): Scene[] {
  if (move.type !== "place" || typeof seat !== "number") return [];
  const spot = before.goals[move.goal - 1];
  const open = spot?.colours.filter(({ missing }) => missing > 0).length;
  if (!spot || open !== 1) return [];
  const goals = laid(before.goals, move.goal, move.colour, [move.card], 6);
  return winning({ ...stillOf(before), goals }, { goal: move.goal, by: seat, stars: spot.stars });
}

function winning(placed: Scene, prize: Prize): Scene[] {
  return [
    { ...placed, ms: FLY_MS + GLANCE_MS },
    { ...placed, prize, ms: WIN_MS },
  ];
}

/** The point cards after cards have been laid on a colour. */
function laid(
  goals: View["goals"],
  goal: number,
  colour: Colour,
  cards: readonly string[],
  worth: number,
): (Goal | null)[] {
  const at = COLOURS.indexOf(colour);
  return goals.map((each, i) => {
    if (!each || i !== goal - 1) return each;
    const colours = each.colours.map((on, c) =>
      c === at ? { ...on, cards: [...on.cards, ...cards], missing: Math.max(0, on.missing - worth) } : on,
    );
    return { ...each, colours };
  });
}

// Lots: each player draws a point card; the players tied for most stars draw again until one is left.

function lotScenes(moves: Moves, now: View): Scene[] {
  const drawn = moves.flatMap(({ move }) => (move.type === "lot" ? [move] : []));
  if (drawn.length === 0 || now.phase === "lots") return [];
  const empty = { ...stillOf(now), goals: now.goals.map(() => null), window: null, over: false };
  let lots: Lots = {
    cards: now.hands.map(() => null),
    rivals: now.hands.map((_, seat) => seat),
    starter: null,
    level: false,
  };
  const scenes: Scene[] = [];
  for (const { by, shows } of drawn) {
    if (lots.level)
      lots = {
        ...lots,
        cards: lots.cards.map((card, seat) => (lots.rivals.includes(seat) ? null : card)),
        level: false,
      };
    lots = compared({ ...lots, cards: lots.cards.map((card, seat) => (seat === by ? shows : card)) });
    scenes.push({ ...empty, lots, ms: lots.starter !== null ? LOTS_MS : lots.level ? TIE_MS : LOT_MS });
  }
  return scenes;
}

/** The lots after a comparison: when all rivals have drawn, only those with most stars remain. */
function compared(lots: Lots): Lots {
  if (lots.rivals.some((seat) => lots.cards[seat] === null)) return lots;
  const stars = (seat: number): number => starsOf(lots.cards[seat]!);
  const best = Math.max(...lots.rivals.map(stars));
  const rivals = lots.rivals.filter((seat) => stars(seat) === best);
  return { ...lots, rivals, starter: rivals.length === 1 ? rivals[0]! : null, level: rivals.length > 1 };
}

// How long the last scene is shown before the next state.

const SHOWN = ["clean-slate", "new-goal", "helping-hand", "pickpocket"];

function finalLasts(moves: Moves): number {
  const dealt = moves.filter(({ move }) => move.type === "dealt").length;
  const longest = Math.max(0, ...moves.map(({ move }) => moveLasts(move)));
  return longest + dealtAfter(dealt);
}

function moveLasts(move: Move): number {
  if (move.type === "pass" || move.type === "end" || move.type === "draw") return 0;
  return SHOWN.includes(move.type) ? SHOW_MS : FLY_MS + GLANCE_MS / 2;
}
