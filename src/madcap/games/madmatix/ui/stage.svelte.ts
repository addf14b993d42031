// The stage between the server and the eye: what was done last, who said what, and Sequences that stand before they
// fall.
import type { Made } from "$web/seat";
import { isCalm } from "$web/kit/motion";
import { actLasts, FALL_MS, falls, lastAct, SAY_MS, STAND_MS } from "./pace";
import { pretty, runningOf, signOf } from "./sums";
import type { Laid, Move, Ruin, View } from "./wire";

/** A Sequence as it is shown. */
export interface Shown {
  readonly laid: readonly Laid[];
  readonly running: readonly string[];
  readonly breaks: number | null; // the place of a card that divides by 0
}

/** Somebody says something out loud. */
export interface Said {
  readonly seat: number;
  readonly text: "go" | "last-card" | "caught";
}

const SAYINGS: Readonly<Record<string, Said["text"]>> = { go: "go", "last-card": "last-card", catch: "caught" };
const TOLD = ["draw", "catch", "sit-out", "turn-lost", "last-card", "starts"]; // beside what is done with cards

export class Stage {
  standing = $state.raw<readonly Ruin[]>([]); // Sequences that are about to fall
  fell = $state.raw(false); // whether the last act made Sequences fall
  told = $state.raw<Made<Move> | null>(null);
  act = $state.raw<Made<Move> | null>(null); // what was done with a card last
  touched = $state.raw<readonly string[]>([]); // cards that it laid, moved or covered
  closed = $state.raw(false); // the game is over, and what ended it has been seen
  said = $state.raw<Said | null>(null);
  fresh = $state.raw(false); // whether the view was reached by its moves, so that they may be seen happening
  moves = $state.raw<readonly Made<Move>[]>([]); // those to be seen
  fallen: readonly string[] = []; // cards that fall now

  #seq = 0;
  #view: View | null = null;
  #fall: ReturnType<typeof setTimeout> | undefined;
  #hush: ReturnType<typeof setTimeout> | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** A new view is there. Steps back and jumps are shown as they are. */
  follow(seq: number, moves: readonly Made<Move>[], view: View): void {
    if (view === this.#view) return;
    this.fresh = seq > this.#seq && moves.at(-1)?.seq === seq;
    this.moves = this.fresh ? moves : [];
    this.#remember(view);
    this.#tell(view);
    this.#speak(view);
    this.#close(view);
    this.#seq = seq;
    this.#view = view;
  }

  leave(): void {
    clearTimeout(this.#fall);
    clearTimeout(this.#hush);
    clearTimeout(this.#end);
  }

  /** A Sequence, standing as long as it takes to see why it falls. */
  shown(view: View, whose: number): Shown {
    const ruin = this.standing.find((each) => each.whose === whose);
    if (ruin) return { laid: ruin.cards, running: runningOf(ruin.cards.slice(0, ruin.place)), breaks: ruin.place };
    return { laid: view.sequences[whose] ?? [], running: (view.results[whose] ?? []).map(pretty), breaks: null };
  }

  #remember(view: View): void {
    const act = lastAct(this.moves);
    const jumped = !this.fresh;
    if (!act && !jumped) return;
    this.act = act;
    this.touched = act && this.#view ? changedCards(this.#view, view) : [];
    this.fell = falls(this.moves, view);
    clearTimeout(this.#fall);
    this.fallen = [];
    this.standing = this.fell ? view.ruins : [];
    if (this.fell) this.#fall = setTimeout(this.#collapse, STAND_MS);
  }

  #collapse = (): void => {
    this.fallen = this.standing.flatMap((ruin) => ruin.cards.map((laid) => laid.card));
    this.standing = [];
    this.#fall = setTimeout(() => (this.fallen = []), FALL_MS);
  };

  #close(view: View): void {
    clearTimeout(this.#end);
    const isOver = view.phase === "over";
    this.closed = isOver && !this.fresh;
    if (isOver && this.fresh) this.#end = setTimeout(() => (this.closed = true), actLasts(this.moves, view, isCalm()));
  }

  #tell(view: View): void {
    const told = this.moves.filter((made) => made === this.act || TOLD.includes(made.move.type)).at(-1);
    if (told) this.told = told;
    else if (!this.fresh || view.phase === "over") this.told = null;
  }

  #speak(view: View): void {
    const made = this.moves.filter((each) => each.move.type in SAYINGS).at(-1);
    clearTimeout(this.#hush);
    this.said =
      made && typeof made.seat === "number" ? { seat: made.seat, text: sayingOf(made.move, view, made.seat) } : null;
    if (this.said) this.#hush = setTimeout(() => (this.said = null), SAY_MS);
  }
}

/** With more than one card, "Last card" is simply "Go". */
function sayingOf(move: Move, view: View, by: number): Said["text"] {
  const hand = view.hands[by]!;
  return move.type === "last-card" && hand.numbers + hand.actions !== 1 ? "go" : SAYINGS[move.type]!;
}

/** Cards that lie elsewhere than before, or show another operator. */
function changedCards(before: View, now: View): string[] {
  const lay = placesOf(before);
  return [...placesOf(now)].flatMap(([card, where]) => (lay.get(card) === where ? [] : [card]));
}

const placesOf = (view: View): Map<string, string> =>
  new Map(view.sequences.flatMap((row, whose) => row.map((laid) => [laid.card, `${whose} ${signOf(laid)}`] as const)));
