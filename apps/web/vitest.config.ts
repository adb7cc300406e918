import { defineConfig } from "vitest/config";

import { minifiedContract } from "./vite-contract.ts";

export default defineConfig({
  plugins: [minifiedContract()],
  test: { name: "web", environment: "jsdom", include: ["app/**/*.test.{ts,tsx}"] },
});
