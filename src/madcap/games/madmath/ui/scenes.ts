// The scenes that lead to a view, shown one after the other: dice tumble before their numbers are shown.
import { TUMBLE_MS } from "$web/kit/motion";
import type { Made } from "$web/seat";
import type { Dice } from "./board";
import {
  CALM_MS,
  CELEBRATION_MS,
  CLEAR_MS,
  flyMs,
  glanceMs,
  lostMs,
  NEXT_THROW_MS,
  STARTER_MS,
  TIE_MS,
  tumbleMs,
  type Pace,
} from "./pace";
import { lostTurnIn } from "./stamping";
import type { Move, Place, Roll, Throw, View } from "./wire";

/** A player's throw in the roll-off, as far as it has been shown. */
export interface StartThrow {
  readonly dice: Dice;
  readonly rolling: readonly [boolean, boolean]; // whether a die was thrown just now
  readonly sum: number | null; // null: not thrown yet, or being thrown again
  readonly lap: number; // tied players throw again in the next lap
}

export type RollOff = readonly StartThrow[]; // by seat

/** One step on the way to the view that the server sent. */
export interface Scene {
  readonly kind: "clear" | "throw" | "tie" | "start";
  readonly ms: number;
  readonly by: number; // the player who throws; at the end of the roll-off, the player who starts
  readonly tumbling: readonly [boolean, boolean];
  readonly rollOff: RollOff | null;
}

type Moves = readonly Made<Move>[];

/** The last move of a player or of the clock, with the random results after it. Older moves are not shown again. */
export const lastAct = (moves: Moves): Moves =>
  moves.slice(Math.max(0, moves.map((made) => made.seat !== "chance").lastIndexOf(true)));

const rollsIn = (moves: Moves): Roll[] =>
  moves.map((made) => made.move).filter((move): move is Roll => move.type === "roll");

export const throwIn = (act: Moves): Made<Throw> | undefined =>
  act.find((made): made is Made<Throw> => made.move.type === "throw");

export const placeIn = (act: Moves): Made<Place> | undefined =>
  act.find((made): made is Made<Place> => made.move.type === "place");

/** The scenes that these moves lead through. `before` is the roll-off as it was shown until now, if it was. */
export function scenesOf(moves: Moves, view: View, pace: Pace, before: RollOff | null = null): Scene[] {
  const act = lastAct(moves);
  const rolls = rollsIn(act);
  const cleared = act[0]?.move.type === "next-round" ? [clearScene(view, pace)] : [];
  if (rolls.length === 0) return cleared;
  return isRollOff(view) ? [...cleared, ...rollOffScenes(rolls, view, pace, before)] : [throwScene(rolls, view, pace)];
}

/** Whether these dice are thrown for the start. In a replay they can be half of a round's first throw. */
const isRollOff = (view: View): boolean => view.dice === null && view.phase !== "rolling";

/** The dice as they lie. Between those of a round's first throw, the view has none yet. */
export function diceOf(moves: Moves, view: View): Dice {
  const roll = rollsIn(moves).at(-1);
  return view.dice ?? [view.phase === "rolling" ? (roll?.shows ?? null) : null, null];
}

/** The scene before a roll-off, in which the pawns hop off the board. */
const clearScene = (view: View, { calm }: Pace): Scene => ({
  kind: "clear",
  ms: calm ? CALM_MS : CLEAR_MS,
  by: view.turn,
  tumbling: [false, false],
  rollOff: null,
});

function throwScene(rolls: readonly Roll[], view: View, pace: Pace): Scene {
  const tumbles = (die: Roll["die"]): boolean => rolls.some((roll) => roll.die === die);
  return {
    kind: "throw",
    ms: tumbleMs(pace),
    by: rolls[0]?.by ?? view.turn,
    tumbling: [tumbles("first"), tumbles("second")],
    rollOff: null,
  };
}

