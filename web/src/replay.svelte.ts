// A finished game that the user can step through. The game's own screen shows it.
import { stamps } from "./kit/stamps.svelte";
import { getReplay } from "./api";
import { gameText } from "./i18n.svelte";
import { quoteOf, reasonOf } from "./problems";
import type { Args, Made, Seat } from "./seat";
import { tell } from "./toast.svelte";
import type { Chair, Frame, Replay } from "./wire";
import { eventWordsOf, wordsOf, type MoveArgs } from "./moveText";

const PAGE = 200; // frames in one request

export class ReplayTable implements Seat<unknown, unknown, unknown> {
  at = $state(0);
  private before = $state(0); // the step shown before: only a step forward is shown as a move
  private frames = $state.raw<readonly (Frame | undefined)[]>([]);

  readonly legal = [];
  readonly actors = [];
  readonly you = null;
  readonly wait = null;
  readonly pending = false;
  readonly replaying = true;
  readonly held = false;
  readonly quick = false;
  readonly clock = null;
  readonly sketches = new Map<number, unknown>();
  readonly running = null;
  readonly chairs: readonly Chair[];
  readonly options: unknown;
  private readonly asked = new Set<number>(); // pages that are loaded or requested

  private constructor(private readonly replay: Replay) {
    this.options = replay.options;
    this.chairs = replay.names.map((name) => ({
      kind: "person",
      name,
      level: null,
      here: true,
      stand_in: false,
      host: false,
      commitment: "",
    }));
    this.asked.add(0);
    this.keep(replay);
  }

  moveArgs = $state.raw<MoveArgs>(); // of the game's screen, when it is loaded

  static async load(code: string): Promise<ReplayTable> {
    return new ReplayTable(await getReplay(code, 0, PAGE));
  }

  get table(): string {
    return this.replay.table;
  }

  get game(): string {
    return this.replay.game;
  }

  get last(): number {
    return this.replay.total - 1;
  }

  /** The step that is shown. While its page is loading, this is the last loaded step before it. */
  private readonly here = $derived.by(() => {
    let place = this.at;
    while (place > 0 && !this.frames[place]) place--;
    return place;
  });
  private readonly frame = $derived(this.frames[this.here]!);
  readonly view = $derived(this.frame.view);
  readonly seq = $derived(this.here);
  readonly made = $derived(this.frame.move);
  readonly moves = $derived(this.made && this.here === this.before + 1 ? [this.made] : []);
  readonly skipped = [];
  readonly outcome = $derived.by(() => (this.here === this.last ? this.replay.outcome : null));

  name(seat: number): string {
    return this.chairs[seat]?.name ?? "";
  }

  text(id: string, args?: Args): string {
    return gameText(this.game, id, args);
  }

  words(made: Made<unknown>): string {
    const { game, options, moveArgs } = this;
    return wordsOf(made, { game, options, you: null, name: (seat) => this.name(seat), moveArgs });
  }

  /** A move and what it has caused, in words. */
  caption(made: Made<unknown>): string {
    return [this.words(made), ...(made.events ?? []).map((event) => this.eventText(event))].join(" ");
  }

  eventText(event: unknown, kind: "event" | "stamp" = "event"): string {
    const { game, options } = this;
    return eventWordsOf(event, kind, { game, options, you: null, name: (seat) => this.name(seat) });
  }

  sketch(): void {
    // A replay has no sketches to send.
  }

  play(): void {
    // A replay offers no legal moves.
  }

  /** Show another step. */
  go(place: number): void {
    if (place !== this.at + 1) stamps.clear(); // they tell of the steps that are left
    this.before = this.at;
    this.at = Math.max(0, Math.min(this.last, place));
    void this.fetch(Math.floor(this.at / PAGE));
    void this.fetch(Math.floor((this.at + PAGE / 4) / PAGE));
  }

  private async fetch(page: number): Promise<void> {
    if (this.asked.has(page) || page * PAGE > this.last) return;
    this.asked.add(page);
    try {
      this.keep(await getReplay(this.replay.table, page * PAGE, PAGE));
    } catch (error) {
      this.asked.delete(page); // the next step requests it again
      tell(reasonOf(error), quoteOf(error));
    }
  }

  private keep(replay: Replay): void {
    const frames = [...this.frames];
    replay.frames.forEach((frame, i) => (frames[replay.first + i] = frame));
    this.frames = frames;
  }
}
