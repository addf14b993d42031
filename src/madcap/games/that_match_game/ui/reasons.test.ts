import fc from "fast-check";
import { expect, test } from "vitest";
import { reasonOf, type Reason } from "./reasons";
import type { Entry, Goal, View } from "./wire";

// A plain second account of the rules: what a card can do, and what each reason claims.

const ME = 0;
const COLOURS = ["red", "green", "blue"] as const;
const CARDS = [
  ...COLOURS.flatMap((colour) => [1, 2, 3, 4, 5].map((n) => `${colour}-${n}`)),
  ...COLOURS.flatMap((colour) => [1, 2, 3, 4].map((n) => `lightning-${colour}-${n}`)),
  ...COLOURS.map((colour) => `${colour}-exclamation`),
  ...["any-1", "any-2", "any-3", "red-block", "orange-block"],
  ...["clean-slate", "new-goal", "helping-hand", "pickpocket"],
];

const lacking = (view: View, colour: string): number[] =>
  view.goals.flatMap((goal) => (goal ? [goal.colours[COLOURS.findIndex((one) => one === colour)]!.missing] : []));
const numberIn = (card: string): number => Number(card.replace(/\D/g, ""));
const colourIn = (card: string): string | undefined => COLOURS.find((colour) => card.includes(colour));
const discarded = (view: View): number => Object.values(view.discards).reduce((a, b) => a + b, 0);

/** Whether a card can be played on one's own turn. */
function canPlay(view: View, card: string): boolean {
  if (card.endsWith("block")) return false;
  if (card === "clean-slate")
    return view.goals.some((goal) => goal?.colours.some(({ cards }) => cards.length > 0) ?? false);
  if (card === "new-goal") return view.point_deck > 0 && view.goals.some((goal) => goal !== null);
  if (card === "helping-hand") return view.deck + discarded(view) > 0;
  if (card === "pickpocket") return view.hands.some(({ count }, seat) => seat !== ME && count > 0);
  const isFree = card.startsWith("any") || (card.endsWith("exclamation") && view.exclamations === "any");
  const open = (isFree ? [...COLOURS] : [colourIn(card)!]).flatMap((colour) => lacking(view, colour)).filter(Boolean);
  if (card.endsWith("exclamation")) return open.length > 0;
  return open.some((missing) => (view.simplified ? missing === numberIn(card) : missing >= numberIn(card)));
}

/** Whether some of these numbers, among them `first`, add up to the total. */
const addsUp = (first: number, rest: readonly number[], total: number): boolean =>
  rest.reduce<number[]>((sums, n) => [...sums, ...sums.map((sum) => sum + n)], [first]).includes(total);

/** Whether a card can be used as an answer. */
function canAnswer(view: View, card: string): boolean {
  const { stack, sticks, colour, total, asked, passed } = view.window!;
  if (!asked.includes(ME) || passed.includes(ME)) return false;
  if (card === "red-block") return stack.some(({ kind, out }) => (kind === "play" || kind === "answer") && !out);
  if (card === "orange-block") return stack.some(({ kind, out }) => kind.endsWith("block") && !out);
  const owner = stack[(sticks ?? 1) - 1]!.by;
  if (!card.startsWith(`lightning-${colour}`) || view.turn === ME || owner === ME) return false;
  const others = [...view.hands[ME]!.cards];
  others.splice(others.indexOf(card), 1);
  const same = others.filter((one) => one.startsWith(`lightning-${colour}`)).map(numberIn);
  return addsUp(numberIn(card), same, total);
}

/** What each reason claims, as a plain statement about the view and the card. */
const CLAIMS: Record<string, (view: View, card: string, reason: Reason) => boolean> = {
  turn: (view, _, { who }) => view.turn !== ME && who === view.turn && view.window === null,
  draw: (view) => view.turn === ME && view.phase === "drawing",
  passed: (view) => view.window!.passed.includes(ME),
  wait: (view) => !view.window!.asked.includes(ME),
  answer: (view, card) => view.turn !== ME && !card.startsWith("lightning") && !card.endsWith("block"),
  "own-turn": (view, card) => view.window !== null && view.turn === ME && !card.endsWith("block"),
  "own-cards": (view) => view.window!.stack[(view.window!.sticks ?? 1) - 1]!.by === ME,
  colour: (view, card, { args }) => args?.colour === view.window!.colour && colourIn(card) !== view.window!.colour,
  sum: (view, card, { args }) => args?.total === view.window!.total && colourIn(card) === view.window!.colour,
  "red-block": (view) => view.window!.stack.every(({ kind, out }) => kind.endsWith("block") || out),
  "orange-block": (view) => view.window!.stack.every(({ kind, out }) => !kind.endsWith("block") || out),
  block: (view, card) => view.window === null && card.endsWith("block"),
  closed: (view, card, { args }) =>
    args?.colour === colourIn(card) && lacking(view, colourIn(card)!).every((missing) => missing === 0),
  high: (view, card) => !view.simplified && isBelow(lacking(view, colourIn(card)!), numberIn(card)),
  "high-any": (view, card) => !view.simplified && isBelow(everywhere(view), numberIn(card)),
  exact: (view, card) => view.simplified && !lacking(view, colourIn(card)!).includes(numberIn(card)),
  "exact-any": (view, card) => view.simplified && !everywhere(view).includes(numberIn(card)),
  "clean-slate": (view) => view.goals.every((goal) => goal?.colours.every(({ cards }) => cards.length === 0) ?? true),
  "new-goal": (view) => view.point_deck === 0,
  "helping-hand": (view) => view.deck === 0 && discarded(view) === 0,
  pickpocket: (view) => view.hands.every(({ count }, seat) => seat === ME || count === 0),
};
const everywhere = (view: View): number[] => COLOURS.flatMap((colour) => lacking(view, colour));
const isBelow = (missing: number[], number: number): boolean => missing.every((each) => each < number);

