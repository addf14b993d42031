// A place at a table of Match Madness: a claim comes as an offer, and blocks on a board as a sketch.
import type { Seat } from "$web/seat";
import type { Block, Move, Offer, Options, View } from "./wire";

export type MySeat = Seat<View, Move, Options, Offer, readonly Block[]>;
