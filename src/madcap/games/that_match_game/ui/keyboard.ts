// Keyboard control of the table: digits draw cards or choose one, arrows move the focus, Enter chooses, Escape undoes;
// P, A, E and D are "Pass", "Pass on everything", "End turn" and "Discard".
import { ownHand, tapNth } from "$web/kit/heldCards";
import { handleKey } from "$web/kit/tableKeys";
import { heldOf } from "./cards";
import type { Choice } from "./choice.svelte";
import type { Passing } from "./passing.svelte";
import type { MySeat } from "./seat";

export interface Hands {
  readonly seat: MySeat;
  readonly choice: Choice;
  readonly passing: Passing;
}

export function pressed(event: KeyboardEvent, hands: Hands, table: HTMLElement): void {
  if (hands.seat.replaying) return;
  handleKey(event, table, {
    letter: (key) => said(key, hands),
    digit: (n) => drawOrHold(n, hands),
    escape: () => takeBack(hands),
  });
}

/** Do the action of a letter; returns whether it is possible now. */
function said(key: string, { choice, passing }: Hands): boolean {
  if (key === "p" && passing.asked) passing.toggle();
  else if (key === "a" && (passing.asked || passing.everything)) passing.toggleAll();
  else if (key === "e" && choice.canEnd) choice.end();
  else if (key === "d" && choice.find("discard")) choice.pick("discard");
  else return false;
  return true;
}

function drawOrHold(n: number, { seat, choice }: Hands): void {
  if (choice.draws.length > 0) choice.draw(n);
  else tapNth(heldOf(ownHand(seat)), n, { canTap: () => true, tap: (held) => choice.tap(held) }); // it may say why not
}

function takeBack({ choice, passing }: Hands): boolean {
  if (choice.chosen ?? choice.asked) choice.letGo();
  else if (passing.counting) passing.toggle();
  else return false;
  return true;
}
