import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs";

test("lines and items are gathered into stretches, in their order", () => {
  expect(paragraphs("One.\nTwo.\n- first\n- second\nThree.")).toEqual([
    { list: false, lines: ["One.", "Two."] },
    { list: true, lines: ["first", "second"] },
    { list: false, lines: ["Three."] },
  ]);
});

test("blank lines disappear without splitting a list", () => {
  expect(paragraphs("- first\n   \n\n- second\n")).toEqual([{ list: true, lines: ["first", "second"] }]);
});

test("an empty text has no stretches", () => {
  expect(paragraphs(" \n\n")).toEqual([]);
});

test("a dash without a space after it does not make an item", () => {
  expect(paragraphs("-3 points\n−3 points")).toEqual([{ list: false, lines: ["-3 points", "−3 points"] }]);
});
