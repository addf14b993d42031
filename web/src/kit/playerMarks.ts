// The mark of each player: a colour and, for colour-blind players, a shape.

export type Shape = "circle" | "square" | "triangle" | "plus" | "star" | "diamond" | "heart" | "clover";

export interface Mark {
  readonly hue: string; // the token's name without its dashes: "seat-0"
  readonly shape: Shape;
  readonly path: string; // a filled path in a box of 100 x 100, centred at (50, 50)
}

const SHAPES: readonly (readonly [Shape, string])[] = [
  ["circle", "M50 22a28 28 0 1 0 0 56a28 28 0 1 0 0-56zM50 38a12 12 0 1 1 0 24a12 12 0 1 1 0-24z"],
  ["square", "M30 25h40q5 0 5 5v40q0 5-5 5h-40q-5 0-5-5v-40q0-5 5-5z"],
  ["triangle", "M45 24q5-8 10 0l25 42q5 9-5 9h-50q-10 0-5-9z"],
  ["plus", "M41 26q0-6 9-6t9 6v15h15q6 0 6 9t-6 9h-15v15q0 6-9 6t-9-6v-15h-15q-6 0-6-9t6-9h15z"],
  ["star", "M46 18q4-8 8 0l8 17l18 3q9 2 2 8l-13 13l3 19q1 9-7 5l-15-9l-15 9q-8 4-7-5l3-19l-13-13q-7-6 2-8l18-3z"],
  ["diamond", "M45 20q5-6 10 0l20 25q4 5 0 10l-20 25q-5 6-10 0l-20-25q-4-5 0-10z"],
  ["heart", "M50 80c-22-16-32-27-32-40c0-20 24-24 32-8c8-16 32-12 32 8c0 13-10 24-32 40z"],
  ["clover", "M50 47a15 15 0 1 1 -3 3a15 15 0 1 1 3 3a15 15 0 1 1 3-3a15 15 0 1 1-3-3z"],
];

/** The mark of a seat. The marks repeat from the ninth seat on. */
export function markOf(seat: number): Mark {
  const [shape, path] = SHAPES[seat % SHAPES.length]!;
  return { hue: `seat-${seat % SHAPES.length}`, shape, path };
}
