// Texts: names of cards, what just happened, and what to do now.
import { numberOf, signOf, printedOn, isNumber, decimalOf, pretty, type Operator } from "./sums";
import type { Change } from "./changes";
import type { Choice } from "./choice.svelte";
import type { MySeat } from "./seat";
import type { Stage } from "./stage.svelte";
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
      to === null ? about(seat, "event-falls", whose) : seat.text("preview", { from, to }),
    )
    .join(", ");

/** The text about what just happened. */
export const newsOf = (seat: MySeat, stage: Stage): string =>
  eventOf(seat, stage) || (stage.told ? seat.words(stage.told) : "");

/** The screen reader's announcements besides the moves: the event of the last move, and players who can be caught. */
export const aloudOf = (seat: MySeat, stage: Stage, catchable: readonly number[]): string =>
  [eventOf(seat, stage), ...catchable.map((whose) => seat.text("caught-who", { who: seat.name(whose) }))].join(" ");

/** The text about the consequence of the last move: a finished game, a fallen Sequence or a shown hand. */
function eventOf(seat: MySeat, stage: Stage): string {
  const { view } = seat;
  if (stage.closed) return about(seat, "event-out", view.turn);
  if (stage.fell) return view.ruins.map((ruin) => about(seat, "event-falls", ruin.whose)).join(" ");
  if (view.revealed && view.phase === "acting") return about(seat, "event-shows-hand", view.turn);
  return "";
}

/** The prompt: what the player can do now, or whose move is awaited. */
export function promptOf(seat: MySeat, stage: Stage, choice: Choice): string {
  const { view, you } = seat;
  if (view.phase === "dealing" || view.phase === "starting") return "";
  if (view.phase === "over") return stage.closed ? overPrompt(seat) : "";
  const who = awaited(seat);
  if (view.caught !== null) return who === you ? seat.text("prompt-caught") : about(seat, "prompt-wait-caught", who);
  if (view.slowed !== null) {
    return who === you ? seat.text("prompt-slowed", { count: view.slow_left }) : about(seat, "prompt-wait-slowed", who);
  }
  if (view.phase === "skipped") return about(seat, "prompt-skipped", who);
  if (who !== you) return about(seat, view.phase === "ending" ? "prompt-wait-end" : "prompt-wait", who);
  return myPrompt(seat, choice);
}

/** The player whose move is awaited. */
export const awaited = ({ view }: MySeat): number => view.caught ?? view.slowed ?? view.turn;

function myPrompt(seat: MySeat, choice: Choice): string {
  if (seat.view.phase === "ending") return seat.text("prompt-end");
  if (seat.view.revealed) return seat.text("prompt-discard");
  if (!choice.aim) return seat.text("prompt-act");
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
    : about(seat, "end-wins", winner, { result: pretty(seat.view.results[winner]?.at(-1) ?? "0") });
}
