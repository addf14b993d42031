// The state of a table in this browser, as the server sent it. It contains no rules and predicts nothing.
import { gameText, t } from "./i18n.svelte";
import { screenOf, type Screen } from "./games";
import type { Args, Made, Seat, Wait } from "./seat";
import { Sketching } from "./sketching";
import { followRelease } from "./release";
import { Socket, type Trouble } from "./socket";
import { ShowQueue } from "./queue";
import type { Moved, Reason, Refused, State, Table, ToPlayer, ToServer } from "./wire";
import { wordsOf } from "./moveText";

/** A state with the moment when we heard of it (its times run from there), and all that is new in it for the log. */
type Heard = State & { at: number; news: readonly Moved[] };

const AWAY = 12; // who missed more moves than these is shown where the game is now, not how it came there

export class LiveTable implements Seat<unknown, unknown, unknown> {
  table = $state.raw<Table | null>(null);
  shown = $state.raw<Heard | null>(null);
  log = $state.raw<readonly Moved[]>([]);
  trouble = $state<Trouble | null>(null); // with the connection
  missing = $state(false); // there is no such table
  pending = $state(false);
  settled = $state(true); // nothing more is waiting to be shown
  refusal = $state.raw<{ reason: Reason | "offline" } | null>(null);
  sketches = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  readonly replaying = false;

  private readonly socket: Socket;
  private readonly queue = new ShowQueue<Heard>(
    (state) => this.show(state),
    (state) => this.linger(state.moves, state.view),
    // Fallen behind: only the last step is shown as it happened, the others are told in the log.
    (state, later) => ({ ...later, news: [...state.news, ...later.news] }),
    () => (this.settled = true),
  );
  private readonly sketching = new Sketching((sketch) => this.socket.send({ type: "sketch", sketch }));
  private linger: Screen["linger"] = () => 0;
  private known = 0; // moves that we have heard of, shown or not
  private led: Moved[] = []; // here: after a lost connection the same state is told again, without them
  private watching = false; // got up by choice: do not sit down again by itself
  private greeted = false; // this connection has heard of the table

  constructor(readonly code: string) {
    this.socket = new Socket(code, {
      since: () => this.known,
      heard: (message) => this.hear(message),
      opened: () => (this.greeted = false),
      lost: (trouble) => (this.trouble = trouble),
      missing: () => (this.missing = true),
    });
  }

  // What the game's screen reads.

  readonly view = $derived(this.shown?.view);
  readonly chairs = $derived(this.table?.chairs ?? []);
  readonly you = $derived(this.table?.you ?? null);
  readonly options = $derived(this.table?.options ?? {});
  readonly moves = $derived(this.shown?.moves ?? []);
  readonly seq = $derived(this.shown?.seq ?? 0);
  readonly actors = $derived(this.shown?.actors ?? []);
  readonly outcome = $derived(this.shown?.outcome ?? null);
  readonly standIn = $derived(this.you !== null && (this.chairs[this.you]?.stand_in ?? false));
  readonly legal = $derived(this.standIn ? [] : (this.shown?.legal ?? []));
  readonly myTurn = $derived(this.legal.length > 0 && (this.shown?.awaited.includes(this.you ?? -1) ?? false));
  readonly wait = $derived.by((): Wait | null => {
    const state = this.shown;
    return state ? waitOf(state.wait_ms, state.wait_of_ms, state.at) : null;
  });
  readonly clock = $derived.by((): Wait | null => {
    const state = this.shown;
    return state ? waitOf(state.clock_ms, state.clock_of_ms, state.at) : null;
  });

  name(seat: number): string {
    return this.chairs[seat]?.name ?? "";
  }

  text(id: string, args?: Args): string {
    return gameText(this.table?.game ?? "", id, args);
  }

  words(made: Made<unknown>): string {
    const { game, options } = this.table!;
    return wordsOf(made, { game, options, you: this.you, name: (seat) => this.name(seat) });
  }

