/// <reference lib="dom" />
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";

import {
  test as base,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
  type TestInfo,
} from "@playwright/test";

import { setClockOf } from "./clock.ts";
import { serverLines, startTestProduct, type TestProduct } from "./product/product.ts";
import { onPostgres } from "./product/run-postgres.ts";

/**
 * Unexpected console output fails the journey. The browser itself reports 4xx responses as errors, and also that a
 * sandboxed page does not run the scripts that journeys inject into every page, such as the clock.
 */
const expectedNoise =
  /Failed to load resource: the server responded with a status of 4\d\d|^Blocked script execution in 'about:srcdoc'/;

type JourneyFixtures = {
  /**
   * Whether the tab downloads every part of the application once it is used, as it does unless the browser saves data:
   * about 500 files per loaded page. On only for journeys about this.
   */
  readonly keepsParts: boolean;
  /** Matches the console and log messages that a journey causes on purpose; all others still fail it. */
  readonly brokenOnPurpose: RegExp | null;
  readonly contextsClosed: void;
  readonly serverLog: void;
};

let served = "";

/** Where this worker's product is served. */
export const productUrl = (): string => served;

type WorkerFixtures = {
  /** The database of the worker's product: PostgreSQL, unless the journey is about what a new operator gets. */
  readonly database: "postgres" | "embedded";
  /**
   * All journeys of a product share its public pages. A file whose journeys edit them sets `edited`, and so shares no
   * product with the files that count the pages of a new installation.
   */
  readonly publicPages: "as started" | "edited";
  readonly product: TestProduct;
};

let opened: ReadonlySet<BrowserContext> = new Set();

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  database: ["postgres", { scope: "worker", option: true }],
  publicPages: ["as started", { scope: "worker", option: true }],
  product: [
    async ({ database }, use) => {
      // One hop is trusted so that a journey can come from another country.
      const product = await startTestProduct({
        TRUST_PROXY: "1",
        ...(database === "postgres" ? await onPostgres() : {}),
      });
      served = product.url;
      await use(product);
      await product.stop();
    },
    // The start of the product does not count towards a journey's time limit.
    { scope: "worker", timeout: 180_000 },
  ],
  // Sign-ups are limited by address, so each journey has an address of its own.
  extraHTTPHeaders: async ({}, use, info) => use({ "x-forwarded-for": addressOf(info.testId) }),
  baseURL: async ({ product }, use) => use(product.url),
  brokenOnPurpose: [null, { option: true }],
  keepsParts: [false, { option: true }],
  browser: [
    async ({ browser }, use) => {
      opened = setClockOf(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context, keepsParts }, use) => {
    if (!keepsParts)
      await context.addInitScript(() => {
        const { connection } = navigator as Navigator & { readonly connection?: object };
        if (connection !== undefined) Object.defineProperty(connection, "saveData", { get: () => true });
      });
    await use(context);
  },
  page: async ({ page, brokenOnPurpose }, use, info) => {
    const underWay = requestsUnderWay(page);
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!expectedNoise.test(text) && brokenOnPurpose?.test(text) !== true) unexpected.push(text);
    };
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      note(message.text());
    });
    page.on("pageerror", (error) => note(error.message));
    await use(page);
    if (info.status !== info.expectedStatus) await attachState(page, underWay, info);
    expect(unexpected, "console errors and warnings").toEqual([]);
  },
  // Closes all other contexts that the journey opened: an open page keeps sending requests and drawing.
  contextsClosed: [
    async ({}, use) => {
      await use();
      for (const context of opened) await context.close();
    },
    { auto: true },
  ],
  serverLog: [
    async ({ brokenOnPurpose }, use, info) => {
      const from = serverLines().length;
      await use();
      const lines = serverLines().slice(from);
      const errors = lines.filter((line) => isError(line) && brokenOnPurpose?.test(line) !== true);
      if (errors.length > 0 || info.status !== info.expectedStatus) {
        const path = info.outputPath("server.log");
        await writeFile(path, `${lines.join("\n")}\n`);
        await info.attach("server.log", { path });
      }
      expect(errors, "errors in the server's log").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return underWay;
}

/** Attaches the address of the page that a journey failed on, and the requests that were still pending. */
async function attachState(page: Page, underWay: ReadonlySet<Request>, info: TestInfo): Promise<void> {
  const pending = await page
    .locator("html")
    .getAttribute("data-pending", { timeout: 5_000 })
    .catch(() => "unknown");
  const path = info.outputPath("page.txt");
  const lines = [page.url(), `pending: ${pending ?? "nothing"}`, ...[...underWay].map((one) => one.url())];
  await writeFile(path, `${lines.join("\n")}\n`);
  await info.attach("page.txt", { path });
}

function addressOf(testId: string): string {
  const digest = createHash("sha256").update(testId).digest();
  return `84.140.${digest[0] ?? 0}.${digest[1] ?? 0}`;
}

/** A line of the log at the level of an error or worse. */
function isError(line: string): boolean {
  return /^\{"level":[56]0,/.test(line);
}

let counter = 0;

/** An e-mail address that was not used before in this worker's product. */
export function freshEmail(name: string): string {
  counter += 1;
  return `${name}-${process.pid}-${counter}@example.com`;
}

/**
 * For a journey in several languages, widths or ways of input: only the variant for which `holds` is true is in the
 * gate.
 */
export const inGate = (holds: boolean): { readonly tag?: "@gate" } => (holds ? { tag: "@gate" } : {});

export const phone = { width: 390, height: 844 };

/** No screen may scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => sidewaysScrollOf(page)).toBeLessThanOrEqual(0);
}

/** After the next drawing: before it, bars fold what has no room (`useRoom`). */
export async function sidewaysScrollOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((drawn) => {
      requestAnimationFrame(() => setTimeout(drawn));
    });
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/** The picture itself has loaded, not only its placeholder. */
export async function expectSeen(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  const width = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
}
