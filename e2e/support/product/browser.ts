import { existsSync } from "node:fs";

import type { Browser, LaunchOptions } from "@playwright/test";

/** The headless shell first: the same engine without windows, for a fifth less work. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** `CHROME_PATH`, else an installed browser, else the one in the dev dependencies, else Playwright's own. */
export async function browserLaunch(): Promise<{ launchOptions: LaunchOptions }> {
  const args = [...quiet, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const named = process.env["CHROME_PATH"];
  const found = named ?? installed.find((path) => existsSync(path));
  if (found !== undefined) return { launchOptions: { executablePath: found, args } };
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: packaged } = await import("@sparticuz/chromium");
    return {
      launchOptions: { executablePath: await packaged.executablePath(), args: [...packaged.args, ...args] },
    };
  }
  return { launchOptions: { args } };
}

/** A browser for use outside of a journey. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import("@playwright/test");
  const { launchOptions } = await browserLaunch();
  return chromium.launch(launchOptions);
}
