/** Takes the pictures of the public pages and the README: real screens of the sample portfolio, in five languages. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Browser, BrowserContext, Page } from "@playwright/test";

import { openBrowser } from "../support/product/browser.ts";
import { setClockOf } from "../support/clock.ts";
import { startTestProduct } from "../support/product/product.ts";
import { encodePicture, encodeForReadme } from "./encode.ts";
import { type HostDay, spendHostDay } from "./host-day.ts";
import { type Look, looks, type Shot, shots } from "./shots.ts";

const folder = fileURLToPath(new URL("../../apps/web/app/screenshots", import.meta.url));
const readme = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const languages = ["en", "es", "de", "fr", "it"] as const;
type Language = (typeof languages)[number];

const locales = { en: "en-GB", es: "es-ES", de: "de-DE", fr: "fr-FR", it: "it-IT" } as const;

/** The languages and pictures named in the arguments; if none is named, all. */
const named = process.argv.slice(2);
const spoken = languages.filter((language) => named.includes(language));
const chosen = shots.filter(({ name }) => named.includes(name));

const product = await startTestProduct({ TRUST_PROXY: "1" });
const browser = await openBrowser();
setClockOf(browser);
try {
  for (const language of spoken.length === 0 ? languages : spoken) await takeAll(language);
} finally {
  await browser.close();
  await product.stop();
}

async function takeAll(language: Language): Promise<void> {
  if (chosen.length === 0) rmSync(join(folder, language), { recursive: true, force: true });
  mkdirSync(join(folder, language), { recursive: true });
  const sitting = await openSample(browser, language, `84.140.77.${languages.indexOf(language) + 1}`);
  // The cleaner first: the host's board shows what she has opened and ticked.
  for (const who of ["cleaner", "host"] as const)
    for (const look of looks) {
      const seen = (chosen.length === 0 ? shots : chosen).filter(
        (shot) => (shot.who ?? "host") === who && shot.frames[look.device] !== undefined,
      );
      if (seen.length === 0) continue;
      const context = await contextOf(look, { language, sitting: who === "host" ? sitting : null });
      const page = await context.newPage();
      const paths = Map.groupBy(seen, (shot) => shot.path(sitting.day));
      for (const [path, ofPath] of paths) await takeScreen(page, path, { language, look, shots: ofPath });
      await context.close();
    }
}

type Membership = { readonly language: Language; readonly sitting: Sitting | null };

/** Signed in as the host, or a cleaner with only a link. */
async function contextOf(look: Look, { language, sitting }: Membership): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: locales[language],
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    ...(sitting === null ? {} : { storageState: sitting.cookies }),
    colorScheme: look.scheme,
    viewport: look.viewport,
    deviceScaleFactor: look.scale,
  });
  if (sitting !== null)
    await context.addInitScript((id) => sessionStorage.setItem("ks-workspace", id), sitting.workspaceId);
  // The encoder runs beside the browser and can starve it for a while.
  context.setDefaultTimeout(120_000);
  return context;
}

type Sitting = {
  readonly cookies: Awaited<ReturnType<typeof cookiesOf>>;
  readonly workspaceId: string;
  readonly day: HostDay;
};

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
  await page.evaluate((id) => sessionStorage.setItem("ks-workspace", id), workspaceId);
  const day = await spendHostDay(page, language);
  const cookies = await cookiesOf(page);
  await context.close();
  return { cookies, workspaceId, day };
}

function cookiesOf(page: Page) {
  return page.context().storageState();
}

type Order = { readonly language: Language; readonly look: Look };

/** Opens a screen once and cuts all of its pictures. */
async function takeScreen(
  page: Page,
  path: string,
  { shots: cut, ...order }: Order & { readonly shots: readonly Shot[] },
): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Hides the test's e-mail address, which has no place on a public page; the letter beside it is enough.
  await page.addStyleTag({ content: ".ks-top-bar-who { display: none; }" });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => {
    // The overdue count in the sidebar is requested last.
    if (
      document.querySelector(".ks-sidebar") !== null &&
      document.querySelector(".ks-sidebar-overdue") === null
    )
      return false;
    const main = document.querySelector("main");
    return main?.querySelector("[aria-busy='true']") === null && /\d\d/.test(main.innerText);
  });
  await page.evaluate(() => {
    // Removes the notices about sample data, because the public page around the picture says the same.
    for (const note of document.querySelectorAll(".ks-notice-line")) note.remove();
    return document.fonts.ready.then(() => undefined);
  });
  for (const shot of cut) await take(page, shot, order);
}

async function take(page: Page, shot: Shot, { language, look }: Order): Promise<void> {
  const frame = shot.frames[look.device];
  if (frame === undefined) return;
  if (frame.whole === true) await page.setViewportSize({ ...look.viewport, height: frame.clip.height });
  await shot.after?.(page);
  const picture = await page.screenshot({ clip: frame.clip, animations: "disabled" });
  for (const width of frame.widths) {
    const name = `${shot.name}-${look.device}-${look.scheme}-${width}.avif`;
    const bytes = await encodePicture(picture, width);
    writeFileSync(join(folder, language, name), bytes);
    process.stdout.write(`${language}/${name} ${(bytes.length / 1024).toFixed(1)} KiB\n`);
  }
  if (language === "en" && frame.readme?.scheme === look.scheme)
    writeFileSync(
      join(readme, `${frame.readme.name}.png`),
      await encodeForReadme(picture, frame.readme.width),
    );
  await page.setViewportSize(look.viewport);
}
