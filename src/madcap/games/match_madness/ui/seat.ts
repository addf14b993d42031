// The type of a seat at a Match Madness table. The server sends claims as offers, and the players' boards as sketches.
import type { Seat } from "$web/seat";
import type { Block, Move, Offer, Options, View } from "./wire";

export type MySeat = Seat<View, Move, Options, Offer, readonly Block[]>;
