// Selects what an options form shows: the options that apply, and the choices that fit the other values.
import type { Value } from "./optionText";
import type { Option } from "./wire";

/** The values of the options, and `seats`, the number of chairs. */
type Values = Readonly<Record<string, Value>>;

const hold = (wanted: Option["when"], values: Values): boolean =>
  Object.entries(wanted).every(([name, allowed]) => allowed.includes(values[name] as string));

/** Whether a form shows an option, given the other values. */
export const isAsked = (option: Option, values: Values): boolean => !option.hidden && hold(option.when, values);

/** Whether a choice fits the other values. */
export function isOffered(option: Option, choice: Value, values: Values): boolean {
  const limit = option.limits[String(choice)];
  return limit === undefined || (limit !== null && hold(limit, values));
}

/** The choices that a form shows. The current one is always among them. */
export const offeredChoices = (option: Option, values: Values): Option["choices"] =>
  option.choices.filter((choice) => choice === values[option.name] || isOffered(option, choice, values));

/** The values that change with one option: its own, and the default for every option that no longer fits. */
export function changes(options: readonly Option[], values: Values, name: string, value: Value): Record<string, Value> {
  const changed = { ...values, [name]: value };
  const lost = options.filter((one) => {
    const kept = changed[one.name] ?? null;
    return isOffered(one, kept, values) && !isOffered(one, kept, changed);
  });
  return { [name]: value, ...Object.fromEntries(lost.map((one) => [one.name, one.default])) };
}
