// Describes moves in words, with the texts of each game.
import { gameText } from "./i18n.svelte";
import type { Args, Made } from "./seat";

/** What a description depends on: the game, its options, the players' names and the viewer's seat. */
export interface Telling {
  game: string;
  options: unknown;
  you: number | null;
  name: (seat: number) => string;
}

const SEATS = new Set(["by", "to", "whose"]); // fields of a move that hold a seat

/** The description of a move: the game's text `move-<type>`. */
export function wordsOf(made: Made<unknown>, telling: Telling): string {
  const move = made.move as Record<string, unknown> & { type: string };
  const mover = typeof made.seat === "number" ? made.seat : seatIn(move.by);
  const args: Args = {
    ...plain(telling.options as Record<string, unknown>, telling.name),
    ...plain(move, telling.name),
    who: mover === null ? "" : telling.name(mover),
    me: mover !== null && mover === telling.you ? "yes" : "no",
    own: mover !== null && mover === move.whose ? "yes" : "no", // whether the move's target belongs to the mover
  };
  return gameText(telling.game, `move-${move.type}`, args);
}

function plain(fields: Record<string, unknown>, name: (seat: number) => string): Args {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, word(key, value, name)]));
}

function word(key: string, value: unknown, name: (seat: number) => string): string | number {
  if (value === null || value === undefined) return "none";
  if (SEATS.has(key) && typeof value === "number") return name(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(); // several cards or numbers
  return typeof value === "number" || typeof value === "string" ? value : "";
}

function seatIn(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
