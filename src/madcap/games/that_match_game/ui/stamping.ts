// Which events are stamped on the table, how a stamp looks and sounds, and in which scene it appears.
import type { StampLook } from "$web/kit/stamps.svelte";
import type { Made } from "$web/seat";
import type { Scene } from "./scenes";
import type { Event, Move } from "./wire";

/** What moves have caused. */
export const eventsOf = (moves: readonly Made<Move>[]): readonly Event[] =>
  moves.flatMap(({ events }) => (events ?? []) as Event[]);

/** How an event looks to a viewer: good news, bad news, or news about others. */
export function lookOf(event: Event, you: number | null): StampLook {
  const mine = "by" in event && event.by === you;
  const against = "whose" in event && event.whose === you && !mine;
  switch (event.type) {
    case "won": // its stars have a sound of their own
      return { tone: mine ? "good" : "plain" };
    case "snatched-card":
    case "snatched":
    case "robbed":
      return { tone: toneOf(mine, against), sound: against ? "stolen" : "stamp" };
    case "blocked":
    case "block-blocked":
      return { tone: toneOf(mine, against), sound: against ? "lost" : "refuse" };
    case "wins": // the end of a game has a sound of its own
      return { tone: mine ? "good" : "plain" };
    case "starts":
      return { tone: mine ? "good" : "plain", sound: "stamp" };
    case "shared":
      return { tone: "plain" };
  }
}

function toneOf(mine: boolean, against: boolean): StampLook["tone"] {
  if (mine) return "good";
  return against ? "bad" : "plain";
}

/** Whether a scene shows what an event says: a cancelled card is being counted, a point card is being won. */
export function isShownIn(event: Event, scene: Scene): boolean {
  switch (event.type) {
    case "blocked":
    case "block-blocked":
      return scene.counted === event.entry;
    case "won":
    case "snatched-card":
      return scene.prize !== null;
    case "starts":
      return scene.lots !== null && scene.lots.starter !== null;
    default:
      return false;
  }
}
