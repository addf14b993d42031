// The table by keyboard: 1 to 9 hold up a card, arrows choose, Enter takes, Escape takes back; G, L and C are said out
// loud.
import { isBusyElsewhere, stepped } from "$web/kit/keyboard";
import { heldOf, type Choice } from "./choice.svelte";
import type { MySeat } from "./seat";

export function pressed(event: KeyboardEvent, seat: MySeat, choice: Choice, table: HTMLElement): void {
  if (isBusyElsewhere(event) || seat.replaying) return;
  const key = event.key.toLowerCase();
  if (say(key, choice))
    event.stopPropagation(); // these letters mean other things to the page, at other times
  else if (/^[1-9]$/.test(key)) holdUp(Number(key) - 1, seat, choice);
  else if (key === "escape") takeBack(event, choice);
  else stepped(event, table);
}

function takeBack(event: KeyboardEvent, choice: Choice): void {
  if (choice.chosen) event.preventDefault(); // it means nothing else, then
  choice.undo();
}

/** What is said out loud, if it can be said now. */
function say(key: string, choice: Choice): boolean {
  if (key === "g" && choice.canEnd) choice.play({ type: "go" });
  else if (key === "l" && choice.canEnd) choice.play({ type: "last-card" });
  else if (key === "c" && choice.catchable.length > 0) choice.play({ type: "catch", whose: choice.catchable[0]! });
  else return false;
  return true;
}

function holdUp(n: number, seat: MySeat, choice: Choice): void {
  const held = heldOf(seat.you === null ? [] : (seat.view.hands[seat.you]?.cards ?? []))[n];
  if (held && choice.canTap(held)) choice.tap(held);
}
