// Helpers of single-player games: days, times, options, and a result as text to share.
import { gameText, speaking } from "$web/i18n.svelte";
import type { Args } from "$web/seat";
import type { Best } from "$web/wire";
import { levelOf } from "./levels";
import type { Options, Won } from "./wire";
import { timeWords } from "./words";

export const ROUNDS = 5; // the number of cards of a level in a game against the clock
const DAY_MS = 24 * 60 * 60 * 1000;

export type Result = Pick<Won, "cards" | "times">;

/** A text of this game, for pages without a seat. */
export const text = (id: string, args?: Args): string => gameText("match_madness", id, args);

export const time = (ms: number): string => timeWords({ text }, ms);

/** Today as a number of days since 1970, in UTC. */
export const today = (): number => Math.floor(Date.now() / DAY_MS);

export const dayWords = (day: number): string =>
  new Date(day * DAY_MS).toLocaleDateString(speaking(), { dateStyle: "long", timeZone: "UTC" });

export const theDaily = (day: number) => ({ mode: "daily", day }) satisfies Options;
export const aLevel = (level: 1 | 2 | 3 | 4 | 5) => ({ level, rounds: ROUNDS }) satisfies Options;
export const practice = (level: 1 | 2 | 3 | 4 | 5) => ({ ...aLevel(level), practice: true }) satisfies Options;

/** The best time for a kind of game, by the server's name of that kind. */
export const bestOf = (bests: readonly Best[], what: string): Best | undefined =>
  bests.find((best) => best.what === what);

/** The level and time of each card, the lowest level first. */
export function byLevel({ cards, times }: Result): { level: number; ms: number }[] {
  return cards.map((card, n) => ({ level: levelOf(card), ms: times[n] ?? 0 })).sort((a, b) => a.level - b.level);
}

/** A day's result as text to share. It contains the times, but does not reveal the cards. */
export function shared(day: number, result: Result): string {
  const cards = byLevel(result).map(({ level, ms }) => text("share-level", { level, time: time(ms) }));
  const total = result.times.reduce((sum, ms) => sum + ms, 0);
  return [text("share-title"), dayWords(day), ...cards, text("share-total", { time: time(total) })].join("\n");
}
