// What the texts about moves need besides the moves' fields: a lot's stars, a point card's numbers, how many cards
// answer. The server's texts get the same from `text_arguments` in moves.py.
import type { Args } from "$web/seat";
import { boltsOf, COLOURS, numbersOf, starsOf } from "./cards";
import type { Move } from "./wire";

export function moveArgs(move: Move): Args {
  switch (move.type) {
    case "lot":
      return { count: starsOf(move.shows) };
    case "turned":
      return Object.fromEntries(numbersOf(move.shows).map((number, i) => [COLOURS[i]!, number]));
    case "answer":
      return { count: boltsOf(move.sum, move.colour).length };
    default:
      return {};
  }
}