// Random views.

const spot = fc.record({
  number: fc.constant(6),
  missing: fc.constantFrom(0, 0, 0, 1, 1, 2, 4, 6),
  cards: fc.constantFrom<string[]>([], [], ["red-1"]),
});
const goal = fc.tuple(spot, spot, spot).map((colours): Goal => ({ card: "1-1-3", stars: 1, colours }));
const entry = (kinds: Entry["kind"][]): fc.Arbitrary<Entry> =>
  fc
    .record({ by: fc.nat(2), kind: fc.constantFrom(...kinds), out: fc.boolean() })
    .map(({ by, kind, out }) => ({ by, kind, cards: ["red-1"], struck: [out], out, aims: null }));
const window = fc
  .record({
    colour: fc.constantFrom(...COLOURS),
    total: fc.integer({ min: 1, max: 6 }),
    play: entry(["play"]),
    answers: fc.array(entry(["answer", "red-block", "orange-block"]), { maxLength: 4 }),
    asked: fc.subarray([0, 1, 2]),
    passed: fc.boolean(),
  })
  .map(({ colour, total, play, answers, asked, passed }) => {
    const stack = [play, ...answers];
    const last = stack.map(({ kind, out }) => !kind.endsWith("block") && !out).lastIndexOf(true);
    const mine = passed ? asked.filter((seat) => seat === ME) : [];
    return {
      goal: 1,
      colour,
      total,
      stack,
      asked,
      passed: mine,
      sticks: last < 0 ? null : last + 1,
      closes: false,
      stars: 0,
    };
  });
const table = fc
  .record({
    phase: fc.constantFrom<View["phase"]>("drawing", "playing", "answering"),
    turn: fc.nat(2),
    simplified: fc.boolean(),
    exclamations: fc.constantFrom<View["exclamations"]>("any", "own"),
    goals: fc.array(fc.option(goal), { minLength: 1, maxLength: 3 }).filter((goals) => goals.some(Boolean)),
    hand: fc.array(fc.constantFrom(...CARDS), { minLength: 1, maxLength: 7 }),
    others: fc.tuple(fc.nat(2), fc.nat(2)),
    point_deck: fc.nat(2),
    deck: fc.nat(1),
    discards: fc.constantFrom<Record<string, number>>({}, { "red-1": 2 }),
    window,
  })
  .map(({ hand, others, phase, window, ...rest }): View => ({
    ...rest,
    phase,
    window: phase === "answering" ? window : null,
    hands: [{ count: hand.length, cards: hand }, ...others.map((count) => ({ count, cards: [] }))],
    to_win: 10,
    won: [],
    under_deck: [],
    plays_left: 2,
    lots: [],
    rivals: [],
  }));

const isUsable = (view: View, card: string): boolean =>
  view.window ? canAnswer(view, card) : view.turn === ME && view.phase === "playing" && canPlay(view, card);

/** A table with an open colour, where a card of the hand has no move. */
const inVain = fc
  .tuple(table, fc.nat(6))
  .map(([view, n]) => [view, view.hands[ME]!.cards[n % view.hands[ME]!.count]!] as const)
  .filter(([view]) => everywhere(view).some((missing) => missing > 0))
  .filter(([view, card]) => !isUsable(view, card));

test("what is said about a card that has no move is true", () => {
  const said = new Set<string>();
  const check = fc.property(inVain, ([view, card]) => {
    const reason = reasonOf(view, ME, card);
    expect(reason).not.toBeNull();
    said.add(reason!.id);
    expect(CLAIMS[reason!.id]!(view, card, reason!), `${card}: ${reason!.id}`).toBe(true);
  });
  fc.assert(check, { numRuns: 6000, seed: 7 });
  expect([...said].sort()).toEqual(Object.keys(CLAIMS).sort());
});

test("nothing is said while cards are dealt, with too many cards, and at the end", () => {
  const check = fc.property(
    table,
    fc.constantFrom<View["phase"]>("lots", "dealing", "laying", "too-many", "over"),
    (view, phase) => reasonOf({ ...view, phase, window: null }, ME, "red-1") === null,
  );
  fc.assert(check, { numRuns: 50 });
});
