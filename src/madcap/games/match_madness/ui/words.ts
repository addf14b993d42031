// Texts: prompts, badges and times.
import type { Hand } from "./hand.svelte";
import type { MySeat } from "./seat";
import { isUntimed } from "./story";
import type { Block, Card, Check, Offer } from "./wire";

type OfferOf<Type extends Offer["type"]> = Extract<Offer, { type: Type }>;

/** The offer of a type, if there is one. */
export const offered = <Type extends Offer["type"]>(seat: MySeat, type: Type): OfferOf<Type> | undefined =>
  seat.legal.find((offer): offer is OfferOf<Type> => offer.type === type);

/** The parts of a time, rounded down to hundredths of a second, for texts. */
export function timeParts(ms: number): { minutes: number; seconds: number } {
  const hundredths = Math.floor(ms / 10);
  return { minutes: Math.floor(hundredths / 6000), seconds: (hundredths % 6000) / 100 };
}

/** The text of a time: minutes, seconds and hundredths everywhere. */
export const timeWords = (seat: Pick<MySeat, "text">, ms: number): string => seat.text("time", timeParts(ms));

/** The text of the time that a card took; one that was built in practice, or while the guide was read, has none. */
export const takenWords = (seat: Pick<MySeat, "text" | "view" | "chairs">, ms: number): string =>
  isUntimed(seat, ms) ? seat.text("untimed") : timeWords(seat, ms);

/** The text of a running time, rounded down to tenths of a second. */
export function clockWords(seat: Pick<MySeat, "text">, ms: number): string {
  const tenths = Math.floor(ms / 100);
  return seat.text("clock-now", { minutes: Math.floor(tenths / 600), seconds: (tenths % 600) / 10 });
}

/** The text of a player's badge: out of the game, waiting, or owing a card; empty if there is none. */
export function badgeOf(seat: MySeat, whose: number): string {
  const { view } = seat;
  if (view.out.includes(whose)) return seat.text("out-badge");
  if (view.cooling.includes(whose)) return seat.text("cooling-badge");
  if (view.won[whose]?.owes) return seat.text("owes-badge");
  return view.phase === "building" && !view.sees.includes(whose) ? seat.text("waits-badge") : "";
}

/** The prompt: what the player can do now. */
export function promptOf(seat: MySeat, hand: Hand, aim: Card | null, untouched: boolean): string {
  const { view, you } = seat;
  if (view.check) return checkPrompt(seat, view.check);
  if (view.phase === "ready") return readyPrompt(seat);
  if (view.phase === "over") return endPrompt(seat);
  if (seat.replaying) return view.phase === "building" ? seat.text("prompt-replay") : "";
  if (you === null) return seat.text("prompt-watch");
  if (!view.sees.includes(you)) return seat.text("prompt-head-start");
  if (view.out.includes(you)) return seat.text("prompt-out");
  if (view.cooling.includes(you)) return seat.text("prompt-cooling");
  if (seat.pending && hand.isWhole) return seat.text("prompt-pressed");
  if (offered(seat, "stop")) return seat.text("prompt-quiet");
  return buildPrompt(seat, hand, aim, untouched);
}

function checkPrompt(seat: MySeat, { by, settled, accepted }: Check): string {
  if (settled || seat.you === null)
    return by === seat.you ? seat.text("prompt-pressed") : seat.text("prompt-checking", { who: seat.name(by) });
  if (by === seat.you) return seat.text("prompt-judged");
  return seat.text(accepted.includes(seat.you) ? "prompt-accepted" : "prompt-judge");
}

function readyPrompt(seat: MySeat): string {
  if (seat.view.mode === "total") return seat.text("prompt-count-total");
  const hasBegun = seat.view.aside.length > 0 || seat.view.won.some((won) => won.cards.length > 0);
  return seat.text(hasBegun ? "prompt-next" : "prompt-count");
}

function endPrompt(seat: MySeat): string {
  return seat.chairs.length === 1 ? seat.text("prompt-done") : "";
}

const spelled = ({ block, row, column, upright, face, reversed }: Block): string =>
  [block, row, column, upright, face, reversed].join(" ");

/** Whether the player's blocks lie as they did in the last claim, which was wrong, and the same card is pointed at. */
export function isAsBefore(seat: MySeat, hand: Hand, aim: Card | null): boolean {
  const but = offered(seat, "claim")?.but;
  const written = (blocks: readonly Block[]) => blocks.map(spelled).sort().join();
  return !!but && but.card === aim?.id && written(but.blocks) === written(hand.sketch());
}

function buildPrompt(seat: MySeat, hand: Hand, aim: Card | null, untouched: boolean): string {
  const left = hand.inTray.length;
  const isTotal = seat.view.mode === "total";
  if (left === 5)
    return seat.text(isTotal ? "prompt-build-total" : seat.view.practice ? "prompt-practice" : "prompt-build");
  if (left > 0) return seat.text("prompt-lay", { count: left });
  if (untouched) return seat.text(isTotal ? "prompt-build-total" : "prompt-rebuild");
  if (isAsBefore(seat, hand, aim)) return seat.text("prompt-change", { mode: seat.view.mode });
  if (!isTotal) return seat.text("prompt-all-laid");
  if (!aim) return seat.text("prompt-point");
  if (offered(seat, "claim")?.only_right) return seat.text("prompt-only-right");
  return seat.text("prompt-all-laid-total", { level: aim.level });
}
