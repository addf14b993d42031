// The steps of MadMatix's guide for newcomers.
import { did, type Step } from "$web/kit/guide.svelte";
import type { MySeat } from "./seat";
import { awaited } from "./words";

const NUMBER = ".hand .wide"; // number cards in the player's hand; all others are action cards
const ACTION = ".hand li:not(.wide)";
const ACTIONS = ["token", "flip", "swap", "scrap", "slow", "steal", "reverse", "skip", "gift"];

const holdsUp = (cards: string): boolean => document.querySelector(`${cards} [aria-pressed="true"]`) !== null;

export const steps = (seat: MySeat): Step[] => [
  { text: "guide-card", at: `${NUMBER} [data-choice]`, done: () => holdsUp(NUMBER) || did(seat, "play") },
  { text: "guide-place", at: ".own [data-target]", done: () => did(seat, "play", ...ACTIONS) },
  {
    text: "guide-end",
    at: ".controls [data-choice]:first-child",
    when: () => seat.legal.some((offer) => offer.type === "go"),
    done: () => did(seat, "go", "last-card"),
  },
  {
    text: "guide-wait",
    at: ".others section.turn",
    args: () => ({ who: seat.name(awaited(seat)) }),
    when: () => awaited(seat) !== seat.you,
    look: true,
  },
  {
    text: "guide-trick",
    at: `${ACTION} [data-choice]`,
    after: "guide-end",
    done: () => holdsUp(ACTION) || did(seat, ...ACTIONS),
  },
  { text: "guide-draw", at: "[data-deck][data-choice]", after: "guide-end", done: () => did(seat, "draw") },
];
