// A place at a table of That Match Game.
import type { Seat } from "$web/seat";
import type { Move, Options, View } from "./wire";

export type MySeat = Seat<View, Move, Options>;
