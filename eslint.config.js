// What ESLint looks for. Prettier owns the layout; svelte-check owns the types of components, so rules that need types
// run on .ts files alone (with components they take a minute and take the parameters of inline handlers for `any`).
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const sourceRules = {
  "max-len": ["error", { code: 120 }],
  eqeqeq: "error",
  "no-console": ["error", { allow: ["error"] }],
  "no-param-reassign": "error",
  "object-shorthand": "error",
  "prefer-template": "error",
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  // `noUncheckedIndexedAccess` is on: `!` is how the code says that an index is known to be good.
  "@typescript-eslint/no-non-null-assertion": "off",
  // Maps and sets are never changed in place where a component depends on them: `$state.raw` gets a new one.
  "svelte/prefer-svelte-reactivity": "off",
};

const typedRules = {
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  "@typescript-eslint/no-confusing-void-expression": "off", // `return tumble(card);` ends a function early
  "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }], // 0 and "" can mean none
  "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }], // by code points, which is what is meant
};

export default ts.config(
  { ignores: ["build/", "dist/", "bench/build/", ".venv/", "src/madcap/server/page/"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser }, rules: sourceRules },
  {
    files: ["**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [ts.configs.strictTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typedRules,
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ["bench/**/*.js"], languageOptions: { globals: globals.node }, rules: { "no-console": "off" } },
  { files: ["web/public/worker.js"], languageOptions: { globals: globals.serviceworker } },
  // One function, which Playwright evaluates as it stands.
  { files: ["tests/browser/faults.js"], rules: { "@typescript-eslint/no-unused-expressions": "off" } },
);
