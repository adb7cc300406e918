import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/domain",
      "packages/contract",
      "packages/samples",
      "packages/testkit",
      "apps/server",
      "apps/server/vitest.embedded.config.ts",
      "apps/web",
    ],
  },
});
