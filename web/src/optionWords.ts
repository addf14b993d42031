// A game's options in the words of its texts: option-<name>, option-<name>-help, option-<name>-<value>.
import { gameText, hasText, number, t } from "./i18n.svelte";

export type Value = string | number | boolean | null;

/** What an option is set to. Nothing means: as it usually is. */
export function optionWords(game: string, option: string, value: Value): string {
  if (value === null) return t("usual");
  const id = `option-${option}-${value}`;
  if (hasText(game, id)) return gameText(game, id);
  return typeof value === "number" ? number(value) : String(value);
}

/** One line about an option, if the game has one. */
export function optionHelp(game: string, option: string): string {
  const id = `option-${option}-help`;
  return hasText(game, id) ? gameText(game, id) : "";
}
