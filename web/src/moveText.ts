// Describes moves in words, with the texts of each game.
import { gameText } from "./i18n.svelte";
import type { Args, Made } from "./seat";

/**
 * What a description depends on: the game, its options, the players' names and the viewer's seat. `moveArgs`: what the
 * game's texts about moves need besides the moves' fields; Python has the same in `Game.text_arguments`.
 */
export interface Telling {
  game: string;
  options: unknown;
  you: number | null;
  name: (seat: number) => string;
  moveArgs?: MoveArgs | undefined;
}

export type MoveArgs = (move: never) => Args;

const SEATS = new Set(["by", "to", "whose"]); // fields of a move that hold a seat

type Fields = Record<string, unknown> & { type: string };

/** The description of a move: the game's text `move-<type>`. */
export function wordsOf(made: Made<unknown>, telling: Telling): string {
  const move = made.move as Fields;
  const mover = typeof made.seat === "number" ? made.seat : seatIn(move.by);
  const args = { ...argsOf(move, mover, telling), ...telling.moveArgs?.(move as never) };
  return gameText(telling.game, `move-${move.type}`, args);
}

/** The description of what a move has caused: the game's text `event-<type>`, or `stamp-<type>` with few words. */
export function eventWordsOf(event: unknown, kind: "event" | "stamp", telling: Telling): string {
  const fields = event as Fields;
  return gameText(telling.game, `${kind}-${fields.type}`, argsOf(fields, seatIn(fields.by), telling));
}

function argsOf(fields: Fields, mover: number | null, telling: Telling): Args {
  return {
    ...plain(telling.options as Record<string, unknown>, telling.name),
    ...plain(fields, telling.name),
    ...readers(fields, telling.you),
    who: mover === null ? "" : telling.name(mover),
    me: mover !== null && mover === telling.you ? "yes" : "no",
    own: mover !== null && mover === fields.whose ? "yes" : "no", // whether the move's target belongs to the mover
    to_own: mover !== null && mover === fields.to ? "yes" : "no", // the same for a second target
    same: fields.to !== undefined && fields.to === fields.whose ? "yes" : "no", // whether two targets have one owner
  };
}

/** For each field that holds a seat whether that is the reader: `whose_is_me` for `whose`. */
function readers(fields: Record<string, unknown>, you: number | null): Args {
  const named = [...SEATS].filter((field) => field in fields);
  return Object.fromEntries(
    named.map((field) => [`${field}_is_me`, you !== null && fields[field] === you ? "yes" : "no"]),
  );
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
