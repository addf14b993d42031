// Texts in five languages. The page's own are in texts/, a game's in its folder; a game's are loaded when needed.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Args } from "./seat";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano", da: "Dansk" } as const;
export type Language = keyof typeof LANGUAGES;

type Raw = () => Promise<string>;
const OURS = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../src/madcap/games/*/texts/*.ftl", { query: "?raw", import: "default" });

const KEY = "madcap-language";
export const PAGE = "";
let language = $state<Language>("en");
let bundles = $state.raw<Record<string, FluentBundle>>({});

/** The language that is spoken now. */
export function speaking(): Language {
  return language;
}

/** A text of the page. */
export function t(id: string, args: Args = {}): string {
  return text(PAGE, id, args);
}

/** A text of a game, whose texts were loaded by `learn`. */
export function gameText(game: string, id: string, args: Args = {}): string {
  return text(game, id, args);
}

/** Whether a game, or the page, has a text of this name. */
export function hasText(game: string, id: string): boolean {
  return bundles[game]?.hasMessage(id) ?? false;
}

/**
 * Load the texts of a game in the language that is spoken. Whoever waits for it does not wait again when that changes:
 * what is said changes by itself, and what was open or picked up stays so.
 */
export async function learn(game: string): Promise<void> {
  if (untrack(() => bundles[game])) return;
  const bundle = await load(game, untrack(speaking));
  bundles = { ...bundles, [game]: bundle };
}

/** Speak this browser's language (the one chosen here before, else the first of its own that we know), games' too. */
export function speakFirst(games: string[]): Promise<void> {
  const wanted = [remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return speak(wanted.find(isLanguage) ?? "en", [PAGE, ...games]);
}

/** Change the language. Everything is loaded before a word changes, so that nothing flickers. */
async function speak(next: Language, rooms: string[]): Promise<void> {
  const loaded = await Promise.all(rooms.map(async (room) => [room, await load(room, next)] as const));
  bundles = { ...bundles, ...Object.fromEntries(loaded) };
  language = next;
  document.documentElement.lang = next;
}

/** Change the language, and remember it in this browser. */
export function choose(next: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // a browser without storage forgets, and that is all
  }
  return speak(next, Object.keys(bundles));
}

/** A number as people of this language write it. */
export function number(value: number): string {
  return value.toLocaleString(language);
}

function text(room: string, id: string, args: Args): string {
  const bundle = bundles[room];
  if (!bundle) return id;
  const wrong: Error[] = [];
  const message = bundle.getMessage(id);
  const words = message?.value ? bundle.formatPattern(message.value, args, wrong) : id;
  if (!message?.value || wrong.length > 0) console.error(`text ${room || "of the page"}: ${id}`, ...wrong);
  return words;
}

async function load(room: string, lang: Language): Promise<FluentBundle> {
  const raw = sourceOf(room, lang) ?? sourceOf(room, "en");
  // All five languages run from left to right, so names need no isolating marks around them.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  if (raw) bundle.addResource(new FluentResource(await raw()));
  return bundle;
}

function sourceOf(room: string, lang: Language): Raw | undefined {
  if (room === PAGE) return OURS[`./texts/${lang}.ftl`];
  return GAMES[`../../src/madcap/games/${room}/texts/${lang}.ftl`];
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function isLanguage(tag: string | null): tag is Language {
  return tag !== null && tag in LANGUAGES;
}
