// The scenes that lead to a view, shown one after the other: dice tumble before anybody sees what they show.
import { TUMBLE_MS } from "$web/kit/motion";
import type { Made } from "$web/seat";
import type { Dice } from "./board";
import {
  CALM_MS,
  CELEBRATION_MS,
  CLEAR_MS,
  FLY_MS,
  GLANCE_MS,
  LOST_MS,
  NEXT_THROW_MS,
  STARTER_MS,
  TIE_MS,
} from "./pace";
import type { Move, Place, Roll, Throw, View } from "./wire";

/** A player's throw for the start, as far as it has been shown. */
export interface StartThrow {
  readonly dice: Dice;
  readonly sum: number | null; // null: not thrown yet, or thrown again now
  readonly lap: number; // those tied throw again in the next lap
}

/** One step on the way to the view that the server sent. */
export interface Scene {
  readonly kind: "clear" | "throw" | "tie" | "start";
  readonly ms: number;
  readonly by: number; // who throws; at the end of the roll-off: who starts
  readonly tumbling: readonly [boolean, boolean];
  readonly rollOff: readonly StartThrow[] | null; // by seat
}

type Moves = readonly Made<Move>[];

/** The last thing that a person or the clock did, with chance's answers: older things are not shown again. */
export const lastAct = (moves: Moves): Moves =>
  moves.slice(Math.max(0, moves.map((made) => made.seat !== "chance").lastIndexOf(true)));

const rollsIn = (moves: Moves): Roll[] =>
  moves.map((made) => made.move).filter((move): move is Roll => move.type === "roll");

export const throwIn = (act: Moves): Made<Throw> | undefined =>
  act.find((made): made is Made<Throw> => made.move.type === "throw");

export const placeIn = (act: Moves): Made<Place> | undefined =>
  act.find((made): made is Made<Place> => made.move.type === "place");

/** The scenes that these moves lead through. */
export function scenesOf(moves: Moves, view: View, calm: boolean): Scene[] {
  const act = lastAct(moves);
  const rolls = rollsIn(act);
  const cleared = act[0]?.move.type === "next-round" ? [clearScene(view, calm)] : [];
  if (rolls.length === 0) return cleared;
  return view.dice === null ? [...cleared, ...rollOffScenes(rolls, view, calm)] : [throwScene(rolls, view, calm)];
}

/** The pawns hop off the board before anybody throws for the start. */
const clearScene = (view: View, calm: boolean): Scene => ({
  kind: "clear",
  ms: calm ? CALM_MS : CLEAR_MS,
  by: view.turn,
  tumbling: [false, false],
  rollOff: null,
});

function throwScene(rolls: readonly Roll[], view: View, calm: boolean): Scene {
  const tumbles = (die: Roll["die"]): boolean => rolls.some((roll) => roll.die === die);
  return {
    kind: "throw",
    ms: calm ? CALM_MS : TUMBLE_MS,
    by: rolls[0]?.by ?? view.turn,
    tumbling: [tumbles("first"), tumbles("second")],
    rollOff: null,
  };
}

/** Everybody's throw in turn, those tied again, then a moment to see who starts. */
function rollOffScenes(rolls: readonly Roll[], view: View, calm: boolean): Scene[] {
  const shown: Scene[] = [];
  const show = (kind: Scene["kind"], ms: number, by: number): void => {
    shown.push({ kind, ms, by, tumbling: [false, false], rollOff: table });
  };
  let table = beforeThrowing(rolls, view);
  let lap = 0;
  const throws = throwsOf(rolls);
  for (const [index, { by, dice }] of throws.entries()) {
    const thrown = { dice, sum: sumOf(dice) ?? (dice[0] === null ? (view.roll_off[by] ?? null) : null), lap };
    table = table.map((each, seat) => (seat === by ? thrown : each));
    const next = throws[index + 1];
    const endsLap = !next || next.by <= by;
    show("throw", calm ? CALM_MS : endsLap ? TUMBLE_MS : NEXT_THROW_MS, by);
    if (!next || !endsLap) continue;
    show("tie", TIE_MS, by);
    table = withoutBest(table);
    lap += 1;
  }
  if (view.phase !== "roll-off") show("start", STARTER_MS, view.turn);
  return shown;
}

/** The table before these rolls: who threw in an earlier step keeps that sum. */
const beforeThrowing = (rolls: readonly Roll[], view: View): StartThrow[] =>
  thrownSoFar(view).map((each, seat) => (rolls.some((roll) => roll.by === seat) ? { ...each, sum: null } : each));

/** What the view itself says of the roll-off: sums without their dice. */
export const thrownSoFar = (view: View): StartThrow[] =>
  view.roll_off.map((sum) => ({ dice: [null, null], sum, lap: 0 }));

/** Two rolls of the same player are one throw; a step of a replay may hold half of one. */
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

const sumOf = ([first, second]: Dice): number | null => (first === null || second === null ? null : first + second);

/** Those tied for the highest throw go again: their old sums no longer count. */
function withoutBest(table: readonly StartThrow[]): StartThrow[] {
  const best = Math.max(...table.map((each) => each.sum ?? -1));
  return table.map((each) => (each.sum === best ? { ...each, dice: [null, null], sum: null } : each));
}

/** How a throw was lost, if these moves hold one that was. */
export function lostBy(moves: Moves, view: View): { seat: number; why: "zero" | "taken" } | null {
  const roll = rollsIn(lastAct(moves)).at(-1);
  if (!roll || view.phase !== "choosing" || view.dice === null) return null;
  return { seat: roll.by, why: view.dice.includes(0) ? "zero" : "taken" };
}

/** How long a view wants to be looked at before the next one is shown. */
export function lingering(moves: Moves, view: View, calm: boolean): number {
  const told = scenesOf(moves, view, calm).reduce((sum, scene) => sum + scene.ms, 0);
  if (view.phase === "round-over" || view.phase === "game-over") return told + CELEBRATION_MS;
  if (lostBy(moves, view)) return told + LOST_MS;
  return told + GLANCE_MS + (placeIn(lastAct(moves)) && !calm ? FLY_MS : 0);
}
