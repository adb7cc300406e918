import { defineConfig } from "@playwright/test";

import { browserLaunch } from "./support/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/run-postgres.ts",
  outputDir: "../test-results",
  fullyParallel: false,
  workers: 2,
  // A machine that stumbles once is no fault of the product; what fails twice is. Locally nothing is tried again.
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...(await browserLaunch()),
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    colorScheme: "light",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    trace: "off",
  },
});
