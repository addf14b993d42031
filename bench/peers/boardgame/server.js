// boardgame.io's own server with MADMATH on it: `node server.js [FOLDER]`. With a folder it keeps its matches there, in
// flat files; without, in memory. Prints the address where it listens.

import { FlatFile, Server } from "boardgame.io/dist/cjs/server.js";
import { MadMath } from "./madmath.js";

const [folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const { appServer } = await Server({ games: [MadMath], db, origins: [] }).run({ port: 0 });
console.log(`http://127.0.0.1:${appServer.address().port}`);
