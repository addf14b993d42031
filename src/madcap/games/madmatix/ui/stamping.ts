// Which events are stamped on the table, how a stamp looks and sounds, and when it appears.
import type { StampLook } from "$web/kit/stamps.svelte";
import type { Made } from "$web/seat";
import { FLY_MS, SHOW_MS, STAND_MS } from "./pace";
import { valueOf } from "./sums";
import type { Event, Move } from "./wire";

const FALLING_MS = STAND_MS + 500; // the cards of a Sequence have begun to fall

/** What a move has caused. */
export const eventsOf = (made: Made<Move>): readonly Event[] => (made.events ?? []) as Event[];

/** How an event looks to a viewer; null if the viewer gets no stamp for it. Without a seat, a viewer gets all. */
export function lookOf(event: Event, you: number | null): StampLook | null {
  const mine = "by" in event && event.by === you;
  switch (event.type) {
    case "wins":
    case "shared":
      return null; // the table calculates it step by step, and says so itself
    case "falls":
      return { tone: mine ? "bad" : "plain", sound: "lost" };
    case "caught":
      if (event.whose === you) return { tone: "good", sound: "star" };
      return { tone: mine ? "bad" : "plain", sound: mine ? "lost" : "stamp" };
    case "last-card":
    case "shows-hand":
    case "out":
      return { tone: "plain", sound: "stamp" };
    default:
      return mine ? ownLook(event) : you === null ? { tone: "plain", sound: "stamp" } : null;
  }
}

/** How an event looks to the player whom it happened to. */
function ownLook(event: Event): StampLook {
  if (event.type === "hit") {
    const isWorse = valueOf(event.after) < valueOf(event.before);
    return { tone: isWorse ? "bad" : "good", sound: event.how === "steal" ? "stolen" : isWorse ? "lost" : "stamp" };
  }
  if (event.type === "early-call") return { tone: "plain", sound: "stamp" };
  return event.type === "got-away" ? { tone: "good", sound: "stamp" } : { tone: "bad", sound: "lost" };
}

/** When an event is stamped, in ms after its move came: not before the cards have shown it. */
export function stampedAfter(event: Event, move: Move, calm: boolean): number {
  if (calm) return 0;
  if (event.type === "falls") return FALLING_MS;
  if (!["hit", "slowed", "skipped", "out"].includes(event.type)) return 0;
  return move.type === "play" || move.type === "dealt" ? FLY_MS : SHOW_MS;
}
