// The five kinds of tile: a thick white shape on a coloured background, in a box of 100 x 100. Each looks the same
// after a quarter turn.
import { KINDS, type Kind } from "./blocks";

const PATHS: Readonly<Record<(typeof KINDS)[number], string>> = {
  plus:
    "M41 18h18q3 0 3 3v17h17q3 0 3 3v18q0 3-3 3h-17v17q0 3-3 3h-18" +
    "q-3 0-3-3v-17h-17q-3 0-3-3v-18q0-3 3-3h17v-17q0-3 3-3z",
  ring: "M50 18a32 32 0 1 0 0 64a32 32 0 1 0 0-64zM50 34a16 16 0 1 1 0 32a16 16 0 1 1 0-32z",
  star: "M48 11q2-4 4 0l9.5 26.5l26.5 9.5q4 2 0 4l-26.5 10l-9.5 26.5q-2 4-4 0l-10-26.5l-26-10q-4-2 0-4l26-9.5z",
  square: "M29 24h42q5 0 5 5v42q0 5-5 5h-42q-5 0-5-5v-42q0-5 5-5z",
  dots:
    "M34 20a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM66 20a14 14 0 1 0 0 28a14 14 0 1 0 0-28z" +
    "M34 52a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM66 52a14 14 0 1 0 0 28a14 14 0 1 0 0-28z",
};

export const shapeOf = (kind: Kind): string => PATHS[KINDS[kind]];

export const GROUNDS = ["#be8a00", "#1e93dc", "#d9436a", "#5b2bd0", "#15151c"] as const;
