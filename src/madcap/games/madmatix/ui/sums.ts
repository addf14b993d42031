// Exact calculation of Sequences, for displaying their results and previews. The server checks the rules.
import type { Laid } from "./wire";

export type Operator = NonNullable<Laid["token"]>;

/** A fraction in lowest terms; `below` is positive. */
export interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

/** One step of a Sequence's calculation; `result` is null where something is divided by 0. */
export interface Step {
  readonly left: Fraction;
  readonly operator: Operator;
  readonly right: number;
  readonly result: Fraction | null;
}

const ZERO: Fraction = { above: 0n, below: 1n };

export const isNumber = (card: string): boolean => /^[0-9]/.test(card);

export const numberOf = (card: string): number => Number(card[0]);

export const printedOn = (card: string): Operator => card[1] as Operator;

/** The operator in effect: the token's if the card has one, else the printed one. */
export const signOf = (laid: Laid): Operator => laid.token ?? printedOn(laid.card);

/** The place, from 1, of the card that divides by the 0 after it; null if there is none. */
export function breakIn(laid: readonly Laid[]): number | null {
  const index = laid.findIndex((one, i) => signOf(one) === "÷" && laid[i + 1]?.card.startsWith("0"));
  return index < 0 ? null : index + 1;
}

/** The steps of the calculation, up to a division by 0. */
export function stepsOf(laid: readonly Laid[]): Step[] {
  const steps: Step[] = [];
  let left: Fraction | null = laid[0] ? whole(numberOf(laid[0].card)) : null;
  for (let i = 1; i < laid.length && left; i++) {
    const operator = signOf(laid[i - 1]!);
    const right = numberOf(laid[i]!.card);
    const result = apply(left, operator, right);
    steps.push({ left, operator, right, result });
    left = result;
  }
  return steps;
}

/** The result of a Sequence; null if it divides by 0. */
export function resultOf(laid: readonly Laid[]): Fraction | null {
  const last = stepsOf(laid).at(-1);
  return last ? last.result : laid[0] ? whole(numberOf(laid[0].card)) : ZERO;
}

/** The result after each card as text, up to a division by 0. */
export function runningOf(laid: readonly Laid[]): string[] {
  const first = laid[0] ? [written(whole(numberOf(laid[0].card)))] : [];
  return [...first, ...stepsOf(laid).flatMap((step) => (step.result ? [written(step.result)] : []))];
}

/** A fraction as text: −7/6. */
export function written({ above, below }: Fraction): string {
  return pretty(below === 1n ? `${above}` : `${above}/${below}`);
}

/** The server's text of a fraction, with a minus sign instead of a hyphen. */
export const pretty = (text: string): string => text.replace("-", "−");

/** The value of a written fraction or whole number, as near as a number can be. */
export function valueOf(text: string): number {
  const [above, below = "1"] = text.replace("−", "-").split("/");
  return Number(above) / Number(below);
}

/** A written fraction as a decimal, rounded to two places for reading; null for a whole number. */
export function decimalOf(text: string): number | null {
  if (!text.includes("/")) return null;
  const value = valueOf(text);
  const rounded = Math.round(Math.abs(value) * 100) / 100; // −2.375 as 2.375
  return value < 0 ? 0 - rounded : rounded; // never −0
}

/** A difference of fractions. */
export const less = (one: Fraction, other: Fraction): Fraction =>
  reduced(one.above * other.below - other.above * one.below, one.below * other.below);

/** A written result as a number of at most three digits after rounding, or a whole one: to compare at a glance. */
export function roughly(text: string): number {
  const value = valueOf(text);
  const size = Math.abs(value);
  const places = size < 10 ? 100 : size < 100 ? 10 : 1;
  return Math.sign(value) * (Math.round(size * places) / places) + 0; // never −0
}

const whole = (number: number): Fraction => ({ above: BigInt(number), below: 1n });

function apply({ above, below }: Fraction, operator: Operator, right: number): Fraction | null {
  const number = BigInt(right);
  if (operator === "+") return reduced(above + number * below, below);
  if (operator === "−") return reduced(above - number * below, below);
  if (operator === "×") return reduced(above * number, below);
  return number === 0n ? null : reduced(above, below * number);
}

function reduced(above: bigint, below: bigint): Fraction {
  const divisor = commonDivisor(above < 0n ? -above : above, below);
  return { above: above / divisor, below: below / divisor };
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));
