// Requests to the server's HTTP API. The messages of a table come over its WebSocket instead: see table.svelte.ts.
import type { Announced, Best, Draws, GameInfo, Kept, Me, NewTable, Problem, Replay, Table, TableMade } from "./wire";

const AWAY = [502, 503, 504]; // a proxy's status codes when the server is not running

/** A request that the server refused, or that did not reach it, with the reason. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    detail: string,
    readonly id = "", // of the request, in the server's log, too
  ) {
    super(detail);
  }
}

/** The player of this browser. A new one gets a name in this language. */
export const getMe = (language: string) => ask<Me>("GET", "/api/me", undefined, { "accept-language": language });
export const rename = (name: string) => ask<Me>("PUT", "/api/me", { name });
/** The player's best times in games alone, of all games. */
export const getBests = () => ask<Best[]>("GET", "/api/bests");
/** What the operator of the server wants everybody to know. */
export const getAnnouncement = () => ask<Announced>("GET", "/api/announcement");
export const makeTable = (table: NewTable) => ask<TableMade>("POST", "/api/tables", table);
export const getTable = (code: string) => ask<Table>("GET", `/api/tables/${code}`);
export const getReplay = (code: string, first: number, count: number) =>
  ask<Replay>("GET", `/api/tables/${code}/replay?first=${first}&count=${count}`);
export const getKept = (table: string) => ask<Kept>("GET", `/api/tables/${table}/kept`);
export const keep = (table: string, kept: boolean) => ask<Kept>("PUT", `/api/tables/${table}/kept`, { kept });
export const getDraws = (code: string, first: number) => ask<Draws>("GET", `/api/tables/${code}/draws?first=${first}`);

let games: Promise<GameInfo[]> | null = null;

/** The games that the server offers. They are loaded once, and again only after a failure. */
export function getGames(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>("GET", "/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

type Headers = Record<string, string>;

async function ask<Answer>(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...headers, "content-type": "application/json" };
  }
  const response = await fetch(path, init).catch(() => null);
  if (!response) throw new Refusal("offline", "The server cannot be reached.");
  if (!response.ok) throw await refusalIn(response);
  return (await response.json()) as Answer;
}

async function refusalIn(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (typeof problem?.reason === "string") return new Refusal(problem.reason, problem.detail, problem.id);
  if (AWAY.includes(response.status)) return new Refusal("offline", response.statusText);
  const id = response.headers.get("x-request-id") ?? "";
  return new Refusal(response.status === 404 ? "not-found" : "server", response.statusText, id);
}
