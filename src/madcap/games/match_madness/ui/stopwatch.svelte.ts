// The player's running time for a card, for display; the server's time counts. It survives a reload.
import { recall, remember } from "./memory";

interface Run {
  readonly on: string; // the id of what is being built
  readonly before: number; // ms, before the last pause
  readonly since: number | null; // start by the wall clock; null during a pause
}

const TICK_MS = 100;

export class Stopwatch {
  ms = $state(0);
  #run: Run | null = asRun(recall("clock"));

  /** Whether this has been measured since it began, as far as known. */
  knows(on: string): boolean {
    return this.#run?.on === on;
  }

  /** Update what is being built (null: nothing), and whether its time is running. */
  follow(on: string | null, running: boolean): void {
    if (on === null) return;
    const run = this.#run?.on === on ? this.#run : { on, before: 0, since: null };
    const now = Date.now();
    if (running && run.since === null) this.#keep({ ...run, since: now });
    else if (!running && run.since !== null) this.#keep({ on, before: run.before + now - run.since, since: null });
    else this.#run = run;
    this.#look();
  }

  /** Set the time of what is being built to the server's. */
  correct(ms: number): void {
    if (!this.#run) return;
    this.#keep({ ...this.#run, before: ms, since: this.#run.since === null ? null : Date.now() });
    this.#look();
  }

  /** Update `ms` regularly; returns a function that stops the updates. */
  tick(): () => void {
    const timer = setInterval(() => this.#look(), TICK_MS);
    return () => clearInterval(timer);
  }

  #look(): void {
    const run = this.#run;
    this.ms = run ? run.before + (run.since === null ? 0 : Date.now() - run.since) : 0;
  }

  #keep(run: Run): void {
    this.#run = run;
    remember("clock", run);
  }
}

function asRun(thing: unknown): Run | null {
  const run = thing as Partial<Run> | null;
  const isRun =
    typeof run?.on === "string" &&
    typeof run.before === "number" &&
    (run.since === null || typeof run.since === "number");
  return isRun ? (run as Run) : null;
}
