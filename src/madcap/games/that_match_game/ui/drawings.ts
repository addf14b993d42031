// Shapes and signs, drawn in boxes of 24 x 24.
import type { Colour } from "./cards";

/** The shapes of the colours, as filled paths: circle, triangle, square. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  red: "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
  green: "M10 2.8q2-3 4 0l8.9 15.8q1.5 3.4-2 3.4h-17.8q-3.5 0-2-3.4z",
  blue: "M5.2 2h13.6q3.2 0 3.2 3.2v13.6q0 3.2-3.2 3.2h-13.6q-3.2 0-3.2-3.2v-13.6q0-3.2 3.2-3.2z",
};

export const BOLT = "M14.5 1l-10 13h6l-2.5 9 11.5-14h-6.5z";
export const STAR =
  "M10.9 2.2q1.1-1.8 2.2 0l2.4 4.9 5.4.8q2 .5.7 2l-3.9 3.8.9 5.4q.2 2-1.6 1.2l-5-2.5" +
  "-4.9 2.5q-1.8.8-1.6-1.2l.9-5.4-3.9-3.8q-1.3-1.5.7-2l5.4-.8z";
export const OCTAGON = "M8 1.5h8l6.5 6.5v8l-6.5 6.5h-8l-6.5-6.5v-8z";
export const SHIELD = "M12 1.5l9 3.2v7.3q0 6.5-9 10.5q-9-4-9-10.5v-7.3z";
export const CROSS = "M7.5 7.5l9 9M16.5 7.5l-9 9";

/** The signs on orange specials, as strokes. */
export const SIGNS: Readonly<Record<string, string>> = {
  "clean-slate": "M8 19.5l-4-4q-1.5-1.5 0-3l8-8q1.5-1.5 3 0l5 5q1.5 1.5 0 3l-7 7zM8.5 8.5l8 8M7 19.5h13",
  "new-goal":
    "M14 3.5h-7q-2 0-2 2v11q0 2 2 2h2.5M16.5 3.5q1.5 0 1.5 2v2.5M20.5 16a4.5 4.5 0 1 1-1.5-3.4M19.5 9.5v3.5h-3.5",
  "helping-hand": "M3 9l4-1.5 4.5 11.5-4 1.5zM9 6.5h4.5v9.5M15.5 9l3 1-3.5 9.5-2.5-.8M19 2.5v5M16.5 5h5",
  pickpocket: "M4 12.5h16v4q0 5-5 5h-6q-5 0-5-5zM8.5 12.5v-9q0-1 1-1h5q1 0 1 1v9M12 9.5v-3.5M10.3 7.5l1.7-1.7 1.7 1.7",
};

/** The positions of the dots of a number, as on a die. */
export const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [6, 18],
    [18, 6],
  ],
  3: [
    [5, 19],
    [12, 12],
    [19, 5],
  ],
  4: [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  5: [
    [5, 5],
    [19, 5],
    [12, 12],
    [5, 19],
    [19, 19],
  ],
  6: [
    [6, 4],
    [18, 4],
    [6, 12],
    [18, 12],
    [6, 20],
    [18, 20],
  ],
};
