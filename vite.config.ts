import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the package, so that the server finds it beside itself.
export default defineConfig({
  root: "web",
  plugins: [svelte()],
  resolve: { alias: { $web: new URL("./web/src", import.meta.url).pathname } },
  build: {
    outDir: "../src/madcap/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Few files: each one costs a request. By itself the bundler makes one of every part that two others share.
    // The first page shows a few of the kit's things on the games' covers, and what its dialogs need is small.
    // SHA-256 is loaded when somebody sits down.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "hash", test: /@noble\/hashes|\/web\/src\/fair\/hash\./, priority: 3 },
            { name: "start", tags: ["$initial"], priority: 2 },
            {
              name: "things",
              test: /\/web\/src\/(clipboard|kit\/(Card|Die|Pawn|heldCards|motion|playerMarks))\./,
              minShareCount: 2,
              priority: 2,
            },
            { name: "kit", test: /\/web\/src\/(?!texts\/)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
