import { defineConfig } from "vitest/config";

import { maxWorkers } from "../../vitest.workers.ts";

export default defineConfig({
  // Thousands of made-up cases take seconds on a machine that does something else besides.
  test: {
    name: "domain",
    include: ["src/**/*.test.ts"],
    testTimeout: 30_000,
    maxWorkers,
    setupFiles: ["../../vitest.seed.ts"],
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
