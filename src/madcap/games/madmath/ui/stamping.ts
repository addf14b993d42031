// Which events are stamped on the board, how a stamp looks and sounds, and when it appears.
import type { StampLook } from "$web/kit/stamps.svelte";
import type { Made } from "$web/seat";
import { flyMs, LOSSES_MS, WINNER_MS, type Pace } from "./pace";
import type { Event, Move } from "./wire";

/** What these moves have caused. */
export const eventsOf = (moves: readonly Made<Move>[]): readonly Event[] =>
  moves.flatMap(({ events }) => (events ?? []) as Event[]);

/** The event by which a turn was lost, if these moves caused one. */
export const lostTurnIn = (moves: readonly Made<Move>[]): Event | undefined =>
  eventsOf(moves).find(({ type }) => type === "zero" || type === "taken");

/** How an event looks to a viewer; null: the board shows it without a stamp. */
export function lookOf(event: Event, you: number | null): StampLook | null {
  const mine = "by" in event && event.by === you;
  switch (event.type) {
    case "zero":
    case "taken":
      return mine ? { tone: "bad", sound: "lost" } : { tone: "plain", sound: "stamp" };
    case "double":
    case "win":
      return mine ? { tone: "good", sound: "star" } : { tone: "plain", sound: "stamp" };
    case "line":
      return { tone: mine ? "good" : "plain", sound: "line" };
    case "loss": // the numbers fly off the board, for everybody to see
      return mine ? { tone: "bad", sound: "lost" } : null;
    default:
      return { tone: "plain", sound: "stamp" };
  }
}

/** When an event is stamped, in ms after the dice lie still: not before the board has shown it. */
export function stampedAfter({ type }: Event, pace: Pace): number {
  if (type === "double" || type === "line") return flyMs(pace);
  if (type === "loss") return LOSSES_MS;
  return type === "win" ? WINNER_MS : 0;
}
