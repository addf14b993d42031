// The type of a seat at a MadMatix table. The server sends offers, each of which stands for several moves.
import type { Seat } from "$web/seat";
import type { Move, Offer, Options, View } from "./wire";

export type MySeat = Seat<View, Move, Options, Offer>;
