// What decided a game: the panel at its end says so, and what is shared of it.
import type { Args, Seat } from "$web/seat";
import { worth } from "./board";
import type { Move, Options, View } from "./wire";

type MySeat = Seat<View, Move, Options>;

export const decisive = "svg:has(> line.core)"; // the winning line

export function story(seat: MySeat): string {
  const { view, outcome } = seat;
  const [winner, ...others] = outcome?.winners ?? [];
  if (winner === undefined) return "";
  if (others.length > 0) return seat.text("story-level", { rounds: view.round });
  return (view.level === "junior" ? roundsStory(seat, winner) : pointsStory(seat, winner)).join(" ");
}

/** Junior: the rounds that were won. A game of one round is won by its line. */
function roundsStory(seat: MySeat, winner: number): string[] {
  const { scores, round, board, line } = seat.view;
  const numbers = line.map((square) => worth(board, square)).join(", ");
  if (round === 1) return [seat.text("story-line", { numbers })];
  const won = about(seat, "story-rounds", winner, { count: scores[winner]!, rounds: round });
  return numbers ? [won, seat.text("story-last-line", { numbers })] : [won];
}

/** Intermediate and expert: the sum of the last line, and the points that the winner has with it. */
function pointsStory(seat: MySeat, winner: number): string[] {
  const { scores, round, board, line, target } = seat.view;
  const count = scores[winner]!;
  if (count <= target) return [seat.text("story-most", { count, rounds: round })];
  const parts = line.map((square) => worth(board, square));
  const numbers = `${parts.join(" + ")} = ${parts.reduce((sum, part) => sum + part, 0)}`;
  return [seat.text("story-line", { numbers }), seat.text("story-past", { count, target })];
}

const about = (seat: MySeat, id: string, who: number, args: Args): string =>
  seat.text(id, { who: seat.name(who), me: who === seat.you ? "yes" : "no", ...args });
