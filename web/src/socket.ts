// A table's WebSocket. It reconnects after growing pauses, and sends the server the last state that it has received.
import type { ToPlayer, ToServer } from "./wire";

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 5000;
const MANY_TRIES = 8; // after these, about 20 s, the page no longer announces that the connection will be back soon
const QUIET_MS = 50_000; // the server sends something every 20 s: after this silence the connection is considered dead
const ANSWER_MS = 10_000; // the server answers messages, and a new connection, immediately
const WATCH_MS = 1000;
const NO_SUCH_TABLE = 4404; // the server's close code for a table that does not exist
const FINAL = [4401, 4403, 4410]; // the operator has removed the player, banned them, or closed the table
const AWAITS_USER = ["idle", "made-room"]; // the server's reasons after which only an active user reconnects
const TOO_FAST = "too-fast"; // the server's reason for closing a connection that kept sending too fast
const CALM_MS = 10_000; // the pause after that
const OWN_CODES = 4000; // close codes from here on are defined by our server, and have a reason
const GOING_AWAY = [1001, 1012]; // the close codes of a server that is shutting down

const OF_THE_LINE = ["lost", "offline", "restarting", "away"] as const;

/** Why there is no connection, as far as it is known: the network, or the server's own reason for closing it. */
export type Trouble = (typeof OF_THE_LINE)[number] | (string & {});
export const isOfTheLine = (trouble: Trouble): boolean => OF_THE_LINE.some((one) => one === trouble);

interface Listener {
  since(): number; // the number of moves that this browser knows of
  heard(message: ToPlayer): void;
  opened(): void;
  lost(trouble: Trouble, id: string): void; // after a fault of the server, the id of the connection
  missing(): void; // the table does not exist
  ended(reason: string): void; // the operator has ended the connection, for good
}

export class Socket {
  private live: WebSocket | null = null;
  private tries = 0;
  private restarting = false;
  private due = 0; // the time by which the next message must have arrived
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watch = setInterval(() => this.dropDeadLine(), WATCH_MS);
  private readonly seen = () => this.hurry();
  private readonly networked = () => {
    this.drop(); // the network may have changed: the old connection is dead, without any event that says so
    this.hurry();
  };

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.networked);
    addEventListener("pointerdown", this.seen);
    addEventListener("keydown", this.seen);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  /** Send a message. Returns whether there is a connection. The server's answer is expected soon. */
  send(message: ToServer): boolean {
    if (this.live?.readyState !== WebSocket.OPEN) return false;
    this.live.send(JSON.stringify(message));
    const answered = message.type !== "sketch" && message.type !== "pong";
    if (answered) this.due = Math.min(this.due, Date.now() + ANSWER_MS);
    return true;
  }

  close(): void {
    removeEventListener("online", this.networked);
    removeEventListener("pointerdown", this.seen);
    removeEventListener("keydown", this.seen);
    document.removeEventListener("visibilitychange", this.seen);
    clearInterval(this.watch);
    clearTimeout(this.timer);
    this.release();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.code}/live?since=${this.listener.since()}`;
    const socket = new WebSocket(address);
    this.live = socket;
    this.due = Date.now() + ANSWER_MS;
    socket.onopen = () => this.listener.opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.live === socket) this.hear(JSON.parse(event.data) as ToPlayer);
    };
    socket.onclose = (event) => {
      if (this.live !== socket) return;
      const final = FINAL.includes(event.code);
      if (event.code !== NO_SUCH_TABLE && !final) return this.comeBack(event);
      this.close();
      if (final) this.listener.ended(event.reason);
      else this.listener.missing();
    };
  }

  private hear(message: ToPlayer): void {
    this.tries = 0;
    this.restarting = false;
    this.due = Date.now() + QUIET_MS;
    this.listener.heard(message);
  }

  private comeBack(closed?: CloseEvent): void {
    this.release();
    if (closed && GOING_AWAY.includes(closed.code)) this.restarting = true;
    const [said = "", id = ""] = closed && closed.code >= OWN_CODES ? closed.reason.split(" ") : [];
    if (AWAITS_USER.includes(said)) return this.listener.lost(said, id);
    const longest = said === TOO_FAST ? CALM_MS : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.tries++);
    this.listener.lost(said || this.trouble(), id);
    // All players of a table lose the server at the same time: random pauses spread their reconnections.
    this.timer = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }

  private trouble(): Trouble {
    if (!navigator.onLine) return "offline";
    if (this.tries > MANY_TRIES) return "away";
    return this.restarting ? "restarting" : "lost";
  }

  /** Drop a dead connection: after sleep, or behind a broken network, it can be dead without having been closed. */
  private dropDeadLine(): void {
    if (Date.now() > this.due) this.drop();
  }

  private drop(): void {
    if (this.live) this.comeBack();
  }

  private release(): void {
    const live = this.live;
    this.live = null;
    live?.close();
  }

  /** Reconnect without waiting: the network is back, or the user has returned to the page or touched it. */
  private hurry(): void {
    if (document.hidden) return;
    this.dropDeadLine();
    if (this.live) return;
    clearTimeout(this.timer);
    this.open();
  }
}
