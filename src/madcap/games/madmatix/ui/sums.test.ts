import fc from "fast-check";
import { expect, test } from "vitest";
import { breakIn, decimalOf, isNumber, pretty, resultOf, roughly, runningOf, signOf, stepsOf, written } from "./sums";
import type { Laid } from "./wire";

const row = (...cards: string[]): Laid[] => cards.map((card) => ({ card, token: null }));
const comesTo = (laid: Laid[]): string | null => {
  const result = resultOf(laid);
  return result && written(result);
};

const card = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom("+", "−", "×", "÷"))
  .map(([number, operator]): Laid => ({ card: `${number}${operator}`, token: null }));
const sequences = fc.array(card, { maxLength: 8 });

test("number cards begin with their number", () => {
  expect(["7×", "0÷"].every(isNumber)).toBe(true);
  expect(["swap", ""].some(isNumber)).toBe(false);
});

test("a Sequence is calculated from left to right, without precedence", () => {
  expect(comesTo(row("2+", "3×", "4+"))).toBe("20");
});

test("the last card's operator has no effect", () => {
  for (const last of ["5+", "5−", "5×", "5÷"]) expect(comesTo(row("2+", last))).toBe("7");
});

test("results are exact and in lowest terms", () => {
  expect(comesTo(row("1÷", "3+", "1÷", "3+"))).toBe("4/9");
  expect(comesTo(row("6÷", "4+"))).toBe("3/2");
  expect(comesTo(row("1−", "8÷", "6+"))).toBe("−7/6");
});

test("the result of an empty Sequence is 0", () => {
  expect(comesTo([])).toBe("0");
  expect(runningOf([])).toEqual([]);
});

test("a token's operator counts instead of the printed one", () => {
  const laid: Laid[] = [{ card: "8+", token: "÷" }, ...row("4+")];
  expect(signOf(laid[0]!)).toBe("÷");
  expect(comesTo(laid)).toBe("2");
});

test("a division by 0 is found at the card that divides; then there is no result", () => {
  const laid = row("1+", "5÷", "0+", "2+");
  expect(breakIn(laid)).toBe(2);
  expect(resultOf(laid)).toBeNull();
  expect(runningOf(laid)).toEqual(["1", "6"]);
});

test("0 divided by a number is 0, and a ÷ on the last card divides nothing", () => {
  expect(comesTo(row("0÷", "5+"))).toBe("0");
  expect(breakIn(row("0+", "5÷"))).toBeNull();
});

test("a Sequence has a result exactly if it does not divide by 0", () => {
  fc.assert(
    fc.property(sequences, (laid) => {
      expect(resultOf(laid) === null).toBe(breakIn(laid) !== null);
    }),
  );
});

test("the result agrees with the same calculation in floating point", () => {
  const naive = (laid: Laid[]): number =>
    laid.slice(1).reduce(
      (left, { card: next }, i) => {
        const right = Number(next[0]);
        const operator = laid[i]!.card[1];
        if (operator === "+") return left + right;
        if (operator === "−") return left - right;
        return operator === "×" ? left * right : left / right;
      },
      Number(laid[0]?.card[0] ?? 0),
    );
  fc.assert(
    fc.property(sequences, (laid) => {
      const result = resultOf(laid);
      fc.pre(result !== null);
      expect(Number(result.above) / Number(result.below)).toBeCloseTo(naive(laid), 6);
    }),
  );
});

test("every step starts from the result of the step before", () => {
  fc.assert(
    fc.property(sequences, (laid) => {
      const steps = stepsOf(laid);
      steps.slice(1).forEach((step, i) => expect(step.left).toEqual(steps[i]!.result));
      expect(steps.filter((step) => step.result === null).length).toBeLessThanOrEqual(1);
    }),
  );
});

test("fractions are reduced, and their denominators are positive", () => {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
  fc.assert(
    fc.property(sequences, (laid) => {
      const result = resultOf(laid);
      fc.pre(result !== null);
      expect(result.below > 0n).toBe(true);
      expect(divisor(result.above < 0n ? -result.above : result.above, result.below)).toBe(1n);
    }),
  );
});

test("the server's fractions get a minus sign instead of a hyphen", () => {
  expect(pretty("-7/6")).toBe("−7/6");
  expect(pretty("7")).toBe("7");
});

test("decimals are rounded to two places, in the same way below 0 as above", () => {
  expect(decimalOf("19/8")).toBe(2.38);
  expect(decimalOf("−19/8")).toBe(-2.38);
  expect(decimalOf("-19/8")).toBe(-2.38);
});

test("a whole number has no decimal, and that of a tiny negative fraction is 0, not −0", () => {
  expect(decimalOf("−7")).toBeNull();
  expect(Object.is(decimalOf("−1/1000"), 0)).toBe(true);
});

test("a result to compare at a glance has three digits, or is whole", () => {
  expect(["247/18", "751/72", "−773/2", "1/18", "−419/108"].map(roughly)).toEqual([13.7, 10.4, -387, 0.06, -3.88]);
  expect(roughly("12")).toBe(12);
  expect(Object.is(roughly("−1/1000"), 0)).toBe(true);
});
