// A place at a table of MadMatix: what can be done comes as offers, each of which stands for many moves.
import type { Seat } from "$web/seat";
import type { Move, Offer, Options, View } from "./wire";

export type MySeat = Seat<View, Move, Options, Offer>;
