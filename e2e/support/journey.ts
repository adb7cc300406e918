/// <reference lib="dom" />
import { createHash } from "node:crypto";

import { test as base, expect, type Page } from "@playwright/test";

import { startProduct, type Product } from "./product.ts";

/** Console output nobody expected fails the journey; the browser itself reports answers of 4xx as errors. */
const expectedNoise = /Failed to load resource: the server responded with a status of 4\d\d/;

type ConsoleFixtures = {
  /** What a journey breaks on purpose may say so; everything else still fails it. */
  readonly brokenOnPurpose: RegExp | null;
  readonly quietConsole: void;
};

export const test = base.extend<ConsoleFixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      // One hop is trusted so that a journey can come from another country.
      const product = await startProduct({ TRUST_PROXY: "1" });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  // Sign-ups are limited by address: each journey comes from one of its own.
  extraHTTPHeaders: async ({}, use, info) => use({ "x-forwarded-for": addressOf(info.testId) }),
  baseURL: async ({ product }, use) => use(product.url),
  brokenOnPurpose: [null, { option: true }],
  quietConsole: [
    async ({ page, brokenOnPurpose }, use) => {
      const unexpected: string[] = [];
      const note = (said: string) => {
        if (!expectedNoise.test(said) && brokenOnPurpose?.test(said) !== true) unexpected.push(said);
      };
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        note(message.text());
      });
      page.on("pageerror", (error) => note(error.message));
      await use();
      expect(unexpected, "console errors and warnings").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

function addressOf(testId: string): string {
  const digest = createHash("sha256").update(testId).digest();
  return `84.140.${digest[0] ?? 0}.${digest[1] ?? 0}`;
}

let counter = 0;

/** An address nobody used before in this worker's product. */
export function freshEmail(name: string): string {
  counter += 1;
  return `${name}-${process.pid}-${counter}@example.com`;
}

export const phone = { width: 390, height: 844 };

/** No screen may scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScrollOf(page)).toBeLessThanOrEqual(0);
}

export async function sidewaysScrollOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
