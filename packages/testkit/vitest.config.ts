import { defineConfig } from "vitest/config";

import { maxWorkers } from "../../vitest.workers.ts";

export default defineConfig({
  test: {
    name: "testkit",
    include: ["src/**/*.test.ts"],
    // Reading thousands of made-up files takes seconds on a busy machine.
    testTimeout: 30_000,
    maxWorkers,
    setupFiles: ["../../vitest.seed.ts"],
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
