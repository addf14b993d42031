// The keys of the game that is on the screen, for the list of keys.
import { gameText, hasText } from "./i18n.svelte";

/** A key, and the name of the game's text that says what it does. */
export interface Key {
  key: string;
  text: string;
}

let here = $state.raw<{ game: string; keys: readonly Key[] }>({ game: "", keys: [] });

/** A game's screen is shown: these keys work now. Gives what to call when it goes. */
export function offerKeys(game: string, keys: readonly Key[]): () => void {
  here = { game, keys };
  return () => (here = { game: "", keys: [] });
}

/** The game's keys that work now, each with what it does, in words. */
export function gameKeys(): [key: string, words: string][] {
  const worded = here.keys.filter(({ text }) => hasText(here.game, text));
  return worded.map(({ key, text }) => [key, gameText(here.game, text)]);
}
