// The steps of MadMatix's guide for newcomers.
import { did, type Step } from "$web/kit/guide.svelte";
import { ownHand } from "$web/kit/heldCards";
import { changesBy } from "./changes";
import type { MySeat } from "./seat";
import { isNumber, valueOf } from "./sums";
import type { Play } from "./wire";
import { awaited } from "./words";

const NUMBER = ".hand .wide"; // number cards in the player's hand; all others are action cards
const ACTION = ".hand li:not(.wide)";
const ACTIONS = ["token", "flip", "swap", "scrap", "slow", "steal", "reverse", "skip", "gift"];
const ENDS = ["left", "right"] as const;

const heldUp = (cards: string): HTMLElement | null => document.querySelector(`${cards} [aria-pressed="true"]`);

/** What a card makes of the player's own Sequence at its better end, and which end that is. */
function best(seat: MySeat, card: string): { value: number; end: Play["end"] } {
  const me = seat.you ?? 0;
  const ends = ENDS.map((end) => {
    const to = changesBy(seat.view.sequences, { type: "play", card, whose: me, end }, me)[0]?.to ?? null;
    return { end, value: to === null ? -Infinity : valueOf(to) };
  });
  return ends[0]!.value > ends[1]!.value ? ends[0]! : ends[1]!;
}

/** The number card in the player's hand that makes the most of their own Sequence. */
function bestNumber(seat: MySeat): string {
  const cards = ownHand(seat).filter(isNumber);
  const [first] = cards.sort((one, other) => best(seat, other).value - best(seat, one).value);
  return `${NUMBER} [data-held="${first}"][data-choice]`;
}

/** The end of the player's own Sequence that is better for the card that they hold up. */
function bestEnd(seat: MySeat): string {
  const card = heldUp(NUMBER)?.dataset.held;
  const isFirst = seat.view.sequences[seat.you ?? 0]?.length === 0;
  const end = !card || isFirst ? "" : best(seat, card).end;
  return `.own [data-target^="end:"]${end && `[data-target$=":${end}"]`}`;
}

/** The call that is right with the cards that the player holds. */
const call = (seat: MySeat): string => `[data-say="${ownHand(seat).length === 1 ? "last-card" : "go"}"]`;

export const steps = (seat: MySeat): Step[] => [
  {
    text: "guide-card",
    at: () => bestNumber(seat),
    subject: NUMBER,
    done: () => heldUp(NUMBER) !== null || did(seat, "play"),
    brief: true,
  },
  {
    text: "guide-place",
    at: () => bestEnd(seat),
    subject: ".own [data-target]",
    done: () => did(seat, "play", ...ACTIONS),
    brief: true,
  },
  {
    text: "guide-read",
    at: ".own [data-row]",
    after: "guide-place",
    when: () => (seat.view.sequences[seat.you ?? 0]?.length ?? 0) > 0,
    look: true,
  },
  {
    text: "guide-end",
    at: () => call(seat),
    subject: "[data-say]",
    when: () => seat.legal.some((offer) => offer.type === "go"),
    done: () => did(seat, "go", "last-card"),
    brief: true,
  },
  {
    text: "guide-wait",
    at: ".others .turn .plate",
    subject: ".others section.turn",
    args: () => ({ who: seat.name(awaited(seat)) }),
    when: () => awaited(seat) !== seat.you,
    look: true,
  },
  {
    text: "guide-trick",
    at: `${ACTION} [data-choice]`,
    subject: ACTION,
    after: "guide-end",
    done: () => heldUp(ACTION) !== null || did(seat, ...ACTIONS),
  },
  {
    text: "guide-draw",
    at: "[data-deck][data-choice]",
    subject: "[data-deck]",
    after: "guide-end",
    done: () => did(seat, "draw"),
  },
];
