import { beforeEach, expect, test, vi } from "vitest";
import { dayWords } from "./Alone";

const language = vi.hoisted(() => ({ now: "en" }));
vi.mock("$web/i18n.svelte", () => ({ speaking: () => language.now, gameText: (_game: string, id: string) => id }));

const DAY = Date.UTC(2026, 10, 17) / (24 * 60 * 60 * 1000);

beforeEach(() => {
  language.now = "en";
});

test("a date in English has the day first", () => {
  expect(dayWords(DAY)).toBe("17 November 2026");
});

test("other languages write dates as they do", () => {
  const dates = ["fr", "de", "it", "da"].map((lang) => {
    language.now = lang;
    return dayWords(DAY);
  });
  expect(dates).toEqual(["17 novembre 2026", "17. November 2026", "17 novembre 2026", "17. november 2026"]);
});
