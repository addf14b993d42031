// The scenes that lead to a view, shown one after the other: dice tumble before their numbers are shown.
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

/** A player's throw in the roll-off, as far as it has been shown. */
export interface StartThrow {
  readonly dice: Dice;
  readonly sum: number | null; // null: not thrown yet, or being thrown again
  readonly lap: number; // tied players throw again in the next lap
}

/** One step on the way to the view that the server sent. */
export interface Scene {
  readonly kind: "clear" | "throw" | "tie" | "start";
  readonly ms: number;
  readonly by: number; // the player who throws; at the end of the roll-off, the player who starts
  readonly tumbling: readonly [boolean, boolean];
  readonly rollOff: readonly StartThrow[] | null; // by seat
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

/** The scenes that these moves lead through. */
export function scenesOf(moves: Moves, view: View, calm: boolean): Scene[] {
  const act = lastAct(moves);
  const rolls = rollsIn(act);
  const cleared = act[0]?.move.type === "next-round" ? [clearScene(view, calm)] : [];
  if (rolls.length === 0) return cleared;
  return view.dice === null ? [...cleared, ...rollOffScenes(rolls, view, calm)] : [throwScene(rolls, view, calm)];
}

/** The scene before a roll-off, in which the pawns hop off the board. */
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

/** The scenes of a roll-off: each player's throw, repeated throws of tied players, then the player who starts. */
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

/** The throws before these rolls: players who threw in an earlier step keep their sum. */
const beforeThrowing = (rolls: readonly Roll[], view: View): StartThrow[] =>
  thrownSoFar(view).map((each, seat) => (rolls.some((roll) => roll.by === seat) ? { ...each, sum: null } : each));

/** The roll-off's throws according to the view, which has the sums but not the dice. */
export const thrownSoFar = (view: View): StartThrow[] =>
  view.roll_off.map((sum) => ({ dice: [null, null], sum, lap: 0 }));

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

const sumOf = ([first, second]: Dice): number | null => (first === null || second === null ? null : first + second);

/** The throws with the highest ones reset: the players tied for the highest sum throw again. */
function withoutBest(table: readonly StartThrow[]): StartThrow[] {
  const best = Math.max(...table.map((each) => each.sum ?? -1));
  return table.map((each) => (each.sum === best ? { ...each, dice: [null, null], sum: null } : each));
}

/** The player whose throw these moves lost, and why; null if none was lost. */
export function lostBy(moves: Moves, view: View): { seat: number; why: "zero" | "taken" } | null {
  const roll = rollsIn(lastAct(moves)).at(-1);
  if (!roll || view.phase !== "choosing" || view.dice === null) return null;
  return { seat: roll.by, why: view.dice.includes(0) ? "zero" : "taken" };
}

/** How long a view is shown before the next one, in ms. */
export function lingering(moves: Moves, view: View, calm: boolean): number {
  const shown = scenesOf(moves, view, calm).reduce((sum, scene) => sum + scene.ms, 0);
  if (view.phase === "round-over" || view.phase === "game-over") return shown + CELEBRATION_MS;
  if (lostBy(moves, view)) return shown + LOST_MS;
  return shown + GLANCE_MS + (placeIn(lastAct(moves)) && !calm ? FLY_MS : 0);
}
