// The keyboard shortcuts of the current game, for the list of keys, and whether there is a keyboard.
import { gameText, hasText } from "./i18n.svelte";

/** A key, and the name of the game's text that says what it does. */
export interface Key {
  key: string;
  text: string;
}

let here = $state.raw<{ game: string; keys: readonly Key[] }>({ game: "", keys: [] });

let used = $state(false);

/** Note that a key was pressed: there is a keyboard, whatever kind of device this is. */
export function noteKey(key: string): void {
  if (key !== "Unidentified") used = true; // keys on the screen of a phone have no name
}

/** Whether a key was pressed on this page. */
export const hasUsedKeys = (): boolean => used;

/** Register the keys of a game's screen. Returns the function that removes them. */
export function offerKeys(game: string, keys: readonly Key[]): () => void {
  here = { game, keys };
  return () => (here = { game: "", keys: [] });
}

/** The registered keys, each with the text of what it does. */
export function gameKeys(): [key: string, words: string][] {
  const worded = here.keys.filter(({ text }) => hasText(here.game, text));
  return worded.map(({ key, text }) => [key, gameText(here.game, text)]);
}
