// The table by keyboard: digits draw or hold up a card, arrows choose, Enter takes, Escape takes back; P, A, E and D
// are said.
import { isBusyElsewhere, stepped } from "$web/kit/keyboard";
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
  if (isBusyElsewhere(event) || hands.seat.replaying) return;
  const key = event.key.toLowerCase();
  if (said(key, hands))
    event.stopPropagation(); // these letters mean other things to the page, at other times
  else if (/^[0-9]$/.test(key)) count(Number(key), hands);
  else if (key === "escape") takeBack(event, hands);
  else stepped(event, table);
}

/** What is said out loud, if it can be said now. */
function said(key: string, { choice, passing }: Hands): boolean {
  if (key === "p" && passing.asked) passing.toggle();
  else if (key === "a" && (passing.asked || passing.everything)) passing.toggleAll();
  else if (key === "e" && choice.canEnd) choice.end();
  else if (key === "d" && choice.find("discard")) choice.pick("discard");
  else return false;
  return true;
}

function count(n: number, { seat, choice }: Hands): void {
  if (choice.draws.length > 0) return choice.draw(n);
  const held = heldOf(seat.you === null ? [] : (seat.view.hands[seat.you]?.cards ?? []))[n - 1];
  if (held && choice.canTap(held)) choice.tap(held);
}

function takeBack(event: KeyboardEvent, { choice, passing }: Hands): void {
  if (choice.chosen || passing.counting) event.preventDefault(); // it means nothing else, then
  if (choice.chosen) choice.letGo();
  else if (passing.counting) passing.toggle();
}
