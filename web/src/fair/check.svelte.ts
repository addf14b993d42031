// The check of a finished game's draws, as far as it has come.
import { getDraws } from "../api";
import { reasonOf } from "../problems";
import { recompute, verdictOf, type Findings } from "./draws";
import { noted, type Known, type Noted } from "./noted";

export class Check {
  done = $state(0);
  total = $state(0);
  commitment = $state("");
  findings = $state.raw<Findings | null>(null);
  failure = $state(""); // why the draws could not be loaded
  readonly verdict = $derived(this.findings === null ? null : verdictOf(this.findings));
  readonly noted: Noted | null;

  /** `you` is the player's seat, if it is known. A `suspicious` table has once shown something else than before. */
  constructor(
    private readonly known: Known,
    readonly you: number | null,
    private readonly suspicious: boolean,
  ) {
    this.noted = noted(known);
    this.run();
  }

  /** Compute the draws; once more, if they could not be loaded. */
  run(): void {
    this.failure = "";
    const { noted, you, known } = this;
    const isTableAsBefore = !this.suspicious && (noted === null || noted.table === known.name);
    recompute(
      (first) => this.load(first),
      { noted, you, shown: known.commitment, isTableAsBefore },
      (done, total) => ([this.done, this.total] = [done, total]),
    ).then(
      (found) => (this.findings = found),
      (error: unknown) => (this.failure = reasonOf(error)),
    );
  }

  private async load(first: number) {
    const page = await getDraws(this.known.name, first);
    this.commitment = page.commitment;
    return page;
  }
}
