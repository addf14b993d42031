// The player's five blocks: where they lie, which one is chosen, which one is dragged. The server is not involved.
import { freshPieces, isLaid, rolled, toWire, type Piece, type Square } from "./blocks";
import { anyPlace, fits, nearest, placeOver, slid, stepped, turnedPlace } from "./grid";
import type { Point } from "./mat";
import type { Block } from "./wire";

/** A block between the fingers. */
export interface Held extends Point {
  readonly block: number;
  readonly over: Square | null; // where it would come to lie
}

/** What has become of a wish; "stuck": there was no room. */
export type Done = "done" | "stuck" | "frozen";

const SNAP = 0.95; // how far a block jumps to a free place, in squares

export class Hand {
  pieces = $state.raw<readonly Piece[]>(freshPieces());
  chosen = $state(1);
  held = $state.raw<Held | null>(null);
  balked = $state.raw<{ block: number } | null>(null); // it could not do what it was told: it shakes its head
  frozen = $state(false); // hands off the blocks

  readonly laid = $derived(this.pieces.filter(isLaid));
  readonly isWhole = $derived(this.laid.length === this.pieces.length);
  readonly inTray = $derived(this.pieces.filter((piece) => !isLaid(piece)));

  readonly #changed: () => void;

  /** `changed` is called after every change of what lies where. */
  constructor(changed: () => void = () => undefined) {
    this.#changed = changed;
  }

  piece(block: number = this.chosen): Piece {
    return this.pieces[block - 1]!;
  }

  /** The blocks on the board, as others are told of them. */
  sketch(): Block[] {
    return this.laid.map(toWire);
  }

  choose(block: number): void {
    this.chosen = block;
  }

  /** Blocks as they lay before, all five of them. */
  restore(pieces: readonly Piece[]): void {
    this.pieces = pieces;
  }

  roll(block = this.chosen): Done {
    return this.#put(rolled(this.piece(block)));
  }

  turn(quarters = 1, block = this.chosen): Done {
    const piece = this.piece(block);
    const turned = { ...piece, turns: piece.turns + quarters };
    if (!isLaid(turned) || this.held?.block === block) return this.#put(turned);
    const place = turnedPlace(this.pieces, turned);
    return place ? this.#put({ ...turned, place }) : this.#balk(block);
  }

  flip(block = this.chosen): Done {
    const piece = this.piece(block);
    return this.#put({ ...piece, turns: piece.turns + 2 });
  }

  lift(block = this.chosen): Done {
    return this.#put({ ...this.piece(block), place: null });
  }

  liftAll(): Done {
    return this.#become(this.pieces.map((piece) => ({ ...piece, place: null })));
  }

  /** One square that way; from the tray, onto the board. */
  step(way: Square, block = this.chosen): Done {
    const piece = this.piece(block);
    const place = isLaid(piece) ? stepped(this.pieces, piece, way) : anyPlace(this.pieces, piece);
    return place ? this.#put({ ...piece, place }) : this.#balk(block);
  }

  /** Everything that way. */
  slide(by: Square, from: readonly Piece[] = this.pieces): Done {
    return this.#become(slid(from, by));
  }

  /** The chosen block onto a square. */
  layOver(square: Square, block = this.chosen): Done {
    const piece = this.piece(block);
    const place = placeOver(this.pieces, piece, square);
    return place ? this.#put({ ...piece, place }) : this.#balk(block);
  }

  // A block between the fingers.

  /** Carry a block; `near` is where its left or upper half hovers, in squares. */
  carry(block: number, at: Point, near: Square | null): void {
    if (this.frozen) return;
    const over = near && nearest(this.pieces, this.piece(block), near, SNAP);
    this.held = { block, ...at, over };
  }

  /** Let go: onto the board where it can lie, into the tray, or back where it was. */
  drop(toTray: boolean): Done {
    const held = this.held;
    this.held = null;
    if (!held) return "frozen";
    const piece = this.piece(held.block);
    if (toTray) return this.#put({ ...piece, place: null });
    if (held.over && fits(this.pieces, piece, held.over)) return this.#put({ ...piece, place: held.over });
    return this.#settle(piece);
  }

  letGo(): void {
    if (this.held) this.#settle(this.piece(this.held.block));
    this.held = null;
  }

  /** Back where it was; turned in the air, it may no longer fit there. */
  #settle(piece: Piece): Done {
    if (isLaid(piece) && !fits(this.pieces, piece, piece.place)) {
      this.#put({ ...piece, place: turnedPlace(this.pieces, piece) });
    }
    return this.#balk(piece.block);
  }

  #put(piece: Piece): Done {
    return this.#become(this.pieces.map((one) => (one.block === piece.block ? piece : one)));
  }

  #become(pieces: readonly Piece[]): Done {
    if (this.frozen) return "frozen";
    this.pieces = pieces;
    this.#changed();
    return "done";
  }

  #balk(block: number): Done {
    if (this.frozen) return "frozen";
    this.balked = { block };
    return "stuck";
  }
}
