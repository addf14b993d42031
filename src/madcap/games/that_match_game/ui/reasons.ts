// Why a card of the player's hand cannot be played or used as an answer now. Which moves are legal is the server's
// decision: this is asked only about a card that has none but a discard.
import type { Args } from "$web/seat";
import { COLOURS, faceOf, type Colour, type Face } from "./cards";
import type { OnColour, View, Window } from "./wire";

/** The text `why-<id>` with its arguments; `who` is the seat that it speaks of. */
export interface Reason {
  readonly id: string;
  readonly args?: Args;
  readonly who?: number;
}

/** Why the card has no move; null while cards are dealt, and at the end. */
export function reasonOf(view: View, you: number, card: string): Reason | null {
  if (view.phase === "answering") return view.window && noAnswer(view, view.window, you, card);
  if (view.phase !== "drawing" && view.phase !== "playing") return null;
  if (view.turn !== you) return { id: "turn", who: view.turn };
  return view.phase === "drawing" ? { id: "draw" } : noPlay(view, card);
}

// On the player's own turn.

function noPlay(view: View, card: string): Reason {
  const face = faceOf(card);
  switch (face.kind) {
    case "block":
      return { id: "block" };
    case "special":
      return { id: card };
    case "exclamation":
      return { id: "closed", args: { colour: face.colour } };
    default:
      return noPlace(view, face);
  }
}

/** Why a number fits nowhere: its colour is closed everywhere, or the number is not the right one. */
function noPlace(view: View, face: Face): Reason {
  const number = "number" in face ? face.number : 0;
  if (!("colour" in face)) return { id: view.simplified ? "exact-any" : "high-any", args: { number } };
  const { colour } = face;
  if (!placesOf(view, colour).some(({ missing }) => missing > 0)) return { id: "closed", args: { colour } };
  return { id: view.simplified ? "exact" : "high", args: { colour, number } };
}

const placesOf = (view: View, colour: Colour): OnColour[] =>
  view.goals.flatMap((goal) => goal?.colours[COLOURS.indexOf(colour)] ?? []);

// In a window.

function noAnswer(view: View, window: Window, you: number, card: string): Reason {
  if (window.passed.includes(you)) return { id: "passed" };
  if (!window.asked.includes(you)) return { id: "wait" };
  const face = faceOf(card);
  if (face.kind === "block") return { id: card === "red-block" ? "red-block" : "orange-block" };
  if (view.turn === you) return { id: "own-turn" };
  if (face.kind !== "lightning") return { id: "answer" };
  if (answeredOf(window) === you) return { id: "own-cards" };
  if (face.colour !== window.colour) return { id: "colour", args: { colour: window.colour } };
  return { id: "sum", args: { total: window.total } };
}

/** The player whose cards an answer would answer: those that would stick, or the play if everything is cancelled. */
export const answeredOf = ({ stack, sticks }: Window): number | undefined => stack[(sticks ?? 1) - 1]?.by;
