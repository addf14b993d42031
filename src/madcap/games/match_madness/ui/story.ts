// What decided a game: the panel at its end says so, and what is shared of it. It imports nothing of the table's own
// modules: each would become a file of its own, which every table had to load.
import type { Args, Made } from "$web/seat";
import type { MySeat } from "./seat";
import type { Event, Move, Won } from "./wire";

export const decisive = "tr.winner"; // the winner's cards

export function story(seat: MySeat, log: readonly Made<Move>[]): string {
  if (seat.chairs.length === 1) return aloneStory(seat);
  const moment = seat.view.mode === "total" ? leadStory(seat, log) : fastestCard(seat);
  return [resultStory(seat), moment].filter(Boolean).join(" ");
}

/** A game against the clock as text: a square and a time for each card. It does not lead others to the cards. */
export async function shared(seat: MySeat): Promise<string | null> {
  if (seat.chairs.length > 1 || seat.view.practice) return null;
  const { shared: day, sharedLevel } = await import("./Alone");
  if (seat.view.mode === "daily") return day(seat.options.day ?? 0, seat.view.won[0]!);
  return sharedLevel(seat.options.level ?? 0, seat.view.played);
}

const UNTIMED_MS = 1000; // nobody builds that fast: the table stood still, and the stopwatch with it

/** Whether the time of a card does not count: in practice, and if it was built while the guide was read. */
export function isUntimed({ view, chairs }: Pick<MySeat, "view" | "chairs">, ms: number): boolean {
  const mayStandStill = chairs.length > 1 && chairs.filter((chair) => chair.kind !== "bot").length <= 1;
  return view.practice || (mayStandStill && ms < UNTIMED_MS);
}

function aloneStory(seat: MySeat): string {
  const { cards, times } = seat.view.won[0]!;
  const total = cards.length + seat.view.aside.length;
  if (seat.view.practice || cards.length < total) return seat.text("story-alone", { count: cards.length, total });
  const ms = times.reduce((sum, each) => sum + each, 0);
  return seat.text("story-alone-all", { total, time: timeWords(seat, ms) });
}

function resultStory(seat: MySeat): string {
  const [winner, ...others] = seat.outcome?.winners ?? [];
  if (winner === undefined) return "";
  if (others.length > 0) return seat.text("end-shared");
  const { won, mode } = seat.view;
  const first = won[winner]!;
  const second = runnerUp(won, winner);
  const margin = first.score - won[second]!.score;
  if (margin > 0) return about(seat, "story-ahead", second, { mode, count: first.score, margin });
  const rivals = won.filter(({ score }, who) => who !== winner && score === first.score);
  return about(seat, "end-wins-tie", winner, { level: Math.min(...rivals.map((rival) => levelBetween(first, rival))) });
}

/** The card with which the winner of Total Madness took the lead for good; empty if the moves are not known. */
function leadStory(seat: MySeat, log: readonly Made<Move>[]): string {
  const winners = seat.outcome?.winners ?? [];
  if (winners.length !== 1) return "";
  const scores = seat.chairs.map(() => 0);
  let taken: { number: number; level: number } | null = null; // the lead, with which card
  let number = 0;
  for (const event of log.flatMap((made) => (made.events ?? []) as Event[])) {
    if (event.type !== "won" && event.type !== "lost") continue;
    scores[event.by]! += event.type === "won" ? event.points : -event.points;
    if (event.type === "won") number++;
    if (!leads(scores, winners[0]!)) taken = null;
    else if (event.type === "won") taken ??= { number, level: event.level };
  }
  const isWhole = scores.every((score, who) => score === seat.view.won[who]?.score); // a log may have a gap
  return taken && isWhole ? seat.text("story-lead", taken) : "";
}

const leads = (scores: readonly number[], who: number): boolean =>
  scores.every((score, other) => other === who || score < scores[who]!);

/** The seat with the highest score besides the winner's. */
function runnerUp(won: readonly Won[], winner: number): number {
  const others = [...won.keys()].filter((who) => who !== winner);
  return others.reduce((best, who) => (won[who]!.score > won[best]!.score ? who : best));
}

/** The highest level of which two players with equal scores have different numbers of cards. */
function levelBetween(one: Won, other: Won): number {
  const count = ({ cards }: Won, level: number) => cards.filter((card) => card.startsWith(`${level}`)).length;
  return [5, 4, 3, 2, 1].find((level) => count(one, level) !== count(other, level)) ?? 1;
}

function fastestCard(seat: MySeat): string {
  const all = seat.view.won
    .flatMap(({ times }, who) => times.map((ms) => ({ who, ms })))
    .filter(({ ms }) => !isUntimed(seat, ms));
  if (all.length === 0) return "";
  const best = all.reduce((one, other) => (other.ms < one.ms ? other : one));
  return about(seat, "story-fastest", best.who, { time: timeWords(seat, best.ms) });
}

/** The text of a time, as everywhere in this game. */
function timeWords(seat: MySeat, ms: number): string {
  const hundredths = Math.floor(ms / 10);
  const minutes = Math.floor(hundredths / 6000);
  return seat.text("time", { minutes, seconds: (hundredths % 6000) / 100 });
}

const about = (seat: MySeat, id: string, who: number, args: Args): string =>
  seat.text(id, { who: seat.name(who), me: who === seat.you ? "yes" : "no", ...args });
