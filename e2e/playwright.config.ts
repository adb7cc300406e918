import { defineConfig } from "@playwright/test";

import { browserLaunch } from "./support/product/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/product/run-postgres.ts",
  outputDir: "../test-results",
  // The same files on every system: snapshots compare words, not pixels (docs/decisions/0118).
  snapshotPathTemplate: "{testDir}/{testFileDir}/{testFileName}-looks/{arg}{ext}",
  fullyParallel: false,
  workers: 2,
  // A journey that passes only at its second try has failed.
  retries: 0,
  // Ends journeys that would never end, even on a busy machine: each wait is for something that happens.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...(await browserLaunch()),
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    colorScheme: "light",
    viewport: { width: 1280, height: 800 },
    // A control that never appears fails its own step, long before the time limit of the journey.
    actionTimeout: 120_000,
    screenshot: "only-on-failure",
    // The steps, the console and the network. Screenshot and outline show the page of a failed journey; a snapshot of
    // the page before and after each step would take longer than the step.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
});
