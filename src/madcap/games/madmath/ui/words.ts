// Texts above the dice: what just happened, and what to do now.
import type { Seat } from "$web/seat";
import { lastAct, placeIn, throwIn, type Scene } from "./scenes";
import { worth } from "./board";
import type { Choice } from "./choice.svelte";
import { eventsOf } from "./stamping";
import type { Move, Options, View } from "./wire";

type MySeat = Seat<View, Move, Options>;

/** What just happened. It is loud if it changes the course of the game. */
export interface News {
  readonly text: string;
  readonly loud: boolean;
}

const quiet = (text: string): News => ({ text, loud: false });

/** A sentence about a player; it addresses the player of this seat as "you". */
export const about = (seat: MySeat, id: string, who: number, args: Record<string, string | number> = {}): string =>
  seat.text(id, { who: seat.name(who), me: who === seat.you ? "yes" : "no", ...args });

export function newsOf(seat: MySeat, scene: Scene | null): News {
  const { moves, view } = seat;
  if (scene?.rollOff || view.phase === "game-over") return quiet("");
  if (view.phase === "round-over") return quiet(seat.text("news-next-round"));
  const act = lastAct(moves);
  const made = throwIn(act) ?? act[0]; // a replay's step may contain a single roll
  if (scene) return quiet(made ? seat.words(made) : "");
  const [event] = eventsOf(act);
  if (event) return { text: seat.eventText(event), loud: true };
  const placed = placeIn(act);
  if (placed) return quiet(seat.words(placed));
  return quiet(view.phase === "choosing" && view.dice === null ? about(seat, "news-starts", view.turn) : "");
}

/** The prompt: what the player can do now, or whose move is awaited. */
export function promptOf(seat: MySeat, choice: Choice, scene: Scene | null): string {
  const { view } = seat;
  if (scene) return scenePrompt(seat, scene);
  if (view.phase === "roll-off") return seat.text("news-roll-off");
  if (view.phase === "round-over" || view.phase === "game-over") return endPrompt(seat);
  if (view.turn !== seat.you) return about(seat, "prompt-wait", view.turn);
  return view.phase === "placing" ? placePrompt(seat, choice) : choosePrompt(seat);
}

function scenePrompt(seat: MySeat, scene: Scene): string {
  if (scene.kind === "clear") return "";
  if (scene.kind === "start") return about(seat, "news-starts", scene.by);
  if (scene.kind === "tie") return seat.text("news-tie");
  if (scene.rollOff) return seat.text("news-roll-off");
  return scene.by === seat.you ? seat.text("your-turn") : about(seat, "prompt-wait", scene.by);
}

/** The prompt at the end of a round or of the game, without the points: `RoundSum` shows them step by step. */
function endPrompt(seat: MySeat): string {
  const { view, outcome } = seat;
  if (view.winner === null) return seat.text("event-no-line");
  const [winner] = outcome?.winners ?? [];
  return winner === undefined ? about(seat, "news-round-won", view.winner) : about(seat, "news-game-won", winner);
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
