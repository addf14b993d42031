// The steps of Match Madness' guide for newcomers. Blocks are moved in this browser only, so the table itself reports
// what was done.
import { did, type Step } from "$web/kit/guide.svelte";
import type { MySeat } from "./seat";

const TRAY = '[data-place="tray"]';
const CARD = ".cards [data-card]";

const isThere = (selector: string): boolean => document.querySelector(selector) !== null;

export const steps = (seat: MySeat): Step[] => {
  const total = seat.view.mode === "total";
  const rules = () => ({ mode: seat.view.mode, alone: seat.chairs.length === 1 ? "yes" : "no" });
  const building = () => seat.view.phase === "building";
  const hands = (text: string, at: string, done: () => boolean): Step => ({
    text,
    at,
    when: building,
    done,
    spare: CARD,
  });
  const claimable = ".match button:enabled";
  return [
    {
      text: "guide-pattern",
      at: CARD,
      args: rules,
      look: true,
      done: () => isThere(`[data-block]:not(${TRAY})`),
    },
    hands("guide-roll", `[data-block]${TRAY}`, () => isThere('[data-block]:not([data-face="0"])')),
    hands("guide-lay", `[data-block][aria-pressed="true"]${TRAY}`, () => isThere(`[data-block]:not(${TRAY})`)),
    hands("guide-turn", ".tool.turn", () => isThere('[data-block]:not([data-turns="0"])')),
    ...(total ? [{ text: "guide-point", at: ".cards button:enabled", when: building, look: true }] : []),
    { text: "guide-five", at: CARD, when: building, look: true, done: () => isThere(claimable) },
    { text: "guide-match", at: claimable, args: rules, done: () => did(seat, "claim") },
  ];
};
