// Tells which moves are shown quickly: a table whose bots move at once must not wait for them on the screen either.
import type { Moved, Table } from "./wire";

/** Whether bots move at once, and the last decision among these moves was a bot's. */
export const isQuick = (pace: Table["pace"] | undefined, moves: readonly Moved[]): boolean =>
  pace === "instant" && moves.filter((moved) => moved.seat !== "chance").at(-1)?.cause === "bot";
