// What decided a game: the panel at its end says so, and what is shared of it.
import type { MySeat } from "./seat";
import { eventsOf } from "./stamping";
import type { CardWon, Closed, Event, Move } from "./wire";

export const decisive = ".winner"; // the winner's point cards

export function story(seat: MySeat): string {
  const { won, to_win, goals } = seat.view;
  const winners = seat.outcome?.winners ?? [];
  const [winner] = winners;
  if (winner === undefined) return "";
  const count = won[winner]!.points;
  const isStill = goals.some((goal) => goal !== null);
  const why = count >= to_win ? [] : [seat.text(isStill ? "end-standstill" : "end-no-cards")];
  const how = winners.length > 1 ? [seat.text("end-shared")] : [ahead(seat, winner, count), ...lastCard(seat, winner)];
  return [...why, ...how].join(" ");
}

function ahead(seat: MySeat, winner: number, count: number): string {
  const points = seat.view.won.map((each) => each.points);
  const others = [...points.keys()].filter((who) => who !== winner);
  const second = others.reduce((best, who) => (points[who]! > points[best]! ? who : best));
  const me = second === seat.you ? "yes" : "no";
  return seat.text("story-ahead", { who: seat.name(second), me, count, margin: count - points[second]! });
}

/** What the winner's last point card brought. Only people who saw it being won have the move. */
function lastCard(seat: MySeat, winner: number): string[] {
  const isClosed = (move: Move): move is Closed => move.type === "closed";
  const isWon = (event: Event): event is CardWon => event.type === "won"; // the simplified game closes no windows
  const closed = seat.moves.map(({ move }) => move).filter(isClosed);
  const last = closed.at(-1) ?? eventsOf(seat.moves).filter(isWon).at(-1);
  const isTheirs = last?.by === winner && last.stars > 0;
  return isTheirs ? [seat.text("story-last-card", { count: last.stars })] : [];
}
