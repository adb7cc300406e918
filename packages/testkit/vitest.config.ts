import { defineConfig } from "vitest/config";

import { maxWorkers } from "../../vitest.workers.ts";

export default defineConfig({
  test: {
    name: "testkit",
    include: ["src/**/*.test.ts"],
    // Made-up files by the thousand take seconds on a machine that does something else besides.
    testTimeout: 30_000,
    maxWorkers,
    setupFiles: ["../../vitest.seed.ts"],
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
