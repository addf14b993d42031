import { beforeEach, expect, test, vi } from "vitest";
import type { AskReveal, Chair, Table } from "../wire";
import { commit } from "./commit";
import { fingerprintOf } from "./hash";
import { noted, noteLate, noteSeat, type Known } from "./noted";
import { answer, isBroken, mustRenew, timesTooOften } from "./pledge";

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

/** The table as the page saw it first. */
const known = (change: Partial<Known> = {}): Known => ({
  address: code,
  name: `NAME${code}`,
  code,
  commitment: SECRET,
  ...change,
});

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
  answer(asked(mine, change), table(mine), known());

test("the number is revealed that was committed to", () => {
  const mine = commit(table(""), known());
  expect(fingerprintOf(revealed(mine)!)).toBe(mine);
  expect(noted(known())).toMatchObject({ commitment: SECRET, asked: 1, revealed: { seat: 0 } });
});

const OTHER = "6".repeat(64);

test("nothing is revealed to a table that shows another fingerprint or another name than before", () => {
  const mine = commit(table(""), known());
  expect(isBroken(table(mine), known())).toBe(false);
  expect(isBroken(table(mine, { code: "" }), known())).toBe(false); // the table has given its code back
  expect(isBroken(table(mine, { commitment: OTHER }), known())).toBe(true);
  expect(isBroken(table(mine, { name: "another" }), known())).toBe(true);
  expect(revealed(mine, { commitment: OTHER })).toBeNull();
  expect(answer(asked(mine), table(mine, { name: "another" }), known())).toBeNull();
});

test("a page that has noted nothing notices a change, too", () => {
  expect(isBroken(table("", { commitment: OTHER }), known())).toBe(true);
  expect(isBroken(table("", { name: "another" }), known())).toBe(true);
});

test.each<[string, Partial<Known>]>([
  ["another name", { name: "another" }],
  ["another name and no code, at the same address", { name: "another", code: "" }],
  ["another name at an address that is the old one", { name: "another", code: "", address: "NAME" }],
  ["another name at an address that is new", { name: "another", address: "another" }],
])("a server does not get rid of a note by %s", (_, change) => {
  const mine = commit(table(""), known());
  const later = known({ ...change, commitment: OTHER, ...(change.address === "NAME" && { address: `NAME${code}` }) });
  expect(noted(later)?.numbers).toHaveProperty(mine);
  expect(isBroken(later, later)).toBe(true);
});

test("the code of a table may be another one's after some days", () => {
  commit(table(""), known());
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3 * 24 * 3600 * 1000);
  const next = known({ name: "another", commitment: OTHER });
  expect(isBroken(next, next)).toBe(false);
  const same = known({ commitment: OTHER });
  expect(isBroken(same, same)).toBe(true);
});

test("nothing is revealed for a fingerprint that is not this browser's", () => {
  commit(table(""), known());
  expect(revealed("7".repeat(64))).toBeNull();
});

test("a number is revealed for one list of seats only, however often it is asked for", () => {
  const mine = commit(table(""), known());
  const first = revealed(mine);
  expect(revealed(mine)).toBe(first);
  const others = [...asked(mine).seats.slice(0, 1), { kind: "person" as const, commitment: "8".repeat(64) }];
  expect(revealed(mine, { seats: others })).toBeNull();
  expect(noted(known())?.asked).toBe(1);
});

test("a number is not revealed again after another one", () => {
  const mine = commit(table(""), known());
  revealed(mine);
  const fresh = commit(table(mine), known());
  revealed(fresh);
  expect(revealed(mine)).toBeNull();
  expect(noted(known())?.asked).toBe(2);
});

test("a fresh number is needed after one was revealed, and where the table has none", () => {
  const mine = commit(table(""), known());
  expect(mustRenew(table(mine), known())).toBe(false);
  expect(mustRenew(table(""), known())).toBe(true);
  revealed(mine);
  expect(mustRenew(table(mine), known())).toBe(true);
  expect(mustRenew(table(mine, { starting: true }), known())).toBe(false);
  expect(mustRenew(table(mine, { phase: "playing" }), known())).toBe(false);
});

test("after some starts that were broken off, no number is revealed by itself", () => {
  expect(timesTooOften(known())).toBe(0);
  for (const times of [0, 2, 3]) {
    const mine = commit(table(""), known());
    revealed(mine);
    expect(timesTooOften(known())).toBe(times);
  }
});

test("the first seat in the game is noted, and that a number came too late", () => {
  const mine = commit(table(""), known());
  revealed(mine);
  noteLate(known());
  noteSeat(known(), 0);
  noteSeat(known(), 1);
  expect(noted(known())).toMatchObject({
    seat: 0,
    revealed: { seat: 0, isLate: true },
    numbers: { [mine]: expect.any(String) as unknown },
  });
});

test("only the newest tables are kept", () => {
  for (let i = 0; i < 30; i++) commit(table(""), known({ name: `T${i}`, code: `C${i}`, address: `C${i}` }));
  expect((JSON.parse(stored.get("madcap-fair")!) as unknown[]).length).toBe(20);
});

test("taking the chair back in a running game changes nothing", () => {
  const mine = commit(table(""), known());
  for (let i = 0; i < 20; i++) commit(table(mine, { phase: "playing" }), known());
  expect(Object.keys(noted(known())!.numbers)).toEqual([mine]);
});

test("a browser that stores nothing remembers as long as the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  const mine = commit(table(""), known());
  expect(fingerprintOf(revealed(mine)!)).toBe(mine);
});
