// The player's five blocks: where they lie, which one is chosen, which one is dragged. The server is not involved.
import { freshPieces, isLaid, pushed, rolled, toWire, type Piece, type Square, type Way } from "./blocks";
import { anyPlace, fits, nearest, placeOver, slid, stepped, turnedPlace } from "./grid";
import type { Point } from "./mat";
import type { Block } from "./wire";

/** A block that is being dragged. */
export interface Held extends Point {
  readonly block: number;
  readonly over: Square | null; // the place where it would lie after a drop
}

/** The result of an action: "stuck" if there was no space, "frozen" if the blocks cannot be moved now. */
export type Done = "done" | "stuck" | "frozen";

const SNAP = 0.95; // how far a dropped block may snap to a free place, in squares

export class Hand {
  pieces = $state.raw<readonly Piece[]>(freshPieces());
  chosen = $state(1);
  held = $state.raw<Held | null>(null);
  balked = $state.raw<{ block: number } | null>(null); // the block whose last action was impossible
  pressing = $state(0); // the block that is pressed for long, which will turn; 0: none
  frozen = $state(false); // whether the blocks cannot be moved now

  readonly laid = $derived(this.pieces.filter(isLaid));
  readonly isWhole = $derived(this.laid.length === this.pieces.length);
  readonly inTray = $derived(this.pieces.filter((piece) => !isLaid(piece)));

  readonly #changed: () => void;

  /** `changed` is called after every change of the pieces. */
  constructor(changed: () => void = () => undefined) {
    this.#changed = changed;
  }

  piece(block: number = this.chosen): Piece {
    return this.pieces[block - 1]!;
  }

  /** The blocks on the board in wire format, as they are sent to the server. */
  sketch(): Block[] {
    return this.laid.map(toWire);
  }

  choose(block: number): void {
    this.chosen = block;
  }

  /** Replace all five pieces by stored ones. */
  restore(pieces: readonly Piece[]): void {
    this.pieces = pieces;
  }

  /** Roll a block; with `by` -1, the other way. */
  roll(by: 1 | -1 = 1, block = this.chosen): Done {
    return this.#put(rolled(this.piece(block), by));
  }

  push(way: Way, block = this.chosen): Done {
    return this.#put(pushed(this.piece(block), way));
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
    return this.become(this.pieces.map((piece) => ({ ...piece, place: null })));
  }

  /** Move a block one square in a direction, or from the tray onto the board. */
  step(way: Square, block = this.chosen): Done {
    const piece = this.piece(block);
    const place = isLaid(piece) ? stepped(this.pieces, piece, way) : anyPlace(this.pieces, piece);
    return place ? this.#put({ ...piece, place }) : this.#balk(block);
  }

  /** Move all blocks together. */
  slide(by: Square, from: readonly Piece[] = this.pieces): Done {
    return this.become(slid(from, by));
  }

  /** Move a block onto a square. */
  layOver(square: Square, block = this.chosen): Done {
    const piece = this.piece(block);
    const place = placeOver(this.pieces, piece, square);
    return place ? this.#put({ ...piece, place }) : this.#balk(block);
  }

  // Dragging a block.

  /** Drag a block; `near` is the position of its left or upper half, in squares. */
  carry(block: number, at: Point, near: Square | null): void {
    if (this.frozen) return;
    const over = near && nearest(this.pieces, this.piece(block), near, SNAP);
    this.held = { block, ...at, over };
  }

  /** End the drag: the block goes to a free place on the board, into the tray, or back to its place. */
  drop(toTray: boolean): Done {
    const held = this.held;
    this.held = null;
    if (!held) return "frozen";
    const piece = this.piece(held.block);
    if (toTray) return this.#put({ ...piece, place: null });
    if (held.over && fits(this.pieces, piece, held.over)) return this.#put({ ...piece, place: held.over });
    return this.#settle(piece);
  }

  /** End the drag as if there had been none. */
  undrag(): void {
    this.held = null;
  }

  letGo(): void {
    if (this.held) this.#settle(this.piece(this.held.block));
    this.held = null;
  }

  /** Return a block to its place; one that was turned during the drag may no longer fit there. */
  #settle(piece: Piece): Done {
    if (isLaid(piece) && !fits(this.pieces, piece, piece.place)) {
      this.#put({ ...piece, place: turnedPlace(this.pieces, piece) });
    }
    return this.#balk(piece.block);
  }

  #put(piece: Piece): Done {
    return this.become(this.pieces.map((one) => (one.block === piece.block ? piece : one)));
  }

  /** Let the pieces lie like this. */
  become(pieces: readonly Piece[]): Done {
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
