import { expect, test } from "vitest";
import { cut, textOf, wrapped } from "./resultPicture";

const pen = { measureText: (text: string) => ({ width: [...text].length * 10 }) as TextMetrics };

test("a text that fits is not cut", () => {
  expect(cut(pen, "Annabel", 70)).toBe("Annabel");
});

test("a text that is too long ends with dots, and no letter is cut in two", () => {
  expect(cut(pen, "Annabel", 60)).toBe("Annab…");
  expect(cut(pen, "👩‍🚀🎲🎲🎲", 30)).not.toContain("\ufffd");
  expect(cut(pen, "Anna Bella", 60)).toBe("Anna…");
});

test("a text is broken between words", () => {
  expect(wrapped(pen, "three in a row: 12", 100, 3)).toEqual(["three in a", "row: 12"]);
});

test("what does not fit into the last line is cut", () => {
  expect(wrapped(pen, "three in a row: 12, 18, 24", 100, 2)).toEqual(["three in a", "row: 12,…"]);
  expect(wrapped(pen, "", 100, 2)).toEqual([]);
});

test("a result in words has the scores and the link", () => {
  const places = [
    { seat: 1, name: "Ben", score: "−7/2", isWinner: true },
    { seat: 0, name: "Ann", score: "−4", isWinner: false },
  ];
  const result = {
    game: "Dice",
    hue: "red",
    title: "Ben wins!",
    story: "",
    places,
    crowns: true,
    link: "http://x/t/BCDF",
  };
  expect(textOf(result)).toBe("Dice: Ben wins!\nBen −7/2 · Ann −4\nhttp://x/t/BCDF");
});
