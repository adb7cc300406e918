import { defineConfig } from "@playwright/test";

import { browserLaunch } from "./support/product/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/product/run-postgres.ts",
  outputDir: "../test-results",
  // The same on every system: what is compared are words, not pixels (docs/decisions/0118).
  snapshotPathTemplate: "{testDir}/{testFileDir}/{testFileName}-looks/{arg}{ext}",
  fullyParallel: false,
  workers: 2,
  // What passes at its second try has failed.
  retries: 0,
  // Guards against what never ends, on a machine however busy: each wait is for something that happens.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...(await browserLaunch()),
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    colorScheme: "light",
    viewport: { width: 1280, height: 800 },
    // What is to be pressed and never comes says so itself, long before the guard of its journey.
    actionTimeout: 120_000,
    screenshot: "only-on-failure",
    // The steps, the console and the network; the page as it failed is in the picture and in its outline. A snapshot of the page
    // before and after each step would take longer than the step.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
});
