// MADMATH as a boardgame.io game: junior, two to four players, the 9 x 9 multiplication board, one round or as many as
// its setup data say. Numbers in brackets refer to the rules of the game. Dice come from boardgame.io's own random
// plugin.

import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

const PAWNS = 4;
const FACES = 10;
const ROW = 16; // squares are row * 16 + column, on a board with an empty border
const CELLS = 14 * ROW;
const DIRECTIONS = [1, ROW, ROW + 1, ROW - 1];
const THROWS_AT_MOST = 10_000;

const throwDie = (random) => random.Die(FACES) - 1;

// Both dice for everybody; the highest starts, and ties are thrown again [1].
function rollOff(random, seats) {
  let throws, best;
  do {
    throws = Array.from({ length: seats }, () => throwDie(random) + throwDie(random));
    best = Math.max(...throws);
  } while (throws.indexOf(best) !== throws.lastIndexOf(best));
  return throws.indexOf(best);
}

const freshRound = (random, round, seats) => ({
  round,
  starter: rollOff(random, seats),
  board: Array(CELLS).fill(0), // 0: free, else the seat plus one
  pawns: Array.from({ length: seats }, () => []),
  dice: [0, 0],
  throws: 0,
  placing: false,
});

function freeSquares(G) {
  const [a, b] = G.dice;
  const named = a === b ? [a * ROW + b] : [a * ROW + b, b * ROW + a];
  return named.filter((square) => G.board[square] === 0);
}

const origins = (pawns) => (pawns.length < PAWNS ? [null] : pawns); // a new pawn, or any of the four [6]

// A round's first throw is with both [2]; a die that shows 0 cannot be kept [3].
const keepable = (G) => [null, 0, 1].filter((die) => die === null || (G.throws > 0 && G.dice[die] > 0));

function run(board, square, step) {
  const own = board[square];
  let length = 0;
  while (board[square + (length + 1) * step] === own) length += 1;
  return length;
}

const linesUp = (board, square) => DIRECTIONS.some((step) => run(board, square, step) + run(board, square, -step) >= 2);

function nextRound(G, events, random) {
  Object.assign(G, freshRound(random, G.round + 1, G.pawns.length));
  events.endTurn({ next: String(G.starter) });
}

function winRound(G, events, random, player) {
  G.wins[player] += 1;
  if (G.wins.reduce((sum, won) => sum + won) < G.rounds) nextRound(G, events, random);
  else G.over = true; // [9]
}

function finishThrow(G, events, playsAgain) {
  if (G.throws >= THROWS_AT_MOST) {
    G.over = true; // a round without a line ends the game [11]
  } else if (!playsAgain) {
    events.endTurn();
  }
}

function throwDice({ G, events, random }, kept) {
  if (G.placing || !keepable(G).includes(kept)) return INVALID_MOVE;
  G.throws += 1;
  for (const die of [0, 1]) if (die !== kept) G.dice[die] = throwDie(random);
  G.placing = !G.dice.includes(0) && freeSquares(G).length > 0;
  if (!G.placing) finishThrow(G, events, false); // a 0 [4], or both squares taken [5]
}

function place({ G, events, random, playerID }, square, origin) {
  const pawns = G.pawns[playerID];
  if (!G.placing || !freeSquares(G).includes(square) || !origins(pawns).includes(origin)) return INVALID_MOVE;
  if (origin === null) pawns.push(square);
  else {
    G.board[origin] = 0;
    pawns[pawns.indexOf(origin)] = square;
  }
  G.board[square] = Number(playerID) + 1;
  G.placing = false;
  if (linesUp(G.board, square)) winRound(G, events, random, playerID);
  else finishThrow(G, events, G.dice[0] === G.dice[1]); // doubles play again [7]
}

export const MadMath = {
  name: "madmath",
  setup: ({ random, ctx }, { rounds = 1 } = {}) => ({
    ...freshRound(random, 1, ctx.numPlayers),
    rounds,
    wins: Array(ctx.numPlayers).fill(0),
    over: false,
  }),
  turn: {
    order: {
      first: ({ G }) => G.starter,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  moves: { throwDice, place },
  endIf: ({ G }) => {
    const best = Math.max(...G.wins);
    if (G.over) return { winners: G.wins.flatMap((won, seat) => (won === best ? [String(seat)] : [])) };
  },
  disableUndo: true, // no move is taken back here, and keeping every state would cost time
};

// Every legal move of the player to move: the name of the move, then its arguments.
export function legalMoves(G, ctx) {
  if (!G.placing) return keepable(G).map((die) => ["throwDice", die]);
  const movable = origins(G.pawns[ctx.currentPlayer]);
  return freeSquares(G).flatMap((square) => movable.map((origin) => ["place", square, origin]));
}
