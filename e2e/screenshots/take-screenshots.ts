/** Pictures of the product for its landing page: real screens of the sample portfolio, in five languages. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Browser, Page } from "@playwright/test";

import { openBrowser } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { encode } from "./encode.ts";
import { type Look, looks, type Shot, shots } from "./shots.ts";

const folder = fileURLToPath(new URL("../../apps/web/public/screenshots", import.meta.url));
const languages = ["en", "es", "de", "fr", "it"] as const;
type Language = (typeof languages)[number];

const locales = { en: "en-GB", es: "es-ES", de: "de-DE", fr: "fr-FR", it: "it-IT" } as const;

const product = await startProduct({ TRUST_PROXY: "1" });
const browser = await openBrowser();
try {
  rmSync(folder, { recursive: true, force: true });
  for (const [index, language] of languages.entries()) await takeAll(language, index);
} finally {
  await browser.close();
  await product.stop();
}

async function takeAll(language: Language, index: number): Promise<void> {
  mkdirSync(join(folder, language), { recursive: true });
  const state = await openSample(browser, language, `84.140.77.${index + 1}`);
  for (const look of looks) {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: locales[language],
      timezoneId: "Europe/Berlin",
      reducedMotion: "reduce",
      storageState: state.cookies,
      colorScheme: look.scheme,
      viewport: look.viewport,
      deviceScaleFactor: look.scale,
    });
    await context.addInitScript((id) => sessionStorage.setItem("ks-workspace", id), state.workspaceId);
    // Encoding beside the browser can starve it for a while.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    for (const path of new Set(shots.map((shot) => shot.path)))
      await takeScreen(page, path, { language, look });
    await context.close();
  }
}

type Sitting = { readonly cookies: Awaited<ReturnType<typeof cookiesOf>>; readonly workspaceId: string };

async function openSample(from: Browser, language: Language, address: string): Promise<Sitting> {
  const context = await from.newContext({
    baseURL: product.url,
    locale: locales[language],
    extraHTTPHeaders: { "x-forwarded-for": address },
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`/${language}/auth?tab=signup`);
  const form = page.locator("form").filter({ has: page.locator("input[autocomplete='new-password']") });
  await form.locator("input[type='email']").fill(`helena-${language}@example.com`);
  await form.locator("input[type='password']").fill("correct horse battery");
  await form.locator("button[type='submit']").first().click();
  await page.waitForURL("**/portfolio");
  const workspaceId = await page.evaluate(async () => {
    const answer = await fetch("/api/v1/workspaces/sample", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: "{}",
    });
    const body: unknown = await answer.json();
    if (typeof body !== "object" || body === null || !("id" in body) || typeof body.id !== "string")
      throw new Error(`No sample portfolio: ${answer.status} ${JSON.stringify(body)}`);
    return body.id;
  });
  const cookies = await cookiesOf(page);
  await context.close();
  return { cookies, workspaceId };
}

function cookiesOf(page: Page) {
  return page.context().storageState();
}

type Order = { readonly language: Language; readonly look: Look };

/** One visit to a screen gives all pictures that are cut from it. */
async function takeScreen(page: Page, path: string, order: Order): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main?.querySelector("[aria-busy='true']") === null && /\d\d\d/.test(main.innerText);
  });
  await page.evaluate(() => {
    // The notes above a sample portfolio say what the page around the picture says already.
    for (const note of document.querySelectorAll(".ks-notice-line")) note.remove();
    return document.fonts.ready.then(() => undefined);
  });
  for (const shot of shots.filter((one) => one.path === path)) await take(page, shot, order);
}

async function take(page: Page, shot: Shot, { language, look }: Order): Promise<void> {
  const { clip, widths } = shot.frames[look.device];
  const picture = await page.screenshot({ clip, animations: "disabled" });
  for (const width of widths) {
    const name = `${shot.name}-${look.device}-${look.scheme}-${width}.avif`;
    const bytes = await encode(picture, width);
    writeFileSync(join(folder, language, name), bytes);
    process.stdout.write(`${language}/${name} ${(bytes.length / 1024).toFixed(1)} KiB\n`);
  }
}
