import { defineConfig } from "vitest/config";

import { maxWorkers } from "../../vitest.workers.ts";

export default defineConfig({
  test: {
    name: "messages",
    include: ["src/**/*.test.ts"],
    maxWorkers,
    setupFiles: ["../../vitest.seed.ts"],
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
