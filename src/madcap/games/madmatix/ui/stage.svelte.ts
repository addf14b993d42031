// What the table shows in addition to the view: the last move, the last call, and Sequences that stay for a moment
// before they fall.
import { isCalm } from "$web/kit/motion";
import { Stage as BaseStage } from "$web/kit/stage.svelte";
import type { Made } from "$web/seat";
import { actLasts, FALL_MS, falls, lastAct, SAY_MS, STAND_MS } from "./pace";
import { pretty, runningOf, signOf } from "./sums";
import type { Laid, Move, Ruin, View } from "./wire";

/** A Sequence as it is shown. */
export interface Shown {
  readonly laid: readonly Laid[];
  readonly running: readonly string[];
  readonly breaks: number | null; // the place of a card that divides by 0
}

/** A player's call. */
export interface Said {
  readonly seat: number;
  readonly text: "go" | "last-card" | "caught";
}

const SAYINGS: Readonly<Record<string, Said["text"]>> = { go: "go", "last-card": "last-card", catch: "caught" };
const TOLD = ["draw", "catch", "sit-out", "turn-lost", "last-card", "starts"]; // in the news besides moves with cards

export class Stage extends BaseStage<View, Move> {
  standing = $state.raw<readonly Ruin[]>([]); // Sequences that are about to fall
  fell = $state.raw(false); // whether the last act made Sequences fall
  told = $state.raw<Made<Move> | null>(null);
  act = $state.raw<Made<Move> | null>(null); // the last move that used a card
  touched = $state.raw<readonly string[]>([]); // the cards that `act` laid, moved or covered
  closed = $state.raw(false); // the game is over, and its last move has been shown
  said = $state.raw<Said | null>(null);
  fallen: readonly string[] = []; // the cards that fall now

  protected override show(view: View, before: View | null): void {
    this.#remember(view, before);
    this.#tell(view);
    this.#speak(view);
    this.#close(view);
  }

  /** A player's Sequence as it is shown: one that divides by 0 stays for a moment before it falls. */
  shown(view: View, whose: number): Shown {
    const ruin = this.standing.find((each) => each.whose === whose);
    if (ruin) return { laid: ruin.cards, running: runningOf(ruin.cards.slice(0, ruin.place)), breaks: ruin.place };
    return { laid: view.sequences[whose] ?? [], running: (view.results[whose] ?? []).map(pretty), breaks: null };
  }

  #remember(view: View, before: View | null): void {
    const act = lastAct(this.moves);
    const jumped = !this.fresh;
    if (!act && !jumped) return;
    this.act = act;
    this.touched = act && before ? changedCards(before, view) : [];
    this.fell = falls(this.moves, view);
    this.cancel("fall");
    this.fallen = [];
    this.standing = this.fell ? view.ruins : [];
    if (this.fell) this.after("fall", STAND_MS, this.#collapse);
  }

  #collapse = (): void => {
    this.fallen = this.standing.flatMap((ruin) => ruin.cards.map((laid) => laid.card));
    this.standing = [];
    this.after("fall", FALL_MS, () => (this.fallen = []));
  };

  #close(view: View): void {
    this.cancel("end");
    const isOver = view.phase === "over";
    this.closed = isOver && !this.fresh;
    if (isOver && this.fresh) this.after("end", actLasts(this.moves, view, isCalm()), () => (this.closed = true));
  }

  #tell(view: View): void {
    const told = this.moves.filter((made) => made === this.act || TOLD.includes(made.move.type)).at(-1);
    if (told) this.told = told;
    else if (!this.fresh || view.phase === "over") this.told = null;
  }

  #speak(view: View): void {
    const made = this.moves.filter((each) => each.move.type in SAYINGS).at(-1);
    this.cancel("hush");
    this.said =
      made && typeof made.seat === "number" ? { seat: made.seat, text: sayingOf(made.move, view, made.seat) } : null;
    if (this.said) this.after("hush", SAY_MS, () => (this.said = null));
  }
}

/** The call that a move makes: with more than one card, "Last card" is shown as "Go". */
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
