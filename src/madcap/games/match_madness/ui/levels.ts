// The levels of cards. Each has a colour and a number of lines, so that it can be recognised without colours.

const HUES = ["#177a58", "#1c6fb5", "#9a6300", "#c9402b", "#5a2466"] as const;

export const LEVELS = [1, 2, 3, 4, 5] as const;

export const hueOf = (level: number): string => HUES[level - 1] ?? "#3a3350";

/** The level of a card, from its id such as "3-07". */
export const levelOf = (card: string): number => Number(card[0]);

/** How many of these cards are of each level, from 1 to 5. */
export const countByLevel = (cards: readonly string[]): number[] =>
  LEVELS.map((level) => cards.filter((card) => levelOf(card) === level).length);
