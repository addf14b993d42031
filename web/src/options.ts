// Selects what an options form shows: the options that apply, and the choices that fit the other values.
import type { Value } from "./optionText";
import type { Option } from "./wire";

/** The values of the options, and `seats`, the number of chairs. */
export type Values = Readonly<Record<string, Value>>;

const hold = (wanted: Option["when"], values: Values): boolean =>
  Object.entries(wanted).every(([name, allowed]) => allowed.includes(values[name] as string));

/** Whether a form shows an option, given the other values. */
export const isAsked = (option: Option, values: Values): boolean => !option.hidden && hold(option.when, values);

/** The largest number that fits the other values. */
export const mostOf = (option: Option, values: Values): number =>
  Math.min(option.most ?? Infinity, ...option.caps.filter((cap) => hold(cap.when, values)).map((cap) => cap.most));

/** Whether a choice fits the other values. */
export function isOffered(option: Option, choice: Value, values: Values): boolean {
  if (typeof choice === "number" && choice > mostOf(option, values)) return false;
  const limit = option.limits[String(choice)];
  return limit === undefined || (limit !== null && hold(limit, values));
}

/** The choices that a form shows. The current one is always among them. */
export const offeredChoices = (option: Option, values: Values): Option["choices"] =>
  option.choices.filter((choice) => choice === values[option.name] || isOffered(option, choice, values));

/** A number after one step up (1) or down (-1). Steps are larger in a wide range. */
export function stepped(option: Option, value: number, way: 1 | -1, most: number): number {
  const least = option.least ?? 0;
  const step = (option.most ?? most) - least > 100 ? 10 : 1;
  return Math.min(most, Math.max(least, value + way * step));
}

/** The values that change with one option: its own, and every one that no longer fits. */
export function changes(options: readonly Option[], values: Values, name: string, value: Value): Record<string, Value> {
  const changed = { ...values, [name]: value };
  const lost = options.filter((one) => {
    const kept = changed[one.name] ?? null;
    return isOffered(one, kept, values) && !isOffered(one, kept, changed);
  });
  return { [name]: value, ...Object.fromEntries(lost.map((one) => [one.name, replacement(one, changed)])) };
}

/** What takes the place of a value that no longer fits: the largest number, or the default choice. */
const replacement = (option: Option, values: Values): Value =>
  option.choices.length > 0 ? option.default : mostOf(option, values);

/** The number that stands for the default of an option, or null if the game names none. */
export function usualNumber(option: Option, values: Values): number | null {
  return option.usual.find(([, when]) => hold(when, values))?.[0] ?? null;
}
