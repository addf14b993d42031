// The type of a seat at a That Match Game table.
import type { Seat } from "$web/seat";
import type { Move, Options, View } from "./wire";

export type MySeat = Seat<View, Move, Options>;
