// The steps of That Match Game's guide for newcomers. The simplified game has neither sums nor answers.
import { did, type Scene, type Step } from "$web/kit/guide.svelte";
import { COLOURS, faceOf } from "./cards";
import { example } from "./example.svelte";
import Example from "./Example.svelte";
import { rivalOf } from "./exampleSeat";
import type { MySeat } from "./seat";
import type { Block, Move, Place } from "./wire";
import { snatchArgs } from "./words";

const GOAL = ".goal [data-target]";

export const steps = (seat: MySeat): Step[] => {
  if (seat.view.simplified) return turn(seat);
  example.reset();
  return [...turn(seat), tried(seat), ...answering(seat)];
};

const movesOf = <Kind extends Move["type"]>(seat: MySeat, type: Kind): Extract<Move, { type: Kind }>[] =>
  seat.legal.filter((move): move is Extract<Move, { type: Kind }> => move.type === type);
const can = (seat: MySeat, type: Move["type"]): boolean => movesOf(seat, type).length > 0;
const rules = (seat: MySeat) => (): { rules: string } => ({ rules: seat.view.simplified ? "simplified" : "full" });
const heldUp = (): HTMLElement | null => document.querySelector('.hand [aria-pressed="true"]');

// The player's own turn.

const turn = (seat: MySeat): Step[] => [
  {
    text: "guide-goal", // for those who do not begin: what others' cards are about
    at: ".goal",
    when: () => seat.view.turn !== seat.you && !seat.view.window,
    done: () => did(seat, "place"),
    look: true,
  },
  {
    text: "guide-draw",
    at: ".controls .big[data-choice]",
    subject: ".controls [data-choice]",
    args: () => ({ count: Math.max(0, ...movesOf(seat, "draw").map(({ count }) => count)) }),
    when: () => can(seat, "draw"),
    done: () => did(seat, "draw"),
    brief: true,
  },
  {
    text: "guide-card",
    at: () => `.hand [data-choice][data-held^="hand:${bestPlace(seat)?.card}#"]`,
    subject: ".hand [data-choice], .goal",
    when: () => can(seat, "place"),
    done: () => (can(seat, "place") && heldUp() !== null) || did(seat, "place"), // answers are held up, too
    brief: true,
  },
  {
    text: "guide-place",
    at: () => targetOf(bestPlace(seat, heldUp()?.dataset.held)),
    subject: GOAL,
    args: rules(seat),
    done: () => did(seat, "place"),
    brief: true,
  },
  {
    text: "guide-end",
    at: "[data-end]",
    subject: "[data-end], .hand",
    args: rules(seat),
    when: () => can(seat, "end") && (!can(seat, "place") || (!seat.view.simplified && seat.view.plays_left === 1)),
    done: () => did(seat, "end", "discard"),
  },
  {
    text: "guide-wait",
    at: `[data-chair]:not([data-chair="${seat.you}"]) .turn`,
    subject: ".players, .goal",
    args: () => ({ who: seat.name(seat.view.turn), target: seat.view.to_win }),
    when: () => seat.view.turn !== seat.you,
    look: true,
  },
];

/** The best place for the card with this id, or for any: one that closes a colour of a nearly full point card. */
function bestPlace(seat: MySeat, id?: string): Place | undefined {
  const places = movesOf(seat, "place").filter(({ card }) => id === undefined || id.startsWith(`hand:${card}#`));
  const numbers = places.filter(({ card }) => "number" in faceOf(card)); // the words speak of numbers
  return (numbers.length > 0 ? numbers : places).sort((a, b) => leftAfter(seat, a) - leftAfter(seat, b))[0];
}

/** What the point card of a place lacks after the card was played there. */
function leftAfter({ view }: MySeat, { card, goal, colour }: Place): number {
  const face = faceOf(card);
  const colours = view.goals[goal - 1]!.colours;
  const there = colours[COLOURS.indexOf(colour)]!.missing;
  const worth = "number" in face ? face.number : there;
  return colours.reduce((sum, { missing }) => sum + missing, -worth);
}

const targetOf = (place?: Place): string => `.goal [data-target="place:${place?.goal}:${place?.colour}"]`;

// Others' turns: an example first, then what is really possible.

const isAsked = (seat: MySeat): boolean => can(seat, "pass") && seat.view.window?.stack.at(-1)?.by !== seat.you;

const scene: Scene = {
  open: () => {
    if (!example.seen) example.screen = Example;
  },
  close: () => {
    example.screen = null;
  },
};

/** What the player can do about others' cards. Against bots the page passes at once where there is nothing. */
const blocksOf = (seat: MySeat): Block[] => movesOf(seat, "block").filter(({ whose }) => whose !== seat.you);
const canSnatch = (seat: MySeat): boolean => isAsked(seat) && can(seat, "answer");
const canBlock = (seat: MySeat): boolean => isAsked(seat) && blocksOf(seat).length > 0;

const tried = (seat: MySeat): Step => ({
  text: "guide-example",
  at: () => (example.isAsking ? ".example .answers [data-choice]" : ".example .on [data-choice]"),
  subject: ".example .goal, .example .window, .example .hand",
  args: () => ({ part: example.part, who: seat.name(rivalOf(seat)) }),
  when: () => (canSnatch(seat) || canBlock(seat)) && document.querySelector(".pass") !== null,
  done: () => example.seen,
  scene,
});

const answering = (seat: MySeat): Step[] => [
  {
    text: "guide-snatch",
    at: '.answers [data-choice][data-target^="answer:"]',
    subject: ".window",
    args: () => snatchArgs(seat),
    when: () => canSnatch(seat),
    done: () => did(seat, "answer", "block"),
  },
  {
    text: "guide-block",
    at: ".answers [data-choice]:not([data-target])",
    subject: ".window",
    args: () => ({ card: blocksOf(seat)[0]?.card ?? "", who: seat.name(blocksOf(seat)[0]?.whose ?? seat.view.turn) }),
    when: () => canBlock(seat) && !canSnatch(seat),
    done: () => did(seat, "answer", "block"),
  },
];
