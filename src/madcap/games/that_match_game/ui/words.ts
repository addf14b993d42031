// Texts: names of cards, what just happened, what to do now, and what happens if nobody answers any more.
import type { Args } from "$web/seat";
import { faceOf, type Colour } from "./cards";
import type { Choice } from "./choice.svelte";
import type { Passing } from "./passing.svelte";
import { moveArgs } from "./moveArgs";
import { answeredOf, reasonOf } from "./reasons";
import type { Scene } from "./scenes";
import type { MySeat } from "./seat";
import type { Stage } from "./stage.svelte";
import type { Entry, OnColour, Window } from "./wire";

/** A sentence about a player; it addresses the player of this seat as "you". */
export const about = (seat: MySeat, id: string, who: number, args: Args = {}): string =>
  seat.text(id, { who: seat.name(who), me: who === seat.you ? "yes" : "no", ...args });

export const cardLabel = (seat: MySeat, card: string): string => seat.text("card-label", { card });

const listed = (seat: MySeat, cards: readonly string[]): string =>
  cards.map((card) => cardLabel(seat, card)).join(", ");

/** The help text of a card. */
export function helpOf(seat: MySeat, card: string): string {
  const { kind } = faceOf(card);
  const id = kind === "block" || kind === "special" ? card : kind;
  const { simplified, exclamations } = seat.view;
  return seat.text(`card-${id}-help`, { rules: simplified ? "simplified" : "full", exclamations });
}

/** The label of a point card's colour, for screen readers. */
export function colourLabel(seat: MySeat, colour: Colour, on: OnColour): string {
  const state = seat.text(on.missing > 0 ? "colour-open" : "colour-closed", {
    colour,
    number: on.number,
    missing: on.missing,
  });
  return on.cards.length === 0 ? state : `${state}, ${seat.text("on-colour", { cards: listed(seat, on.cards) })}`;
}

/** The label of an entry of the stack, for screen readers. */
export function entryLabel(seat: MySeat, entry: Entry, stack: readonly Entry[]): string {
  const words = entry.aims
    ? about(seat, "stack-block", entry.by, { hits: stack[entry.aims.entry - 1]?.cards[entry.aims.place - 1] ?? "" })
    : about(seat, `stack-${entry.kind}`, entry.by, { cards: listed(seat, entry.cards) });
  return entry.out ? `${words}. ${seat.text(entry.aims ? "count-block-out" : "count-number-out")}` : words;
}

/** The text about the outcome if there is no further answer. */
export function forecast(seat: MySeat, window: Window): string {
  if (window.sticks === null) return seat.text("forecast-nothing");
  const entry = window.stack[window.sticks - 1]!;
  const id = window.stars > 0 ? "forecast-takes" : window.closes ? "forecast-closes" : "forecast-lies";
  return about(seat, id, entry.by, { colour: window.colour, sum: sumOf(entry), stars: window.stars });
}

const sumOf = ({ cards }: Entry): string =>
  cards.map((card) => ("number" in faceOf(card) ? card.split("-").at(-1) : "!")).join(" + ");

/** Whose cards the player's first answer would answer, and how many cards that answer has. */
export function snatchArgs(seat: MySeat): Args {
  const { window, turn } = seat.view;
  const answer = seat.legal.find((move) => move.type === "answer");
  const who = seat.name((window && answeredOf(window)) ?? turn);
  return { who, ...(answer ? moveArgs(answer) : { count: 1 }) };
}

/** The text about an entry while the stack is counted. */
export function counting(seat: MySeat, window: Window, counted: number): string {
  const entry = window.stack[counted - 1]!;
  if (entry.aims) return seat.text(entry.out ? "count-block-out" : "count-block");
  return entry.out ? seat.text("count-number-out") : about(seat, "count-sticks", entry.by);
}

/** The text about what just happened; empty while its scenes are still being shown. */
export function newsOf(seat: MySeat, stage: Stage): string {
  return stage.newsMove && !stage.busy ? seat.words(stage.newsMove) : "";
}

/** The prompt: what the player can do now, or whose move is awaited. */
export function promptOf(seat: MySeat, stage: Stage, choice: Choice, passing: Passing): string {
  const { scene } = stage;
  if (!scene) return "";
  return scenePrompt(seat, scene) ?? (stage.busy ? "" : herePrompt(seat, choice, passing));
}

function herePrompt(seat: MySeat, choice: Choice, passing: Passing): string {
  const why = choice.asked && whyNot(seat, choice.asked.card);
  if (why) return why;
  return seat.view.window ? windowPrompt(seat, choice, passing) : turnPrompt(seat, choice);
}

