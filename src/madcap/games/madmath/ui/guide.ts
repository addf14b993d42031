// The steps of MADMATH's guide for newcomers.
import { did, type Step } from "$web/kit/guide.svelte";
import type { Seat } from "$web/seat";
import { places } from "./offers";
import type { Move, Options, View } from "./wire";

const SQUARE = "[data-square]:not(:has([data-pawn])) [data-choice]"; // a free square that the player can take
const WAY = ".path, .headed"; // the squares from the headers of the dice to it

export const steps = (seat: Seat<View, Move, Options>): Step[] => [
  { text: "guide-throw", at: "[data-throw]", done: () => did(seat, "throw") },
  {
    text: "guide-place",
    at: SQUARE,
    spare: WAY,
    args: () => ({ board: seat.view.board, first: seat.view.dice?.[0] ?? "", second: seat.view.dice?.[1] ?? "" }),
    done: () => did(seat, "place"),
  },
  { text: "guide-three", at: `[data-pawn="${seat.you}"]`, when: () => !seat.view.again, look: true },
  {
    text: "guide-wait",
    at: ".chair.turn:not(.me)",
    args: () => ({ who: seat.name(seat.view.turn) }),
    when: () => seat.view.turn !== seat.you,
    look: true,
  },
  { text: "guide-keep", at: "button[data-die]", done: () => did(seat, "throw") && seat.moves.some(keepsADie) },
  {
    text: "guide-move",
    at: SQUARE,
    spare: WAY,
    when: () => places(seat.legal).some((move) => move.from_row),
    done: () => seat.moves.some(({ seat: by, move }) => by === seat.you && move.type === "place" && !!move.from_row),
  },
];

const keepsADie = ({ move }: { move: Move }): boolean => move.type === "throw" && (move.keep ?? "none") !== "none";