/** The scenes of a roll-off: each player's throw, repeated throws of tied players, then the player who starts. */
function rollOffScenes(rolls: readonly Roll[], view: View, { calm }: Pace, before: RollOff | null): Scene[] {
  const shown: Scene[] = [];
  const show = (kind: Scene["kind"], ms: number, by: number): void => {
    shown.push({ kind, ms, by, tumbling: [false, false], rollOff: table });
  };
  let table = beforeThrowing(rolls, view, before);
  const throws = throwsOf(rolls);
  for (const [index, { by, dice }] of throws.entries()) {
    table = table.map((each, seat) => (seat === by ? withThrow(each, dice, view.roll_off[by] ?? null) : each));
    const next = throws[index + 1];
    const endsLap = !next || next.by <= by;
    show("throw", calm ? CALM_MS : endsLap ? TUMBLE_MS : NEXT_THROW_MS, by);
    if (!next || !endsLap) continue;
    show("tie", TIE_MS, by);
    table = withoutBest(table);
  }
  if (view.phase !== "roll-off") show("start", STARTER_MS, view.turn);
  return shown;
}

/** The throws before these rolls. Those that were shown until now stay as they are, but their dice lie still. */
function beforeThrowing(rolls: readonly Roll[], view: View, before: RollOff | null): RollOff {
  const [first] = rolls;
  if (!before || !first) return thrownSoFar(view).map((each, seat) => (isThrowing(rolls, seat) ? NOT_THROWN : each));
  const known = atRest(before);
  const isAhead = known[first.by]?.sum === bestOf(known);
  return first.die === "first" && isAhead ? withoutBest(known) : known; // who is ahead and throws is tied
}

const STILL = [false, false] as const;
const NOT_THROWN: StartThrow = { dice: [null, null], rolling: STILL, sum: null, lap: 0 };

const isThrowing = (rolls: readonly Roll[], seat: number): boolean => rolls.some((roll) => roll.by === seat);

/** The roll-off's throws according to the view, which has the sums but not the dice. */
export const thrownSoFar = (view: View): RollOff => view.roll_off.map((sum) => ({ ...NOT_THROWN, sum }));

/** The throws in these rolls: two rolls of a player are one throw. A replay's step may contain only one of them. */
function throwsOf(rolls: readonly Roll[]): { by: number; dice: Dice }[] {
  const throws: { by: number; dice: Dice }[] = [];
  for (const roll of rolls) {
    const open = throws.at(-1);
    if (roll.die === "second" && open?.by === roll.by) {
      open.dice = [open.dice[0], roll.shows];
    } else {
      throws.push({ by: roll.by, dice: roll.die === "first" ? [roll.shows, null] : [null, roll.shows] });
    }
  }
  return throws;
}

/** A player's throw with these dice. If only the second one is new, the first is known, or follows from the sum. */
function withThrow(before: StartThrow, [first, second]: Dice, sum: number | null): StartThrow {
  const rolling = [first !== null, second !== null] as const;
  if (second === null) return { ...before, dice: [first, null], rolling, sum: null };
  const other = first ?? before.dice[0] ?? (sum === null ? null : sum - second);
  return { ...before, dice: [other, second], rolling, sum: other === null ? sum : other + second };
}

const bestOf = (table: RollOff): number => Math.max(...table.map((each) => each.sum ?? -1));

/** The throws with all dice still. */
export const atRest = (table: RollOff): RollOff => table.map((each) => ({ ...each, rolling: STILL }));

/** The throws with the highest ones reset: the players tied for the highest sum throw again, in their next lap. */
function withoutBest(table: RollOff): RollOff {
  const best = bestOf(table);
  return table.map((each) => (each.sum === best ? { ...NOT_THROWN, lap: each.lap + 1 } : each));
}

/** The roll-off after these scenes, while it goes on. */
export function rollOffAfter(scenes: readonly Scene[], view: View): RollOff | null {
  return view.phase === "roll-off" ? (scenes.at(-1)?.rollOff ?? thrownSoFar(view)) : null;
}

/** How long a view is shown before the next one, in ms. */
export function lingering(moves: Moves, view: View, pace: Pace): number {
  const shown = scenesOf(moves, view, pace).reduce((sum, scene) => sum + scene.ms, 0);
  if (view.phase === "round-over" || view.phase === "game-over") return shown + CELEBRATION_MS;
  if (lostTurnIn(lastAct(moves))) return shown + lostMs(pace);
  return shown + glanceMs(pace) + (placeIn(lastAct(moves)) ? flyMs(pace) : 0);
}
