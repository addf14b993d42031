// A table's socket that mends itself: it comes back after a pause that grows, and says how far it had got.
import type { ToPlayer, ToServer } from "./wire";

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 5000;
const NO_SUCH_TABLE = 4404; // the server's code when it closes the socket for good
const IDLE = 4408; // and when nothing has happened for long
const OWN_CODES = 4000; // from here on a close code is the server's own, and says why

interface Listener {
  since(): number; // how many moves we know of
  heard(message: ToPlayer): void;
  opened(): void;
  lost(reason: string): void; // empty if it was the line
  missing(): void; // there is no such table
}

export class Socket {
  private live: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly hurry = () => this.reconnect();

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("pointerdown", this.hurry);
    addEventListener("keydown", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  send(message: ToServer): boolean {
    if (this.live?.readyState !== WebSocket.OPEN) return false;
    this.live.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("pointerdown", this.hurry);
    removeEventListener("keydown", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    const live = this.live;
    this.live = null;
    live?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.code}/live?since=${this.listener.since()}`;
    const socket = new WebSocket(address);
    this.live = socket;
    socket.onopen = () => this.listener.opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.tries = 0;
      this.listener.heard(JSON.parse(event.data) as ToPlayer);
    };
    socket.onclose = (event) => {
      if (this.live !== socket) return;
      if (event.code === NO_SUCH_TABLE) this.listener.missing();
      else this.comeBack(event);
    };
  }

  private comeBack(closed: CloseEvent): void {
    this.live = null;
    this.listener.lost(closed.code >= OWN_CODES ? closed.reason : "");
    if (closed.code === IDLE) return; // until somebody is there again
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.tries++);
    // Everybody at a table loses the server at the same time: let them not all come back in the same moment.
    this.timer = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }

  /** The network is back, or somebody looks at the page again or touches it: no need to wait any longer. */
  private reconnect(): void {
    if (this.live || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  }
}
