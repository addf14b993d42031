import { describe, expect, test } from "vitest";
import { lookOf } from "./stampLooks";

describe("the look of a stamp", () => {
  test("is good for who wins a card, and plain for the others", () => {
    const won = { type: "won", by: 1, level: 3, points: 2 } as const;
    expect(lookOf(won, 1).tone).toBe("good");
    expect(lookOf(won, 0).tone).toBe("plain");
    expect(lookOf(won, null).tone).toBe("plain");
  });

  test("is bad for who makes a mistake", () => {
    expect(lookOf({ type: "out", by: 0 }, 0).tone).toBe("bad");
    expect(lookOf({ type: "owes", by: 0 }, 1).tone).toBe("plain");
    expect(lookOf({ type: "lost", by: 1, level: 3, points: 2 }, 1).tone).toBe("bad");
  });

  test("is plain for what happens to nobody", () => {
    expect(lookOf({ type: "aside", level: 2, why: "skipped" }, null).tone).toBe("plain");
  });
});
