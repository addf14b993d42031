// The check of a finished game's draws, as far as it has come.
import { getDraws } from "../api";
import { reasonOf } from "../problems";
import type { Table } from "../wire";
import { isFair, recompute, type Findings } from "./draws";
import { noted, type Noted } from "./noted";

export class Check {
  done = $state(0);
  total = $state(0);
  commitment = $state("");
  findings = $state.raw<Findings | null>(null);
  failure = $state("");
  readonly isFair = $derived(this.findings === null ? null : isFair(this.findings));

  readonly noted: Noted | null;
  private readonly name: string;

  constructor(table: Pick<Table, "name" | "code">) {
    this.name = table.name;
    this.noted = noted(table);
    recompute(
      (first) => this.load(first),
      this.noted,
      (done, total) => ([this.done, this.total] = [done, total]),
    ).then(
      (found) => (this.findings = found),
      (error: unknown) => (this.failure = reasonOf(error)),
    );
  }

  private async load(first: number) {
    const page = await getDraws(this.name, first);
    this.commitment = page.commitment;
    return page;
  }
}
