import fc from "fast-check";
import { expect, test } from "vitest";
import { BLOCKS, fromWire, isLaid, pairOf, rolled, toWire, type Laid, type Piece } from "./blocks";

const pieces = fc.record({
  block: fc.integer({ min: 1, max: 5 }),
  rolls: fc.integer({ min: -9, max: 9 }),
  turns: fc.integer({ min: -9, max: 9 }),
  place: fc.record({ row: fc.nat(5), column: fc.nat(5) }),
}) satisfies fc.Arbitrary<Laid>;

test("a block is unchanged after the way to the server and back", () => {
  fc.assert(
    fc.property(pieces, (piece) => {
      const back = fromWire(toWire(piece));
      expect(isLaid(back) && toWire(back)).toEqual(toWire(piece));
    }),
  );
});

test("rolling four times shows the same face again, and each of the four on the way", () => {
  fc.assert(
    fc.property(pieces, (piece) => {
      const faces: number[] = [];
      let now: Piece = piece;
      for (let n = 0; n < 4; n++) {
        faces.push(toWire(now as Laid).face);
        now = rolled(now);
      }
      expect([...faces].sort()).toEqual([0, 1, 2, 3]);
      expect(toWire(now as Laid)).toEqual(toWire(piece));
    }),
  );
});

test("half a turn exchanges the two tiles", () => {
  fc.assert(
    fc.property(pieces, (piece) => {
      const [one, other] = pairOf(toWire(piece));
      expect(pairOf(toWire({ ...piece, turns: piece.turns + 2 }))).toEqual([other, one]);
    }),
  );
});

test("every kind of tile is on the blocks equally often", () => {
  const counts = [0, 1, 2, 3, 4].map((kind) => BLOCKS.flat(2).filter((tile) => tile === kind).length);
  expect(new Set(counts)).toEqual(new Set([8]));
});
