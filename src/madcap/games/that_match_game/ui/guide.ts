// The steps of That Match Game's guide for newcomers. The simplified game has neither sums nor answers.
import { did, type Step } from "$web/kit/guide.svelte";
import type { MySeat } from "./seat";

const BUTTON = ".controls [data-choice]";

export const steps = (seat: MySeat): Step[] =>
  seat.view.simplified ? turn(seat) : [...turn(seat), ...answering(seat)];

const can = (seat: MySeat, type: string): boolean => seat.legal.some((move) => move.type === type);
const rules = (seat: MySeat) => (): { rules: string } => ({ rules: seat.view.simplified ? "simplified" : "full" });
const holdsUp = (): boolean => document.querySelector('.hand [aria-pressed="true"]') !== null;

const turn = (seat: MySeat): Step[] => [
  { text: "guide-draw", at: BUTTON, args: rules(seat), when: () => can(seat, "draw"), done: () => did(seat, "draw") },
  {
    text: "guide-card",
    at: ".hand [data-choice]",
    when: () => can(seat, "place"),
    done: () => holdsUp() || did(seat, "place"),
  },
  { text: "guide-place", at: ".goal [data-target]", args: rules(seat), done: () => did(seat, "place") },
  {
    text: "guide-end",
    at: BUTTON,
    args: rules(seat),
    when: () => can(seat, "end") && (!can(seat, "place") || (!seat.view.simplified && seat.view.plays_left === 1)),
    done: () => did(seat, "end", "discard"),
  },
  {
    text: "guide-wait",
    at: `[data-chair]:not([data-chair="${seat.you}"]) .turn`,
    args: () => ({ who: seat.name(seat.view.turn), target: seat.view.to_win }),
    when: () => seat.view.turn !== seat.you,
    look: true,
  },
];

const answering = (seat: MySeat): Step[] => {
  const who = () => ({ who: seat.name(seat.view.window?.stack.at(-1)?.by ?? seat.view.turn) });
  return [
    { text: "guide-answer", at: ".answers [data-choice]", args: who, done: () => did(seat, "answer", "block") },
    { text: "guide-pass", at: ".pass [data-choice]", args: who, done: () => did(seat, "pass") },
  ];
};
