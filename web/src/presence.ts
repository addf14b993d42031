// Who is away; and from the chairs that the server sends, when a bot starts to play for somebody or somebody is back.

import type { Chair } from "./wire";

/** Something to tell about the player of a seat: a bot plays for them, or they play again themselves. */
export interface Notice {
  seat: number;
  what: "bot" | "back";
}

const BLIP_MS = 5000; // nobody needs to know that somebody was away for less, usually to load the page again

/** Whether a chair belongs to somebody who is away, and for whom no bot plays. */
export const isAway = (chair: Chair | undefined): boolean => chair?.kind === "person" && !chair.here && !chair.stand_in;

/** Whether a chair belongs to somebody who is here and plays for themselves. */
export const isPlaying = (chair: Chair | undefined): boolean =>
  chair?.kind === "person" && chair.here && !chair.stand_in;

export class Presence {
  private chairs: readonly Chair[] = [];
  private readonly leftAt = new Map<number, number>(); // for each seat that is away since when, in ms

  /** Take the chairs as they are now. Returns what the viewer on seat `you` should know about the others. */
  follow(chairs: readonly Chair[], you: number | null, now: number): Notice[] {
    const before = this.chairs;
    this.chairs = chairs;
    return chairs.flatMap((chair, seat) => {
      const old = before[seat];
      const what = old?.kind === "person" && chair.kind === "person" ? this.change(seat, old, chair, now) : null;
      return what && seat !== you ? [{ seat, what }] : [];
    });
  }

  private change(seat: number, old: Chair, chair: Chair, now: number): Notice["what"] | null {
    if (old.here && !chair.here) this.leftAt.set(seat, now);
    if (!old.stand_in && chair.stand_in) return "bot";
    if (old.stand_in && !chair.stand_in) return "back";
    const returned = !old.here && chair.here && !chair.stand_in;
    return returned && now - (this.leftAt.get(seat) ?? now) >= BLIP_MS ? "back" : null;
  }
}
