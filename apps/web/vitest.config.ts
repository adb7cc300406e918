import { defineConfig } from "vitest/config";

import { maxWorkers } from "../../vitest.workers.ts";

import { minifiedContract } from "./vite-contract.ts";
import { messageGlobs } from "./vite-words.ts";

export default defineConfig({
  plugins: [minifiedContract()],
  resolve: { alias: [messageGlobs] },
  test: {
    name: "web",
    environment: "jsdom",
    include: ["app/**/*.test.{ts,tsx}", "scripts/*.test.ts"],
    setupFiles: ["../../vitest.seed.ts", "app/testing/setup.ts"],
    // Ends a test that would run for ever, on however busy a machine; none needs that long.
    testTimeout: 60_000,
    pool: "forks",
    maxWorkers,
    // Each file would make a browser's document and load the library of components anew, at more than twice the time of processors.
    // What a file could leave to the next one is taken back by the setup: its modules, the document, timers and listeners.
    isolate: false,
    // The zone of whoever looks at the page, wherever the tests run.
    env: { TZ: "UTC" },
  },
});
