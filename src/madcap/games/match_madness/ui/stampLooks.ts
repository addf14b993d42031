// How each event looks and sounds when it is stamped on the board.
import type { StampLook } from "$web/kit/stamps.svelte";
import type { Event } from "./wire";

/** The look of an event for a viewer: good news, bad news, or news about somebody else. */
export function lookOf(event: Event, you: number | null): StampLook {
  const isMine = "by" in event && event.by === you;
  switch (event.type) {
    case "won":
      return isMine ? { tone: "good", sound: "star" } : { tone: "plain", sound: "stamp" };
    case "wins":
      return isMine ? { tone: "good" } : { tone: "plain" }; // the end of a game has a sound of its own
    case "out":
    case "lost":
    case "owes":
      return isMine ? { tone: "bad", sound: "lost" } : { tone: "plain", sound: "stamp" };
    case "paid":
      return { tone: isMine ? "good" : "plain", sound: "stamp" };
    case "shared":
    case "finished":
      return { tone: "plain" };
    case "aside":
    case "last":
      return { tone: "plain", sound: "stamp" };
  }
}
