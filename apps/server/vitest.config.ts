import { configDefaults, defineConfig } from "vitest/config";

import { onlyOnEmbedded, settings } from "./test-sets.ts";

/** On PostgreSQL: one for the whole run, of which each test has a database of its own (docs/decisions/0034). */
export default defineConfig({
  test: {
    ...settings,
    name: "server",
    include: ["src/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...onlyOnEmbedded],
    globalSetup: ["src/testing/run-postgres.ts"],
  },
});
