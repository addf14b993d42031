// The state of a table in this browser, as the server sent it. It contains no rules and predicts nothing.
import { announce, ask } from "./announcement.svelte";
import type { Check } from "./fair/check.svelte";
import { noteLate, noteSeat, type Known } from "./fair/noted";
import { answer, isBroken, mustRenew, timesTooOften } from "./fair/pledge";
import { gameText, t } from "./i18n.svelte";
import { screenOf, type Screen } from "./games";
import type { Args, Made, Seat, Wait } from "./seat";
import { joined, type Heard } from "./heard";
import { Sketching } from "./sketching";
import { followRelease } from "./release";
import { isAway, isPlaying, Presence, type Notice } from "./presence";
import { Socket, type Trouble } from "./socket";
import { isQuick } from "./quick";
import { ShowQueue } from "./queue";
import type { AskReveal, Configure, Moved, Reason, Refused, State, Table, ToPlayer, ToServer } from "./wire";
import { eventWordsOf, wordsOf } from "./moveText";
import type { Value } from "./optionText";

/** The options of a table, and how fast its bots move. */
interface Settings {
  readonly options: Readonly<Record<string, Value>>;
  readonly pace: Table["pace"];
}

/**
 * Somebody who is away while the others wait: after `ms`, at `until` by performance.now(), a bot plays for them.
 * Or somebody who is here, and has not moved for minutes.
 */
export interface Absence {
  readonly seat: number;
  readonly here: boolean;
  readonly ms: number;
  readonly until: number;
}

/** A notice about a player, after so many moves. */
export interface Note extends Notice {
  readonly key: number;
  readonly seq: number;
}

const ANSWER_MS = 5000; // after this time the page shows what the table has, not what was sent
const SIT_AGAIN_MS = 1000; // between two tries to sit down with a fresh number
const AWAY = 12; // a viewer who missed more moves than these sees the current position without animations

export class LiveTable implements Seat<unknown, unknown, unknown> {
  table = $state.raw<Table | null>(null);
  shown = $state.raw<Heard | null>(null);
  log = $state.raw<readonly Moved[]>([]);
  trouble = $state<Trouble | null>(null); // why there is no connection; null: there is one
  troubleId = $state(""); // of the connection that a fault of the server has ended
  missing = $state(false); // the table does not exist
  ended = $state.raw<{ readonly reason: string; readonly words: string } | null>(null); // by the operator
  pending = $state(false);
  settled = $state(true); // whether every received state has been shown
  refusal = $state.raw<{ reason: Reason | "offline" } | null>(null);
  notes = $state.raw<readonly Note[]>([]); // who was replaced by a bot, and who came back
  private away = $state.raw<readonly Absence[]>([]);
  sketches = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  suspicious = $state(false); // whether it shows another name, or another fingerprint of its secret, than before
  brokenOff = $state(0); // how many starts were, if this browser reveals no more numbers by itself
  check = $state.raw<Check | null>(null); // of a finished game's draws
  running = $state.raw<{ readonly ms: number; readonly at: number } | null>(null);
  readonly replaying = false;
  held = $state(false); // whether the table should stand still
  private asked = $state.raw<Settings | null>(null); // the settings that were sent, until the table has them

  private readonly socket: Socket;
  private readonly queue = new ShowQueue<Heard>(
    (state) => this.show(state),
    (state) => (state.isRepeated ? 0 : this.linger(state.moves, state.view, isQuick(this.table?.pace, state.moves))),
    joined, // if the queue has fallen behind
    () => (this.settled = true),
  );
  private readonly sketching = new Sketching((sketch) => this.socket.send({ type: "sketch", sketch }));
  private readonly presence = new Presence();
  private satDown: ReturnType<typeof setTimeout> | undefined; // a moment ago; its answer may be on its way
  private linger: Screen["linger"] = () => 0;
  private moveArgs = $state.raw<Screen["moveArgs"]>();
  private known = 0; // the number of moves received, shown or not
  private first: Known | null = null; // the table as its first description showed it
  private led: Moved[] = []; // the last state's moves: on reconnecting the server sends the state without them
  private watching = false; // the user stood up on purpose: do not sit down automatically
  private closedFor = ""; // why the operator has closed the table, in their words
  private greeted = false; // whether the table's description has arrived over this connection

  constructor(readonly code: string) {
    this.socket = new Socket(code, {
      since: () => this.known,
      heard: (message) => this.hear(message),
      opened: () => {
        this.greeted = false;
        this.asked = null;
      },
      lost: (trouble, id) => {
        this.trouble = trouble;
        this.troubleId = id;
      },
      missing: () => (this.missing = true),
      ended: (reason) => (this.ended = { reason, words: this.closedFor }),
    });
  }

  // Read by the game's screen.

