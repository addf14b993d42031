// Selects what an options form shows: the options that apply, and the choices that fit the other values.
import type { Value } from "./optionText";
import type { Option } from "./wire";

/** What is set, and `seats`: the number of chairs. */
type Values = Readonly<Record<string, Value>>;

const hold = (wanted: Option["when"], values: Values): boolean =>
  Object.entries(wanted).every(([name, allowed]) => allowed.includes(values[name] as string));

/** Whether a form asks for an option, the others being as they are. */
export const isAsked = (option: Option, values: Values): boolean => !option.hidden && hold(option.when, values);

/** Whether a choice goes with what the others are set to. */
export function isOffered(option: Option, choice: Value, values: Values): boolean {
  const limit = option.limits[String(choice)];
  return limit === undefined || (limit !== null && hold(limit, values));
}

/** The choices that a form shows: what is chosen now is always among them. */
export const offeredChoices = (option: Option, values: Values): Option["choices"] =>
  option.choices.filter((choice) => choice === values[option.name] || isOffered(option, choice, values));

/** What is set when one option is changed: itself, and as usual whatever no longer goes with it. */
export function changes(options: readonly Option[], values: Values, name: string, value: Value): Record<string, Value> {
  const changed = { ...values, [name]: value };
  const lost = options.filter((one) => {
    const kept = changed[one.name] ?? null;
    return isOffered(one, kept, values) && !isOffered(one, kept, changed);
  });
  return { [name]: value, ...Object.fromEntries(lost.map((one) => [one.name, one.default])) };
}