/** Why a card of the hand cannot be played now; empty if there is nothing to say. */
function whyNot(seat: MySeat, card: string): string {
  const reason = seat.you === null ? null : reasonOf(seat.view, seat.you, card);
  if (!reason) return "";
  const { id, args = {}, who } = reason;
  return seat.text(`why-${id}`, who === undefined ? args : { ...args, who: seat.name(who) });
}

function scenePrompt(seat: MySeat, scene: Scene): string | null {
  const { lots, prize, window, counted } = scene;
  if (lots) return lotsPrompt(seat, lots);
  if (prize) return about(seat, "event-won", prize.by, { stars: prize.stars });
  if (window && counted !== null) return seat.text("prompt-counts");
  if (scene.over) return overPrompt(seat);
  return seat.view.phase === "over" ? "" : null;
}

function lotsPrompt(seat: MySeat, lots: NonNullable<Scene["lots"]>): string {
  if (lots.starter !== null) return about(seat, "prompt-starts", lots.starter);
  return seat.text(lots.level ? "event-lots-again" : "prompt-lots");
}

function windowPrompt(seat: MySeat, choice: Choice, passing: Passing): string {
  const { window } = seat.view;
  if (choice.targets[0]?.type === "block") return seat.text("prompt-block-target");
  if (!passing.asked) return seat.text(myPass(seat) ? "prompt-passed" : "prompt-wait-answers");
  if (window!.stack.at(-1)?.by === seat.you) return seat.text("prompt-answer-again");
  return seat.text(answerPrompt(choice), { colour: window!.colour, total: window!.total });
}

/** What the player can do about a play: lightning, blocks, both or nothing. */
function answerPrompt({ answers, blocks }: Choice): string {
  if (answers.length > 0) return blocks.length > 0 ? "prompt-answer" : "prompt-answer-lightning";
  return blocks.length > 0 ? "prompt-answer-blocks" : "prompt-answer-none";
}

const myPass = (seat: MySeat): boolean => seat.you !== null && (seat.view.window?.passed.includes(seat.you) ?? false);

function turnPrompt(seat: MySeat, choice: Choice): string {
  const { view, you } = seat;
  if (view.phase === "dealing" || view.phase === "laying") return seat.text("prompt-dealing");
  if (view.turn !== you) return about(seat, WAITING[view.phase] ?? "prompt-wait", view.turn);
  if (view.phase === "drawing") return seat.text(view.simplified ? "prompt-draw-simple" : "prompt-draw");
  if (choice.chosen) return targetPrompt(seat, choice);
  if (view.phase === "too-many") return seat.text("prompt-too-many", { count: view.hands[you]!.count - 7 });
  if (view.simplified) return seat.text(canPlace(choice) ? "prompt-play-simple" : "prompt-nothing-fits");
  const first = choice.legal.some((move) => move.type === "discard");
  const fits = choice.legal.some(({ type }) => type !== "discard" && type !== "end");
  if (!fits) return seat.text(first ? "prompt-nothing-fits" : "prompt-nothing-more-fits");
  return seat.text(first ? "prompt-play-first" : "prompt-play-again", { count: view.plays_left });
}

const canPlace = ({ legal }: Choice): boolean => legal.some(({ type }) => type === "place");

const WAITING: Readonly<Record<string, string>> = { drawing: "prompt-wait-draw", "too-many": "prompt-wait-too-many" };

function targetPrompt(seat: MySeat, choice: Choice): string {
  const type = choice.targets.find((move) => move.type !== "discard")?.type ?? "discard-it";
  if (type === "place" && faceOf(choice.chosen!.card).kind === "exclamation") return helpOf(seat, choice.chosen!.card);
  if (type !== "discard-it") return seat.text(`prompt-${type}`, { card: choice.chosen!.card });
  if (seat.view.phase === "too-many") return seat.text("prompt-discard");
  return `${whyNot(seat, choice.chosen!.card)} ${seat.text("prompt-discard-it")}`;
}

/** The winner's text; it also says why the game is over if no player has reached the points. */
function overPrompt(seat: MySeat): string {
  const { won, to_win, goals } = seat.view;
  const winners = seat.outcome?.winners ?? [];
  const points = Math.max(...won.map((each) => each.points));
  const [winner] = winners;
  if (winner === undefined) return "";
  const wins = winners.length > 1 ? seat.text("end-shared") : about(seat, "end-wins", winner, { count: points });
  if (points >= to_win) return wins;
  return `${seat.text(goals.some((goal) => goal !== null) ? "end-standstill" : "end-no-cards")} ${wins}`;
}

/** The player whose move is awaited; null if that is several players or none. */
export function awaited({ view }: MySeat): number | null {
  return ["drawing", "playing", "too-many"].includes(view.phase) ? view.turn : null;
}