  readonly view = $derived(this.shown?.view);
  readonly chairs = $derived(this.table?.chairs ?? []);
  readonly you = $derived(this.table?.you ?? null);
  readonly options = $derived(this.table?.options ?? {});
  readonly moves = $derived(this.shown?.moves ?? []);
  readonly skipped = $derived(this.shown?.skipped ?? []);
  readonly quick = $derived(isQuick(this.table?.pace, this.moves));
  readonly seq = $derived(this.shown?.seq ?? 0);
  readonly actors = $derived(this.shown?.actors ?? []);
  readonly outcome = $derived(this.shown?.outcome ?? null);
  readonly standIn = $derived(this.you !== null && (this.chairs[this.you]?.stand_in ?? false));
  readonly legal = $derived(this.standIn ? [] : (this.shown?.legal ?? []));
  readonly myTurn = $derived(this.legal.length > 0 && (this.shown?.awaited.includes(this.you ?? -1) ?? false));
  /** Whether everybody else is a bot: then the table can stand still for the player. */
  readonly againstBots = $derived(
    this.chairs.length > 1 && this.chairs.every((chair, seat) => seat === this.you || chair.kind === "bot"),
  );
  /** Those who are away while the others wait for them, or who are here but do not move. */
  readonly absent = $derived(
    this.away.filter(({ seat, here }) =>
      here ? seat !== this.you && isPlaying(this.chairs[seat]) : isAway(this.chairs[seat]),
    ),
  );
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
    return wordsOf(made, { game, options, you: this.you, name: (seat) => this.name(seat), moveArgs: this.moveArgs });
  }

  /** What a move has caused, in words: a sentence for the log, or a stamp's few words. */
  eventText(event: unknown, kind: "event" | "stamp" = "event"): string {
    const { game, options } = this.table!;
    return eventWordsOf(event, kind, { game, options, you: this.you, name: (seat) => this.name(seat) });
  }

  /** Why a move was made that the player did not decide: the time was up, or a bot plays for a person. */
  cause({ cause, seat }: Moved): string {
    const isBots = typeof seat === "number" && this.chairs[seat]?.kind === "bot";
    return !cause || cause === "self" || isBots ? "" : t(`by-${cause}`);
  }

  /** A notice in words. */
  noteText({ what, seat }: Notice): string {
    return t(what === "bot" ? "note-bot" : "note-back", { name: this.name(seat) });
  }

  play(move: unknown, pressedAt?: number): void {
    if (this.pending) return;
    this.pending = this.say({ type: "move", seq: this.seq, move, at: pressedAt ?? null });
  }

  sketch(what: unknown): void {
    this.sketching.show(what);
  }

  // Called by the page around the game's screen.

  /** The settings that the host has chosen: those that were sent, before the table has them. */
  readonly settings = $derived(this.asked ?? (this.table as Settings | null));

  /** Change some of the settings; the others stay as they are. Bots of the first of two levels get the second. */
  configure(
    options: Settings["options"],
    pace: Table["pace"] = this.settings!.pace,
    levels: Configure["levels"] = null,
  ): void {
    const asked = { options: { ...this.settings!.options, ...options }, pace };
    if (!this.say({ type: "configure", ...asked, levels })) return;
    this.asked = asked;
    setTimeout(() => this.asked === asked && (this.asked = null), ANSWER_MS); // the table may get other settings
  }

  /** Send a message that is not a move. Returns whether it could be sent. */
  ask(
    message: Exclude<
      ToServer,
      { type: "move" | "sit" | "reveal" | "stand" | "configure" | "hold" | "sketch" | "pong" }
    >,
  ): boolean {
    return this.say(message);
  }

  /** Let bots, timers and the clock stand still, or go on. */
  hold(on: boolean): void {
    if (on === this.held) return;
    this.held = on;
    this.askToHold();
  }

  private askToHold(): void {
    if (this.table?.phase === "playing" && this.againstBots) this.socket.send({ type: "hold", on: this.held });
  }

  sit(chair: number | null = null): void {
    if (!this.table) return;
    this.watching = false;
    this.brokenOff = 0;
    clearTimeout(this.satDown);
    this.satDown = setTimeout(() => {
      this.satDown = undefined;
      this.renew();
    }, SIT_AGAIN_MS);
    void this.commit(chair);
  }

  private async commit(chair: number | null): Promise<void> {
    const part = await import("./fair/commit").catch(() => null);
    if (part && this.table) this.say({ type: "sit", commitment: part.commit(this.table, this.first!), chair });
    else this.refusal = { reason: "offline" };
  }

  /** Sit down again where the number that this browser has committed to cannot be used any more. */
  private renew(): void {
    if (this.satDown || !this.table || this.trouble) return;
    const isDue = mustRenew(this.table, this.first!);
    this.brokenOff = isDue ? timesTooOften(this.first!) : 0;
    if (isDue && !this.brokenOff) this.sit(this.table.you);
  }

  /** After the end: compute every draw again. */
  async checkDraws(): Promise<void> {
    const part = await import("./fair/check.svelte").catch(() => null); // the dialog reports the error
    if (part && this.table) this.check ??= new part.Check(this.first!, this.table.you, this.suspicious);
  }

  stand(): void {
    this.watching = true;
    this.say({ type: "stand" });
  }

  close(): void {
    clearTimeout(this.satDown);
    this.sketching.stop();
    this.queue.stop();
    this.socket.close();
  }

  /** Send a message. Without a connection it is refused at once, and not kept for later. */
  private say(message: ToServer): boolean {
    const said = this.socket.send(message);
    if (!said) this.refusal = { reason: "offline" };
    return said;
  }

  // Messages from the server.

  private hear(message: ToPlayer): void {
    if (message.type === "table") this.hearTable(message);
    else if (message.type === "state") this.hearState(message);
    else if (message.type === "reveal") this.hearReveal(message);
    else if (message.type === "ping") this.socket.send({ type: "pong", id: message.id, at: performance.now() });
    else if (message.type === "running") this.running = { ms: message.ms, at: performance.now() };
    else if (message.type === "sketched") this.sketches = new Map(this.sketches).set(message.seat, message.sketch);
    else if (message.type === "announced") announce(message.announcement);
    else if (message.type === "closed") this.closedFor = message.reason;
    else this.hearRefusal(message);
  }

  private hearTable(table: Table): void {
    if (!this.table) void this.fetchScreen(table.game);
    if (this.trouble) {
      void followRelease(); // the server may have been updated in the meantime
      void ask();
      if (this.check?.failure) this.check.run();
    }
    this.trouble = null;
    this.table = table;
    this.note(table);
    this.notePresence(table);
    if (this.asked && isSet(this.asked, table)) this.asked = null;
    if (!this.greeted && !this.watching && table.phase === "lobby" && !table.starting) this.takePlace(table);
    this.renew();
    if (!this.greeted && this.held) this.askToHold(); // a lost connection has ended it
    this.greeted = true;
  }

  /** Note what the end of the game is compared with, and whether the table is still the same. */
  private note({ name, code, commitment, phase, you }: Table): void {
    this.first ??= { address: this.code, name, code, commitment };
    this.suspicious ||= isBroken({ name, commitment }, this.first);
    if (phase !== "lobby" && you !== null) noteSeat(this.first, you);
  }

  /** The game starts: everybody's browser reveals its number. */
  private hearReveal(asked: AskReveal): void {
    const nonce = this.table && answer(asked, this.table, this.first!);
    if (nonce !== null) this.socket.send({ type: "reveal", nonce });
  }

  private notePresence(table: Table): void {
    const news = table.phase === "playing" ? this.presence.follow(table.chairs, table.you, performance.now()) : [];
    const notes = news.map((notice, i) => ({ ...notice, key: this.notes.length + i, seq: this.known }));
    if (notes.length > 0) this.notes = [...this.notes, ...notes];
  }

  /** On arrival in a lobby: take the former chair or any free one. If there is none, the user watches. */
  private takePlace(table: Table): void {
    const free = table.chairs.some((chair) => chair.kind === "open");
    if ((table.you !== null || free) && !timesTooOften(this.first!)) this.sit(table.you);
  }

  /** Load the game's screen before the game begins: it defines how long each state is shown. */
  private async fetchScreen(game: string): Promise<void> {
    const screen = await screenOf(game)?.catch(() => null); // the component that shows the screen reports the error
    if (screen) ({ linger: this.linger, moveArgs: this.moveArgs } = screen);
  }

  private hearState(state: State): void {
    const news = state.moves.filter((moved) => moved.seq > this.known);
    const returned = this.shown === null ? isHistory(state) : news.length > AWAY;
    const isRepeated = this.shown !== null && state.seq === this.known;
    this.known = state.seq;
    this.away = state.away.map(({ seat, ms, here }) => ({ seat, ms, here, until: performance.now() + ms }));
    if (returned || news.length > 0) this.led = returned ? [] : news;
    this.queue.add({ ...state, moves: this.led, news, skipped: [], isRepeated, at: performance.now() });
  }

  private hearRefusal(refused: Refused): void {
    if (refused.sketch) return; // a sketch that arrived too late: the player need not know
    if (refused.reveal) {
      if (refused.reason === "stale") noteLate(this.first!);
      return; // the player has done nothing, and reads of it at the end
    }
    this.pending = false;
    this.asked = null;
    this.refusal = { reason: refused.reason };
  }

  private show(state: Heard): void {
    if (!state.isRepeated) this.settled = false;
    // Only now: the chosen move must not become available again in the old state. If the connection was lost after a
    // move was sent, the first state after it shows whether the move was made or can be made again.
    this.pending = false;
    this.log = [...this.log, ...state.news];
    this.shown = state;
  }
}

/** Whether a table has these settings. */
function isSet({ options, pace }: Settings, table: Table): boolean {
  const has = table.options as Settings["options"];
  return pace === table.pace && Object.keys(options).every((name) => options[name] === has[name]);
}

function waitOf(left: number | null | undefined, whole: number | null | undefined, at: number): Wait | null {
  return left === null || left === undefined || !whole ? null : { left, whole, at };
}

/** Whether a player has made a move yet: a game's first state contains only the moves of chance. */
function isHistory(state: State): boolean {
  return state.moves.some((moved) => typeof moved.seat === "number");
}
