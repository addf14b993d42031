// Texts: names of cards, what just happened, and what to do now.
import { number } from "$web/i18n.svelte";
import { numberOf, signOf, printedOn, isNumber, decimalOf, pretty, roughly, valueOf, type Operator } from "./sums";
import type { Change } from "./changes";
import type { Choice } from "./choice.svelte";
import type { MySeat } from "./seat";
import type { Stage } from "./stage.svelte";
import { eventsOf } from "./stamping";
import type { Laid } from "./wire";

const OPERATORS: Readonly<Record<Operator, string>> = { "+": "plus", "−": "minus", "×": "times", "÷": "divide" };

/** A sentence about a player; it addresses the player of this seat as "you". */
export const about = (seat: MySeat, id: string, who: number, args: Record<string, string | number> = {}): string =>
  seat.text(id, { who: seat.name(who), me: who === seat.you ? "yes" : "no", ...args });

/** The name of a card in a hand. */
export const cardName = (seat: MySeat, card: string): string =>
  isNumber(card) ? seat.text("card-number", { card }) : seat.text(`card-${card}`);

/** The name of a card in a Sequence. */
export function laidName(seat: MySeat, laid: Laid): string {
  const operator = seat.text(`operator-${OPERATORS[signOf(laid)]}`);
  const name = seat.text("laid-card", { number: numberOf(laid.card), operator });
  return laid.token
    ? `${name} (${seat.text("token-on", { operator: laid.token, printed: printedOn(laid.card) })})`
    : name;
}

/** The result of a Sequence, for screen readers. */
export function resultName(seat: MySeat, result: string): string {
  const decimal = decimalOf(result);
  return decimal === null ? seat.text("result", { result }) : seat.text("result-decimal", { result, decimal });
}

/** The changes that a move would cause, as text. */
export const changeNames = (seat: MySeat, changes: readonly Change[]): string =>
  changes
    .map(({ whose, from, to }) =>
      to === null ? about(seat, "event-falls", whose) : seat.text("preview", { from, to: withDecimal(to) }),
    )
    .join(", ");

/** A result; of a fraction, also the decimal, unless that would say 0. */
export function withDecimal(result: string): string {
  const decimal = decimalOf(result);
  return !decimal ? result : `${result} (${pretty(number(decimal))})`;
}

/** The result that a move would lead to, at a glance. A fraction is a decimal here, to be compared with others. */
export function glance(to: string | null): string {
  if (to === null) return "÷ 0";
  return to.includes("/") ? asDecimal(to, "→") : `→ ${to}`;
}

/** A fraction as a decimal, after a sign that says whether it is exact. */
export function asDecimal(fraction: string, exact = "="): string {
  const rounded = roughly(fraction);
  return `${rounded === valueOf(fraction) ? exact : "≈"} ${pretty(number(rounded))}`;
}

/** The text about what just happened: a move, and what it caused. */
export function newsOf(seat: MySeat, stage: Stage): string {
  const events = stage.told ? eventsOf(stage.told) : [];
  const telling = events.filter((event) => INSTEAD.includes(event.type));
  if (telling.length > 0) return telling.map((event) => seat.eventText(event)).join(" ");
  const lasting = lastingNews(seat, stage);
  if (lasting || !stage.told) return lasting;
  const besides = events.filter((event) => BESIDES.includes(event.type)).map((event) => seat.eventText(event));
  return [seat.words(stage.told), ...besides].join(" ");
}

const INSTEAD = ["falls", "got-away", "shows-hand", "out"]; // events that say more than their moves
const BESIDES = ["caught", "early-call", "slowed", "skipped"]; // events that say what follows from their moves

/** The news that stay as long as they are true: a finished game, or a shown hand. */
function lastingNews(seat: MySeat, stage: Stage): string {
  const { view } = seat;
  if (stage.closed) return about(seat, "event-out", view.turn);
  return view.revealed && view.phase === "acting" ? about(seat, "event-shows-hand", view.turn) : "";
}

/** The screen reader's announcements besides moves and what they cause: what silence means, and who can be caught. */
export const aloudOf = (seat: MySeat, choice: Choice): string =>
  [
    ...(choice.canEnd ? [seat.text("silence-five")] : []),
    ...choice.catchable.map((whose) => seat.text("caught-who", { who: seat.name(whose) })),
  ].join(" ");

/** The prompt: what the player can do now, or whose move is awaited. */
export function promptOf(seat: MySeat, stage: Stage, choice: Choice): string {
  const { view, you } = seat;
  if (view.phase === "dealing" || view.phase === "starting") return "";
  if (view.phase === "over") return stage.closed ? overPrompt(seat) : "";
  const who = awaited(seat);
  if (view.caught !== null)
    return about(seat, who === you ? "prompt-caught" : "prompt-wait-caught", who, drawsOf(seat));
  if (view.slowed !== null) return who === you ? slowedPrompt(seat) : about(seat, "prompt-wait-slowed", who);
  if (view.phase === "skipped") return about(seat, "prompt-skipped", who);
  if (who !== you) return about(seat, view.phase === "ending" ? "prompt-wait-end" : "prompt-wait", who);
  return myPrompt(seat, choice);
}

/** The player whose move is awaited. */
export const awaited = ({ view }: MySeat): number => view.caught ?? view.slowed ?? view.turn;

/** Whether there are cards to draw, for texts. */
const drawsOf = ({ view }: MySeat): { draws: string } => ({
  draws: view.number_deck + view.action_deck > 0 ? "yes" : "no",
});

/** What a player who is slowed down draws: no more than there is, and from either deck if both have cards. */
function slowedPrompt(seat: MySeat): string {
  const { number_deck: numbers, action_deck: actions, slow_left: left } = seat.view;
  const decks = numbers > 0 && actions > 0 ? "both" : "one";
  return seat.text("prompt-slowed", { count: Math.min(left, numbers + actions), decks });
}

function myPrompt(seat: MySeat, choice: Choice): string {
  if (seat.view.phase === "ending") return seat.text("prompt-end");
  if (seat.view.revealed) return seat.text("prompt-discard");
  if (!choice.aim) return seat.text("prompt-act", drawsOf(seat));
  if (choice.aim.type === "play" && seat.view.sequences.every((laid) => laid.length === 0)) {
    return seat.text("prompt-target-play-first"); // an empty Sequence has no ends
  }
  const step = SECOND[choice.aim.type];
  return seat.text(choice.picks.length > 0 && step ? step : `prompt-target-${choice.aim.type}`);
}

const SECOND: Readonly<Record<string, string>> = {
  token: "prompt-target-token-operator",
  swap: "prompt-target-swap-second",
  steal: "prompt-target-steal-end",
  gift: "prompt-target-gift-to",
};

function overPrompt(seat: MySeat): string {
  const winners = seat.outcome?.winners ?? [];
  if (winners.length > 1) return seat.text("end-shared");
  const [winner] = winners;
  return winner === undefined
    ? ""
    : about(seat, "end-wins", winner, { result: withDecimal(pretty(seat.view.results[winner]?.at(-1) ?? "0")) });
}
