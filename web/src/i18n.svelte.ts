// Texts in five languages: the page's own are in texts/, a game's in its folder. A game's texts are loaded when needed.
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

/** The current language. */
export function speaking(): Language {
  return language;
}

/** A text of the page. */
export function t(id: string, args: Args = {}): string {
  return text(PAGE, id, args);
}

/** A text of a game. `learn` must have loaded the game's texts. */
export function gameText(game: string, id: string, args: Args = {}): string {
  return text(game, id, args);
}

/** Whether a game, or the page, has a text of this name. */
export function hasText(game: string, id: string): boolean {
  return bundles[game]?.hasMessage(id) ?? false;
}

/**
 * Load the texts of a game in the current language. A $derived or $effect that calls this does not run again when the
 * language changes: texts on the screen follow the change, and open dialogs and picked-up pieces stay as they are.
 */
export async function learn(game: string): Promise<void> {
  if (untrack(() => bundles[game])) return;
  const bundle = await load(game, untrack(speaking));
  bundles = { ...bundles, [game]: bundle };
}

/** The language that the user has chosen, else the first of the browser's that we have. */
export function firstLanguage(): Language {
  const wanted = [remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? "en";
}

/** Load the page's and these games' texts in the first language. */
export function speakFirst(games: string[]): Promise<void> {
  return speak(firstLanguage(), [PAGE, ...games]);
}

/** Change the language. All texts are loaded before it changes, so that nothing flickers. */
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
    // without storage the choice lasts until the page is closed
  }
  return speak(next, Object.keys(bundles));
}

/** A number, formatted for the current language. */
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
