// Sends the player's sketch to the others a few times a second. The newest is always sent; those before may be skipped.

const EVERY_MS = 250;

export class Sketching {
  private waiting: { what: unknown } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly send: (what: unknown) => void) {}

  show(what: unknown): void {
    this.waiting = { what };
    this.timer ??= setTimeout(() => this.flush(), EVERY_MS);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private flush(): void {
    this.timer = null;
    if (this.waiting) this.send(this.waiting.what);
    this.waiting = null;
  }
}
