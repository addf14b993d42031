// A queue that shows items one after the other, each for its own time, and joins items when it falls behind.

const PATIENCE = 3; // if more items than this are waiting, they are shown as one
const HIDDEN_MS = 50; // a hidden page needs no pauses

export class ShowQueue<Thing> {
  private waiting: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly lasts: (thing: Thing) => number,
    private readonly join: (first: Thing, later: Thing) => Thing,
    private readonly done: () => void,
  ) {}

  add(thing: Thing): void {
    this.waiting.push(thing);
    if (this.waiting.length > PATIENCE) this.waiting = [this.waiting.reduce(this.join)];
    if (this.timer === null) this.next();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    const thing = this.waiting.shift();
    if (thing === undefined) {
      this.timer = null;
      this.done();
      return;
    }
    this.show(thing);
    const ms = document.hidden ? HIDDEN_MS : this.lasts(thing);
    this.timer = setTimeout(() => this.next(), ms);
  }
}
