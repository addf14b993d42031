// Plays MADMATH on boardgame.io's Client, without a server, by uniformly random legal moves. Reads lines
// "play SEED GAMES" and answers each with a line of JSON. Only people's moves are counted.

import { createInterface } from "node:readline";
import { Client } from "boardgame.io/dist/cjs/client.js";
import { legalMoves, MadMath } from "./madmath.js";

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function playGame(seed) {
  const client = Client({ game: { ...MadMath, seed }, numPlayers: 2, debug: false });
  let decisions = 0;
  for (let { G, ctx } = client.getState(); !ctx.gameover; { G, ctx } = client.getState()) {
    const moves = legalMoves(G, ctx);
    const [name, ...rest] = moves[Math.floor(Math.random() * moves.length)];
    client.moves[name](...rest);
    decisions += 1;
  }
  return decisions;
}

function answer(line) {
  const [, seed, games] = line.split(" ");
  const began = cpuSeconds();
  let decisions = 0;
  for (let i = 0; i < Number(games); i++) decisions += playGame(`${seed}-${i}`);
  const seconds = cpuSeconds() - began;
  console.log(JSON.stringify({ games: Number(games), decisions, seconds }));
}

createInterface({ input: process.stdin }).on("line", answer);
