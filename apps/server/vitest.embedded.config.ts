import { defineConfig } from "vitest/config";

import { alsoOnEmbedded, onlyOnEmbedded, settings } from "./test-sets.ts";

/** `vitest run --project embedded`: what differs on the embedded database, and a smoke set of the rest. */
export default defineConfig({
  test: {
    ...settings,
    name: "embedded",
    // Whoever opens the first database of a worker makes its files: seconds, and many times that on a busy machine.
    testTimeout: 120_000,
    include: [...onlyOnEmbedded, ...alsoOnEmbedded],
    globalSetup: ["src/testing/run-folder.ts"],
    env: { TEST_DATABASE: "embedded" },
  },
});
