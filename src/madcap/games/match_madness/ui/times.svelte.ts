// My times, card by card, as the server measured them; this browser remembers them until its tab is closed.
import type { Made } from "$web/seat";
import { recall, remember } from "./memory";
import type { Move } from "./wire";

export class Times {
  mine = $state.raw<ReadonlyMap<string, number>>(new Map(asTimes(recall("times"))));
  #claimed = ""; // the card of the last claim

  follow(moves: readonly Made<Move>[], you: number | null): void {
    for (const { move } of moves) {
      if (move.type === "claim") this.#claimed = move.card;
      if (move.type === "verdict" && move.right && move.by === you) this.#keep(move.ms);
    }
  }

  #keep(ms: number): void {
    if (!this.#claimed) return;
    this.mine = new Map(this.mine).set(this.#claimed, ms);
    remember("times", [...this.mine]);
  }
}

function asTimes(thing: unknown): [string, number][] {
  const isTime = (one: unknown): one is [string, number] =>
    Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number";
  return Array.isArray(thing) ? thing.filter(isTime) : [];
}
