// The level of the bots that join a table, unless the host chooses another.

import { isAsked, type Values } from "./options";
import type { GameInfo } from "./wire";

/** Gentle for newcomers, and for choices that are meant for small children. */
export function usualLevel(info: GameInfo, values: Values, newcomer: boolean): "gentle" | "fair" {
  return newcomer || isForChildren(info, values) ? "gentle" : "fair";
}

function isForChildren(info: GameInfo, values: Values): boolean {
  const applying = info.options.filter((option) => isAsked(option, values));
  return applying.some((option) => option.gentle.some((choice) => choice === values[option.name]));
}
