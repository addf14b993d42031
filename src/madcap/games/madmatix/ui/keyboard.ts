// Keyboard control of the table: 1 to 9 choose a card, arrows move the focus, Enter chooses, Escape undoes; G, L and C
// are "Go", "Last card" and "Caught".
import { ownHand, tapNth } from "$web/kit/heldCards";
import { handleKey } from "$web/kit/tableKeys";
import { heldOf, type Choice } from "./choice.svelte";
import type { MySeat } from "./seat";

export function pressed(event: KeyboardEvent, seat: MySeat, choice: Choice, table: HTMLElement): void {
  if (seat.replaying) return;
  handleKey(event, table, {
    letter: (key) => say(key, choice),
    digit: (n) => tapNth(heldOf(ownHand(seat)), n, choice),
    escape: () => takeBack(choice),
  });
}

function takeBack(choice: Choice): boolean {
  const hasChosen = choice.chosen !== null;
  choice.undo();
  return hasChosen;
}

/** Make the call that a key stands for; returns whether it is possible now. */
function say(key: string, choice: Choice): boolean {
  if (key === "g" && choice.canEnd) choice.play({ type: "go" });
  else if (key === "l" && choice.canEnd) choice.play({ type: "last-card" });
  else if (key === "c" && choice.catchable.length > 0) choice.play({ type: "catch", whose: choice.catchable[0]! });
  else return false;
  return true;
}
