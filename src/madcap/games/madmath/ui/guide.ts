// The steps of MADMATH's guide for newcomers.
import { did, type Step } from "$web/kit/guide.svelte";
import type { Seat } from "$web/seat";
import { places, targets } from "./offers";
import type { Move, Options, View } from "./wire";

const SQUARE = "[data-square]:has([data-choice]):not(:has([data-pawn]))"; // a free square that the player can take
const PAWN = "[data-square]:has([data-choice]):has([data-pawn])"; // a pawn that the player can move
const WAY = ".path, .headed"; // the squares from the headers of the dice to it
const DIE = "button[data-die]"; // a die that the player can keep
const ONE_KEPT = ':has([aria-pressed="true"])';

export const steps = (seat: Seat<View, Move, Options>): Step[] => {
  const mine = `[data-pawn="${seat.you}"]`;
  return [
    {
      text: "guide-throw",
      at: "[data-throw]",
      args: () => ({ goal: seat.view.level === "junior" ? "round" : "points" }),
      done: () => did(seat, "throw"),
      brief: true,
    },
    {
      text: "guide-place",
      at: SQUARE,
      subject: `${WAY}, ${SQUARE}`,
      args: () => ({ board: seat.view.board, first: seat.view.dice?.[0] ?? "", second: seat.view.dice?.[1] ?? "" }),
      when: () => !movesAPawn(seat.legal),
      done: () => did(seat, "place"),
      brief: true,
    },
    {
      text: "guide-three",
      at: `.last:has(${mine})`, // the square of the pawn that was just placed
      subject: mine,
      after: "guide-place",
      when: () => isOthersTurn(seat),
      look: true,
    },
    {
      text: "guide-wait",
      at: ".chair.turn:not(.me)",
      subject: "[data-pawn]",
      args: () => ({ who: seat.name(seat.view.turn) }),
      after: "guide-three",
      when: () => isOthersTurn(seat),
      look: true,
    },
    {
      text: "guide-keep",
      at: `.tray:not(${ONE_KEPT}) ${DIE}, .tray${ONE_KEPT} ~ * [data-throw]`, // a die, then the button that throws
      subject: `${DIE}, [data-throw]`,
      after: "guide-throw",
      done: () => did(seat, "throw") && seat.moves.some(({ move }) => keepsADie(move)),
      brief: true,
    },
    {
      text: "guide-move",
      // a square, if there are two, then a pawn
      at: `.frame:not([data-picked="square"]) ${SQUARE}, [data-picked="square"] ${PAWN}`,
      subject: `${SQUARE}, ${mine}`,
      args: () => ({ squares: targets(seat.legal).length }),
      when: () => movesAPawn(seat.legal),
      done: () => did(seat, "place") && movesAPawn(seat.moves.map(({ move }) => move)),
      brief: true,
    },
  ];
};

const isOthersTurn = ({ view, you }: Seat<View, Move, Options>): boolean => view.turn !== you && view.winner === null;

const keepsADie = (move: Move): boolean => move.type === "throw" && (move.keep ?? "none") !== "none";

const movesAPawn = (moves: readonly Move[]): boolean => places(moves).some((move) => move.from_row);
