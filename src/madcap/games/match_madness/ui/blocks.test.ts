import fc from "fast-check";
import { expect, test } from "vitest";
import { BLOCKS, fromWire, isLaid, pairOf, pushed, rolled, toWire, type Laid, type Piece } from "./blocks";

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

test("a push in one direction and in the other leaves a block as it was", () => {
  const opposite = { up: "down", down: "up", left: "right", right: "left" } as const;
  fc.assert(
    fc.property(pieces, fc.constantFrom("up", "down", "left", "right"), (piece, way) => {
      const back = pushed(pushed(piece, way), opposite[way]);
      expect(toWire(back as Laid)).toEqual(toWire(piece));
    }),
  );
});

test("a block is pushed over its long side, or end over end", () => {
  const across: Laid = { block: 1, rolls: 0, turns: 0, place: { row: 0, column: 0 } };
  const faces = (piece: Piece) => (["up", "down", "left", "right"] as const).map((way) => pushed(piece, way).rolls);
  expect(faces(across)).toEqual([1, -1, 2, 2]);
  expect(faces({ ...across, turns: 1 })).toEqual([2, 2, -1, 1]);
  expect(pairOf(toWire(pushed({ ...across, block: 1 }, "left") as Laid))).toEqual([2, 1]); // its opposite side: 1, 2
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
