import { beforeEach, expect, test, vi } from "vitest";
import type { AskReveal, Chair, Table } from "../wire";
import { commit } from "./commit";
import { fingerprintOf } from "./hash";
import { noted } from "./noted";
import { answer, isBroken, mustRenew } from "./pledge";

let code = "";
const SECRET = "5".repeat(64); // the fingerprint of the table's secret

function table(mine: string, change: Partial<Table> = {}): Table {
  const chairs = [{ kind: "person", commitment: mine } as Chair, { kind: "bot", commitment: "" } as Chair];
  return {
    name: `NAME${code}`,
    code,
    phase: "lobby",
    starting: false,
    you: 0,
    commitment: SECRET,
    chairs,
    ...change,
  } as Table;
}

function asked(mine: string, change: Partial<AskReveal> = {}): AskReveal {
  const seats: AskReveal["seats"] = [
    { kind: "person", commitment: mine },
    { kind: "bot", commitment: "" },
  ];
  return { type: "reveal", commitment: SECRET, seats, ...change };
}

let stored: Map<string, string>;

beforeEach(() => {
  vi.restoreAllMocks();
  code += "A"; // another table for each test
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

/** What is revealed to a table that asks for the number with this fingerprint. */
const revealed = (mine: string, change: Partial<AskReveal> = {}): string | null =>
  answer(asked(mine, change), table(mine));

test("the number is revealed that was committed to", () => {
  const mine = commit(table(""));
  expect(fingerprintOf(revealed(mine)!)).toBe(mine);
  expect(noted(table(mine))).toMatchObject({ commitment: SECRET, asked: 1, revealed: { seat: 0 } });
});

test("nothing is revealed to a table that shows another fingerprint than before, even under another name", () => {
  const mine = commit(table(""));
  const other = "6".repeat(64);
  expect(isBroken(table(mine))).toBe(false);
  expect(isBroken(table(mine, { commitment: other }))).toBe(true);
  expect(isBroken(table(mine, { commitment: other, name: "another" }))).toBe(true);
  expect(revealed(mine, { commitment: other })).toBeNull();
});

test("the code of a table may be another one's after some days", () => {
  const mine = commit(table(""));
  const later = Date.now() + 3 * 24 * 3600 * 1000;
  vi.spyOn(Date, "now").mockReturnValue(later);
  expect(isBroken(table(mine, { commitment: "6".repeat(64), name: "another" }))).toBe(false);
  expect(isBroken(table(mine, { commitment: "6".repeat(64) }))).toBe(true);
});

test("nothing is revealed for a fingerprint that is not this browser's", () => {
  commit(table(""));
  expect(revealed("7".repeat(64))).toBeNull();
});

test("a number is revealed for one list of seats only, however often it is asked for", () => {
  const mine = commit(table(""));
  const first = revealed(mine);
  expect(revealed(mine)).toBe(first);
  const others = [...asked(mine).seats.slice(0, 1), { kind: "person" as const, commitment: "8".repeat(64) }];
  expect(revealed(mine, { seats: others })).toBeNull();
  expect(noted(table(mine))?.asked).toBe(1);
});

test("a number is not revealed again after another one", () => {
  const mine = commit(table(""));
  revealed(mine);
  const fresh = commit(table(mine));
  revealed(fresh);
  expect(revealed(mine)).toBeNull();
  expect(noted(table(fresh))?.asked).toBe(2);
});

test("a fresh number is needed after one was revealed, and where the table has none", () => {
  const mine = commit(table(""));
  expect(mustRenew(table(mine))).toBe(false);
  expect(mustRenew(table(""))).toBe(true);
  revealed(mine);
  expect(mustRenew(table(mine))).toBe(true);
  expect(mustRenew(table(mine, { starting: true }))).toBe(false);
  expect(mustRenew(table(mine, { phase: "playing" }))).toBe(false);
});

test("only the newest tables are kept", () => {
  for (let i = 0; i < 30; i++) commit(table("", { name: `T${i}`, code: `C${i}` }));
  expect((JSON.parse(stored.get("madcap-fair")!) as unknown[]).length).toBe(20);
});

test("taking the chair back in a running game changes nothing", () => {
  const mine = commit(table(""));
  for (let i = 0; i < 20; i++) commit(table(mine, { phase: "playing" }));
  expect(Object.keys(noted(table(mine))!.numbers)).toEqual([mine]);
});

test("a browser that stores nothing remembers as long as the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  const mine = commit(table(""));
  expect(fingerprintOf(revealed(mine)!)).toBe(mine);
});
