// Helpers of single-player games: days, times, options, and a result as text to share.
import { gameText, speaking } from "$web/i18n.svelte";
import type { Args } from "$web/seat";
import type { Best } from "$web/wire";
import { levelOf, LEVELS } from "./levels";
import type { Options, Played, Won } from "./wire";
import { timeParts, timeWords } from "./words";

export const ROUNDS = 5; // the number of cards of a level in a game against the clock
const DAY_MS = 24 * 60 * 60 * 1000;
const SQUARES = ["🟩", "🟦", "🟧", "🟥", "🟪"] as const; // of the levels' colours
const MISSED = "⬜";

export type Result = Pick<Won, "cards" | "times">;

/** A text of this game, for pages without a seat. */
export const text = (id: string, args?: Args): string => gameText("match_madness", id, args);

export const time = (ms: number): string => timeWords({ text }, ms);

/** Today as a number of days since 1970, in UTC. */
export const today = (): number => Math.floor(Date.now() / DAY_MS);

/** A day's date in words: our English is British, where the day comes before the month. */
export function dayWords(day: number): string {
  const locale = speaking() === "en" ? "en-GB" : speaking();
  return new Date(day * DAY_MS).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}

export const theDaily = (day: number) => ({ mode: "daily", day }) satisfies Options;
export const aLevel = (level: 1 | 2 | 3 | 4 | 5) => ({ level, rounds: ROUNDS }) satisfies Options;
export const practice = (level: 1 | 2 | 3 | 4 | 5) => ({ ...aLevel(level), practice: true }) satisfies Options;

/** One easy card to learn how the blocks work. */
export const firstCard = { level: 1, rounds: 1, practice: true } as const satisfies Options;

/** The server's name of a kind of game that has best times; empty for practice. */
export function kindOf({ mode, practice, day, level, rounds }: Options): string {
  if (practice || mode === "total") return "";
  return mode === "daily" ? `daily-${day}` : `level-${level}-${rounds}`;
}

/** The best time for a kind of game, by the server's name of that kind. */
export const bestOf = (bests: readonly Best[], what: string): Best | undefined =>
  bests.find((best) => best.what === what);

/** The level and time of each card, the lowest level first. */
export function byLevel({ cards, times }: Result): { level: number; ms: number }[] {
  return cards.map((card, n) => ({ level: levelOf(card), ms: times[n] ?? 0 })).sort((a, b) => a.level - b.level);
}

/** A day's result as text to share: a square and a time for each level. It does not reveal the cards. */
export function shared(day: number, result: Result): string {
  const built = byLevel(result);
  const squares = LEVELS.map((level, n) => {
    const one = built.find((card) => card.level === level);
    return one ? `${SQUARES[n]} ${time(one.ms)}` : MISSED;
  });
  return [text("share-title"), dayWords(day), ...squares, sumWords(built, LEVELS.length), location.origin].join("\n");
}

/** A game against the clock as text to share: a square and a time for each card, in the order of the game. */
export function sharedLevel(level: number, played: readonly Pick<Played, "card" | "ms">[]): string {
  const title = level > 0 ? `${text("title")} · ${text("level-name", { level })}` : text("title");
  const squares = played.map(({ card, ms }) => (ms === null ? MISSED : `${SQUARES[card.level - 1]} ${time(ms)}`));
  const built = played.flatMap(({ ms }) => (ms === null ? [] : [{ ms }]));
  return [title, ...squares, sumWords(built, played.length), location.origin].join("\n");
}

function sumWords(built: readonly { ms: number }[], total: number): string {
  if (built.length < total) return text("share-some", { count: built.length, total });
  const sum = built.reduce((all, { ms }) => all + ms, 0);
  return total === LEVELS.length ? text("share-total", { time: time(sum) }) : text("end-time", timeParts(sum));
}