  /** Why a move was made, where nobody decided it: time was up, or somebody else plays for a person. */
  cause({ cause, seat }: Moved): string {
    const isBots = typeof seat === "number" && this.chairs[seat]?.kind === "bot";
    return !cause || cause === "self" || isBots ? "" : t(`by-${cause}`);
  }

  play(move: unknown, pressedAt?: number): void {
    if (this.pending) return;
    this.pending = this.say({ type: "move", seq: this.seq, move, at: pressedAt ?? null });
  }

  sketch(what: unknown): void {
    this.sketching.show(what);
  }

  // What the page around it does.

  /** Do something at the table that is no move; whether it could be said. */
  ask(message: Exclude<ToServer, { type: "move" | "sit" | "stand" | "sketch" | "pong" }>): boolean {
    return this.say(message);
  }

  sit(chair: number | null = null): void {
    this.watching = false;
    this.say({ type: "sit", nonce: freshNonce(), chair });
  }

  stand(): void {
    this.watching = true;
    this.say({ type: "stand" });
  }

  close(): void {
    this.sketching.stop();
    this.queue.stop();
    this.socket.close();
  }

  /** Say it to the server; without a connection it is refused at once, and not kept for later. */
  private say(message: ToServer): boolean {
    const said = this.socket.send(message);
    if (!said) this.refusal = { reason: "offline" };
    return said;
  }

  // What the server says.

  private hear(message: ToPlayer): void {
    if (message.type === "table") this.hearTable(message);
    else if (message.type === "state") this.hearState(message);
    else if (message.type === "ping") this.socket.send({ type: "pong", id: message.id, at: performance.now() });
    else if (message.type === "sketched") this.sketches = new Map(this.sketches).set(message.seat, message.sketch);
    else this.hearRefusal(message);
  }

  private hearTable(table: Table): void {
    if (!this.table) void this.fetchScreen(table.game);
    if (this.trouble) void followRelease(); // the server may have been another one since
    this.trouble = null;
    this.table = table;
    if (!this.greeted && !this.watching && table.phase === "lobby") this.takePlace(table);
    this.greeted = true;
  }

  /** On coming to a lobby: sit down where I sat, or on any free chair; with none I watch. */
  private takePlace(table: Table): void {
    const free = table.chairs.some((chair) => chair.kind === "open");
    if (table.you !== null || free) this.sit(table.you);
  }

  /** Have the game's screen ready before the game begins: it says how long each state is to be shown. */
  private async fetchScreen(game: string): Promise<void> {
    const screen = await screenOf(game)?.catch(() => null); // whoever shows the screen meets the failure
    if (screen) this.linger = screen.linger;
  }

  private hearState(state: State): void {
    const news = state.moves.filter((moved) => moved.seq > this.known);
    const returned = this.shown === null ? isHistory(state) : news.length > AWAY;
    this.known = state.seq;
    if (returned || news.length > 0) this.led = returned ? [] : news;
    this.queue.add({ ...state, moves: this.led, news, at: performance.now() });
  }

  private hearRefusal(refused: Refused): void {
    if (refused.sketch) return; // a block moved a moment too late: the hand goes on
    this.pending = false;
    this.refusal = { reason: refused.reason };
  }

  private show(state: Heard): void {
    this.settled = false;
    // Not before: what was chosen must not glow again in the old state. A move that was on its way when the connection
    // was lost is settled by the first state after it: it was made, or it can be made again.
    this.pending = false;
    this.log = [...this.log, ...state.news];
    this.shown = state;
  }
}

function waitOf(left: number | null | undefined, whole: number | null | undefined, at: number): Wait | null {
  return left === null || left === undefined || !whole ? null : { left, whole, at };
}

/** Whether somebody has decided anything yet: a game's very first state holds only what chance did. */
function isHistory(state: State): boolean {
  return state.moves.some((moved) => typeof moved.seat === "number");
}

/** This browser's part in the table's dice: 16 bytes that nobody could have known. */
function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
