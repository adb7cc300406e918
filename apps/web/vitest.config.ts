import { defineConfig } from "vitest/config";

import { minifiedContract } from "./vite-contract.ts";

export default defineConfig({
  plugins: [minifiedContract()],
  // A form typed into letter by letter takes its time on a busy machine.
  test: {
    name: "web",
    maxWorkers: 2,
    environment: "jsdom",
    include: ["app/**/*.test.{ts,tsx}", "scripts/*.test.ts"],
    setupFiles: ["app/testing/setup.ts"],
    testTimeout: 20_000,
    pool: "forks",
    // Each file would make a browser's document and load the library of components anew.
    isolate: false,
  },
});
