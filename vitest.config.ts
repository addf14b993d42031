import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

// Tests of modules that need no browser: X.test.ts beside X.ts, in the page and in every game's ui folder.
export default defineConfig({
  resolve: page.resolve,
  test: { include: ["web/src/**/*.test.ts", "src/madcap/games/*/ui/**/*.test.ts"] },
});
