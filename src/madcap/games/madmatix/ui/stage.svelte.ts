// What the table shows in addition to the view: the last move and the stamps of what it caused, the last call, and
// Sequences that stay for a moment before they fall.
import { isCalm } from "$web/kit/motion";
import { Stage as BaseStage } from "$web/kit/stage.svelte";
import { stampEvent, stamps } from "$web/kit/stamps.svelte";
import type { Made } from "$web/seat";
import { FALL_MS, falls, lastAct, outLasts, SAY_MS, STAND_MS } from "./pace";
import type { MySeat } from "./seat";
import { eventsOf, lookOf, stampedAfter } from "./stamping";
import { pretty, runningOf, signOf } from "./sums";
import type { Event, Laid, Move, Ruin, View } from "./wire";

/** A Sequence as it is shown. */
export interface Shown {
  readonly laid: readonly Laid[];
  readonly running: readonly string[];
  readonly breaks: number | null; // the place of a card that divides by 0
}

/** A player's call. It is loud if something follows from it: "Last card" with more than one card is just "Go". */
export interface Said {
  readonly seat: number;
  readonly text: "go" | "last-card" | "caught";
  readonly loud: boolean;
}

const SAYINGS: Readonly<Record<string, Said["text"]>> = { go: "go", "last-card": "last-card", catch: "caught" };
const TOLD = ["draw", "catch", "sit-out", "turn-lost", "last-card", "starts"]; // in the news besides moves with cards

export class Stage extends BaseStage<View, Move> {
  standing = $state.raw<readonly Ruin[]>([]); // Sequences that are about to fall
  fell = $state.raw(false); // whether the last act made Sequences fall
  told = $state.raw<Made<Move> | null>(null);
  act = $state.raw<Made<Move> | null>(null); // the last move that used a card
  discarded = $state.raw<string | null>(null); // the card that was discarded last, if it is known
  touched = $state.raw<readonly string[]>([]); // the cards that `act` laid, moved or covered
  closed = $state.raw(false); // the game is over, and its last move has been shown
  said = $state.raw<Said | null>(null);
  fallen: readonly string[] = []; // the cards that fall now

  readonly #seat: () => MySeat;
  #at = -1; // the number of moves that led to what is shown

  constructor(seat: () => MySeat) {
    super();
    this.#seat = seat;
  }

  /** Show a view. The same position comes again when the table stands still or goes on: that changes nothing here. */
  override follow(seq: number, moves: readonly Made<Move>[], view: View): void {
    if (seq === this.#at) return;
    this.#at = seq;
    super.follow(seq, moves, view);
  }

  protected override show(view: View, before: View | null): void {
    this.#remember(view, before);
    this.#tell(view);
    this.#speak();
    this.#close(view);
    this.#stamp();
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
    this.discarded = (act && discardedBy(act.move)) ?? this.discarded;
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
    if (isOver && this.fresh) this.after("end", outLasts(this.moves, view, isCalm()), () => (this.closed = true));
  }

  #tell(view: View): void {
    const told = this.moves.filter((made) => made === this.act || isNews(made)).at(-1);
    if (told) this.told = told;
    else if (!this.fresh || view.phase === "over") this.told = null;
  }

  #speak(): void {
    const made = this.moves.filter((each) => each.move.type in SAYINGS).at(-1);
    this.cancel("hush");
    this.said = made && typeof made.seat === "number" ? { seat: made.seat, ...sayingOf(made) } : null;
    if (this.said) this.after("hush", SAY_MS, () => (this.said = null));
  }

  /** Stamp what the moves have caused, and at once what those before them have caused. After a jump, nothing of before
   * is stamped any more. */
  #stamp(): void {
    if (!this.fresh) {
      this.leave();
      stamps.clear();
    } else {
      for (const event of this.#seat().skipped.flatMap(eventsOf)) this.#stampOne(event);
    }
    for (const made of this.moves) {
      eventsOf(made).forEach((event, i) => {
        const ms = stampedAfter(event, made.move, isCalm());
        this.after(`stamp ${made.seq} ${i}`, ms, () => this.#stampOne(event));
      });
    }
  }

  #stampOne(event: Event): void {
    const look = lookOf(event, this.#seat().you);
    if (look) stampEvent(this.#seat(), event, look);
  }
}

const isNews = (made: Made<Move>): boolean => TOLD.includes(made.move.type) || eventsOf(made).length > 0;

/** The call that a move makes. */
function sayingOf(made: Made<Move>): Pick<Said, "text" | "loud"> {
  const text = SAYINGS[made.move.type]!;
  const isEarly = eventsOf(made).some((event) => event.type === "early-call");
  return { text, loud: text !== "go" && !isEarly };
}

/** The card that a move with a card puts on the discards; null if it stays in a Sequence. */
function discardedBy(move: Move): string | null {
  if (move.type === "token") return "+−".includes(move.operator) ? "plus-minus" : "times-divide";
  if (move.type === "discard") return move.card;
  return move.type === "play" ? null : move.type;
}

/** Cards that lie elsewhere than before, or show another operator. */
function changedCards(before: View, now: View): string[] {
  const lay = placesOf(before);
  return [...placesOf(now)].flatMap(([card, where]) => (lay.get(card) === where ? [] : [card]));
}

const placesOf = (view: View): Map<string, string> =>
  new Map(view.sequences.flatMap((row, whose) => row.map((laid) => [laid.card, `${whose} ${signOf(laid)}`] as const)));
