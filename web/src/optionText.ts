// Names and values of a game's options, from its texts: option-<name>, option-<name>-help, option-<name>-<value>.
import { gameText, hasText, number, t } from "./i18n.svelte";
import type { Option } from "./wire";

export type Value = string | number | boolean | null;

/** The text of an option's value; null stands for the default, which is the number `usual` if that is known. */
export function optionWords(game: string, option: string, value: Value, usual: number | null = null): string {
  if (value === null) return usual === null ? t("usual") : t("usual-number", { number: number(usual) });
  const id = `option-${option}-${value}`;
  if (hasText(game, id)) return gameText(game, id);
  return typeof value === "number" ? number(value) : String(value);
}

/** Name and value of an option of a chair: option-<name> and option-<name>-value, without the chair's number. */
export function chairOptionWords(game: string, option: Option, value: Value): { name: string; set: string } {
  const id = `option-${option.name.replace(/_\d+$/, "")}`;
  const known = hasText(game, `${id}-value`) && typeof value === "number";
  const set = known ? gameText(game, `${id}-value`, { value }) : optionWords(game, option.name, value);
  return { name: gameText(game, hasText(game, id) ? id : `option-${option.name}`), set };
}

/** The help text of an option, or "" if the game has none. */
export function optionHelp(game: string, option: string): string {
  const id = `option-${option}-help`;
  return hasText(game, id) ? gameText(game, id) : "";
}
