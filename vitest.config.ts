import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // What only `npm run test:all` runs; a file of nothing else is named `*.extended.test.ts`.
    tags: [{ name: "extended" }],
    projects: [
      "packages/domain",
      "packages/contract",
      "packages/messages",
      "packages/samples",
      "packages/testkit",
      "apps/server",
      "apps/server/vitest.embedded.config.ts",
      "apps/web",
    ],
  },
});
