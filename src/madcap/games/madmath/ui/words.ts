// Texts above the dice: what just happened, and what to do now.
import type { Made, Seat } from "$web/seat";
import { lastAct, lostBy, placeIn, throwIn, type Scene } from "./scenes";
import { worth } from "./board";
import type { Choice } from "./choice.svelte";
import type { Move, Options, View } from "./wire";

type MySeat = Seat<View, Move, Options>;

/** A sentence about a player; it addresses the player of this seat as "you". */
export const about = (seat: MySeat, id: string, who: number, args: Record<string, string | number> = {}): string =>
  seat.text(id, { who: seat.name(who), me: who === seat.you ? "yes" : "no", ...args });

/** The text about what just happened. */
export function newsOf(seat: MySeat, scene: Scene | null): string {
  const { moves, view } = seat;
  if (scene?.rollOff) return seat.text("event-roll-off");
  if (view.phase === "round-over") return seat.text("event-next-round-soon");
  if (view.phase === "game-over") return "";
  const act = lastAct(moves);
  const made = throwIn(act) ?? act[0]; // a replay's step may contain a single roll
  if (scene) return made ? seat.words(made) : "";
  const lost = lostBy(moves, view);
  if (lost) return about(seat, `event-${lost.why}`, lost.seat);
  const placed = placeIn(act);
  if (placed) return placeNews(seat, placed);
  return view.phase === "choosing" && view.dice === null ? about(seat, "event-starts", view.turn) : "";
}

function placeNews(seat: MySeat, placed: Made<Move>): string {
  const { view } = seat;
  if (view.again) return about(seat, "event-double", view.turn);
  return seat.words(placed);
}

/** The prompt: what the player can do now, or whose move is awaited. */
export function promptOf(seat: MySeat, choice: Choice, scene: Scene | null): string {
  const { view } = seat;
  if (scene) return scenePrompt(seat, scene);
  if (view.phase === "round-over" || view.phase === "game-over") return roundPrompt(seat);
  if (view.turn !== seat.you) return about(seat, "prompt-wait", view.turn);
  return view.phase === "placing" ? placePrompt(seat, choice) : choosePrompt(seat);
}

function scenePrompt(seat: MySeat, scene: Scene): string {
  if (scene.kind === "clear") return "";
  if (scene.kind === "start") return about(seat, "event-starts", scene.by);
  if (scene.kind === "tie") return seat.text("event-roll-off-tie");
  return scene.by === seat.you ? seat.text("your-turn") : about(seat, "prompt-wait", scene.by);
}

/** The prompt at the end of a round, without the points: `RoundSum` shows them step by step. */
function roundPrompt(seat: MySeat): string {
  const { view } = seat;
  if (view.winner === null) return seat.text("event-round-nobody");
  if (view.level !== "junior") return about(seat, "event-line", view.winner);
  return about(seat, "event-round-won", view.winner, { points: 0 });
}

export const lineSum = (view: View): number => view.line.reduce((sum, square) => sum + worth(view.board, square), 0);

function placePrompt(seat: MySeat, choice: Choice): string {
  const [first, second] = seat.view.dice ?? [0, 0];
  if (choice.target && choice.origins.length > 0) return seat.text("prompt-move-pawn");
  return choice.targets.length > 1 ? seat.text("prompt-place", { first, second }) : seat.text("prompt-place-one");
}

function choosePrompt(seat: MySeat): string {
  const { view } = seat;
  if (view.dice === null) return seat.text("prompt-opening");
  if (view.again) return seat.text("prompt-choose-again");
  const [first, second] = view.dice;
  if (first === 0 && second === 0) return seat.text("prompt-choose-none");
  if (first === 0 || second === 0) return seat.text("prompt-choose-one", { value: first + second });
  const before = (view.turn + view.pawns.length - 1) % view.pawns.length;
  return about(seat, "prompt-choose", before, { first, second });
}
