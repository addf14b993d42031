// The table of the example in the guide: the components are those of the real table, and get a seat that pretends.
import { COLOURS, numbersOf, starsOf, type Colour } from "./cards";
import { example, PARTS, type Part } from "./example.svelte";
import type { MySeat } from "./seat";
import type { Entry, Goal, Move, View, Window } from "./wire";

/** What a part is about: a point card whose last open colour a bot fills, and the player's cards and moves. */
interface Setting {
  readonly card: string;
  readonly colour: Colour;
  readonly total: number;
  readonly hand: readonly string[];
  readonly legal: readonly Move[];
}

const PASS: Move = { type: "pass", height: 1 };
const SNATCH: Setting = {
  card: "3-4-2",
  colour: "red",
  total: 3,
  hand: ["green-1", "lightning-red-1", "lightning-red-2"],
  legal: [PASS, { type: "answer", sum: "1 + 2", colour: "red" }],
};
const BLOCK: Setting = { card: "2-3-4", colour: "blue", total: 4, hand: ["green-1", "red-block"], legal: [PASS] };

/** The player after the viewer plays the cards of the example. */
export const rivalOf = ({ you, chairs }: MySeat): number => ((you ?? 0) + 1) % chairs.length;

/** A seat in the example: names and texts are those of the real one, the view and the moves are invented. */
export function pretend(seat: MySeat): MySeat {
  return {
    get view() {
      return viewOf(example.part, seat);
    },
    get legal() {
      return example.isAsking ? legalOf(example.part, rivalOf(seat)) : [];
    },
    get seq() {
      return PARTS.indexOf(example.part);
    },
    get chairs() {
      return seat.chairs;
    },
    get you() {
      return seat.you;
    },
    get options() {
      return seat.options;
    },
    moves: [],
    skipped: [],
    actors: [],
    outcome: null,
    wait: null,
    clock: null,
    sketches: new Map(),
    running: null,
    pending: false,
    replaying: false,
    held: true,
    quick: false,
    name: (whose) => seat.name(whose),
    text: (id, args) => seat.text(id, args),
    words: (made) => seat.words(made),
    eventText: (event, kind) => seat.eventText(event, kind),
    play: () => example.goOn(),
    sketch: () => undefined,
  };
}

const settingOf = (part: Part): Setting => (part === "snatch" || part === "snatched" ? SNATCH : BLOCK);

function legalOf(part: Part, rival: number): Move[] {
  const { legal } = settingOf(part);
  if (part !== "block") return [...legal];
  return [...legal, { type: "block", card: "red-block", entry: 1, place: 1, whose: rival, hits: "blue-4" }];
}

function viewOf(part: Part, seat: MySeat): View {
  const setting = settingOf(part);
  const { view, you } = seat;
  const isLaid = part === "snatched" || part === "blocked";
  const cards = isLaid ? ["green-1"] : [...setting.hand];
  return {
    ...view,
    phase: "answering",
    turn: rivalOf(seat),
    simplified: false,
    goals: [goalOf(setting)],
    hands: view.hands.map((hand, whose) => (whose === you ? { count: cards.length, cards } : hand)),
    window: windowOf(part, setting, seat),
  };
}

/** A point card with one open colour: a single card lies on each other one. */
function goalOf({ card, colour }: Setting): Goal {
  const colours = numbersOf(card).map((number, i) => {
    const isOpen = COLOURS[i] === colour;
    return { number, missing: isOpen ? number : 0, cards: isOpen ? [] : [`${COLOURS[i]}-${number}`] };
  });
  return { card, stars: starsOf(card), colours };
}

function windowOf(part: Part, { card, colour, total }: Setting, seat: MySeat): Window {
  const blocked = part === "blocked";
  const stack = [
    entryOf(rivalOf(seat), "play", [`${colour}-${total}`], blocked),
    ...(part === "snatched" ? [entryOf(seat.you!, "answer", ["lightning-red-1", "lightning-red-2"])] : []),
    ...(blocked ? [{ ...entryOf(seat.you!, "red-block", ["red-block"]), aims: { entry: 1, place: 1 } }] : []),
  ];
  const sticks = blocked ? null : stack.length;
  const stars = blocked ? 0 : starsOf(card);
  return { goal: 1, colour, total, stack, asked: [], passed: [], sticks, closes: !blocked, stars };
}

const entryOf = (by: number, kind: Entry["kind"], cards: string[], out = false): Entry => ({
  by,
  kind,
  cards,
  struck: cards.map(() => out),
  out,
  aims: null,
});
