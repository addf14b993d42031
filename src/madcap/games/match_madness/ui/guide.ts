// The steps of Match Madness' guide for newcomers. Blocks are moved in this browser only, so the table itself reports
// what was done. The steps follow each other without a gap until the first claim, so that the first card takes no time.
import { did, type Step } from "$web/kit/guide.svelte";
import type { MySeat } from "./seat";

const touch = () => ({ touch: matchMedia("(pointer: coarse)").matches ? "yes" : "no" }); // or else a mouse and keys
const TRAY = '[data-block][data-place="tray"]';
const LAID = '[data-block]:not([data-place="tray"])';
const CHOSEN = '[data-block][aria-pressed="true"]';
const CARD = ".cards [data-card]";
const DECKS = ".cards button:enabled";
const MIDDLE = '[data-square="14"]'; // a square near the middle of the board
const MATCH = ".match button:enabled";

const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
/**
 * The block to lay next: the one that the player has chosen, or any in the tray. The ring is around its upper side, but
 * that is hidden for a moment while the block rolls.
 */
function nextBlock(): string {
  const block = [`${TRAY}[aria-pressed="true"]`, TRAY].find(isThere) ?? LAID;
  const side = document.querySelector(`${block} .face.up`);
  return side?.checkVisibility({ visibilityProperty: true }) ? `${block} .face.up` : block;
}

/** No guide for one player against the clock: reading would take time. (Newcomers are offered a card to practise.) */
export const suits = (seat: MySeat): boolean => seat.chairs.length > 1 || seat.view.practice;

export const steps = (seat: MySeat): Step[] => {
  const alone = seat.chairs.length === 1;
  if (alone && !seat.view.practice) return []; // its clock does not stand still for a guide
  const all = [seat.view.mode === "total" ? choosing(seat) : looking(seat), ...first(seat), ...then(seat)];
  return alone ? all.map((step) => ({ ...step, brief: true })) : [...all, racing(seat)];
};

const building = (seat: MySeat) => (): boolean => seat.view.phase === "building";
const rules = (seat: MySeat) => () => ({ mode: seat.view.mode, alone: seat.chairs.length === 1 ? "yes" : "no" });

const looking = (seat: MySeat): Step => ({
  text: "guide-pattern",
  at: CARD,
  args: rules(seat),
  when: building(seat),
  look: true,
  done: () => isThere(LAID),
});

/** In Total Madness, the player points at the card to build. */
const choosing = (seat: MySeat): Step => ({
  text: "guide-pattern",
  at: DECKS,
  args: rules(seat),
  when: building(seat),
  done: () => isThere('.cards button[aria-pressed="true"]'),
  brief: true,
});

/** How a block rolls, turns and gets onto the board. */
const first = (seat: MySeat): Step[] => [
  {
    text: "guide-roll",
    at: ".tool.roll:enabled",
    subject: CHOSEN,
    args: touch,
    when: building(seat),
    done: () => isThere('[data-block]:not([data-face="0"])'),
    brief: true,
  },
  {
    text: "guide-turn",
    at: ".tool.turn:enabled",
    subject: CHOSEN,
    args: touch,
    when: building(seat),
    done: () => isThere('[data-block]:not([data-turns="0"])'),
    brief: true,
  },
  {
    text: "guide-lay",
    at: MIDDLE,
    subject: CHOSEN,
    args: touch,
    when: building(seat),
    done: () => isThere(LAID),
    brief: true,
  },
];

/** The whole pattern, and the claim. */
const then = (seat: MySeat): Step[] => [
  {
    text: "guide-five",
    at: nextBlock,
    subject: CARD,
    when: building(seat),
    done: () => isThere(MATCH) || did(seat, "claim"),
  },
  {
    text: "guide-match",
    at: () => (isThere(MATCH) ? MATCH : nextBlock()),
    args: rules(seat),
    when: building(seat),
    done: () => did(seat, "claim"),
  },
];

/** Whether a card has been won or set aside: a player who made a mistake is out for the first one. */
const isSecondCard = ({ won, aside }: MySeat["view"]): boolean =>
  aside.length > 0 || won.some(({ cards }) => cards.length > 0);

/** After the first card: now time counts. */
const racing = (seat: MySeat): Step => ({
  text: "guide-race",
  at: () => (isThere(".total.short") ? ".say [role=status]" : ".info [role=timer]"), // no room for a clock there
  after: "guide-match",
  when: () => seat.view.phase === "building" && isSecondCard(seat.view) && seat.view.places.some((place) => place.card),
  look: true,
});
