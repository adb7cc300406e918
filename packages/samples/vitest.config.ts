import { defineConfig } from "vitest/config";

import { maxWorkers } from "../../vitest.workers.ts";

export default defineConfig({
  test: {
    name: "samples",
    include: ["src/**/*.test.ts"],
    testTimeout: 30_000,
    maxWorkers,
    setupFiles: ["../../vitest.seed.ts"],
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
