// Features: cleaner-pages
import { readFileSync } from "node:fs";

import { expect, expectNoSidewaysScroll, expectSeen, type Page, phone, test } from "../support/journey.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

const slugs = [
  "cleaner-scheduling-tool-for-airbnb-hosts",
  "airbnb-turnover-checklist-free-download",
  "airbnb-cleaning-schedule-software",
  "stop-airbnb-double-bookings",
  "turnoverbnb-alternative",
] as const;

const checklist = "airbnb-turnover-checklist-free-download";

const exampleLabels = {
  en: "Illustrative examples",
  es: "Ejemplos ilustrativos",
  de: "Erfundene Beispiele",
  fr: "Exemples illustratifs",
  it: "Esempi illustrativi",
} as const;

for (const slug of slugs) {
  test(`[PUB-06] /${slug} is whole in five languages`, async ({ page }) => {
    const titles = new Set<string>();
    for (const language of languages) {
      const answer = await page.goto(`/${language}/${slug}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectParts(page, language);
      await expectStructuredData(page);
      expect(await page.locator("main").innerText()).not.toContain("{{");
      titles.add(await page.title());
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`/${language}/${slug}$`),
      );
      await page.setViewportSize(phone);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(titles.size, "a title in each language").toBe(languages.length);
  });
}

/** FAQ, comparison, testimonials marked as examples, before and after, and the link to the sign-up. */
async function expectParts(page: Page, language: (typeof languages)[number]): Promise<void> {
  const main = page.locator("main");
  expect(await main.locator('[data-part="faq"] details').count()).toBeGreaterThanOrEqual(4);
  const ours = main.locator("table", { has: page.locator("th.table-us") });
  await expect(ours).toHaveCount(1);
  expect(await ours.getByRole("row").count()).toBeGreaterThanOrEqual(6);
  const quotes = main.locator('[data-part="testimonials"]');
  await expect(quotes.getByText(exampleLabels[language], { exact: true })).toBeVisible();
  expect(await quotes.locator("blockquote").count()).toBeGreaterThanOrEqual(2);
  await expect(quotes.locator("figcaption .pill")).toHaveCount(await quotes.locator("blockquote").count());
  await expect(main.locator('[data-part="before-after"] .card')).toHaveCount(2);
  const start = `/${language}/auth?tab=signup&promo=pro_trial`;
  await expect(main.locator(`.hero a[href="${start}"]`)).toBeVisible();
  await expect(main.locator(`.band a.btn[href="${start}"]`)).toBeVisible();
}

/** The FAQ and breadcrumbs, but never the invented quotes. */
async function expectStructuredData(page: Page): Promise<void> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.map((block) => String(Object(JSON.parse(block))["@type"]));
  expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "FAQPage"]));
  expect(blocks.join("")).not.toMatch(/Review|Rating/);
  const faq: unknown = JSON.parse(blocks[types.indexOf("FAQPage")] ?? "{}");
  const names = [...JSON.stringify(faq).matchAll(/"@type":"Question","name":"((?:[^"\\]|\\.)*)"/g)];
  expect(names).toHaveLength(await page.locator('[data-part="faq"] summary').count());
}

const pictured = {
  "cleaner-scheduling-tool-for-airbnb-hosts": 1,
  "airbnb-cleaning-schedule-software": 2,
  "stop-airbnb-double-bookings": 1,
} as const;

test("[PUB-06] what the product does is shown as it stands there, on a desk and on a phone, in each language", async ({
  page,
}) => {
  for (const [slug, count] of Object.entries(pictured))
    for (const language of languages)
      for (const viewport of [{ width: 1280, height: 800 }, phone]) {
        await page.setViewportSize(viewport);
        await page.goto(`/${language}/${slug}`);
        const pictures = page.locator("main .shot img");
        await expect(pictures).toHaveCount(count);
        for (const picture of await pictures.all()) await expectSeen(picture);
      }
});

test("[PUB-07] the five paths without a language lead to English and keep the query", async ({ request }) => {
  for (const slug of slugs) {
    const answer = await request.get(`/${slug}?utm_source=letter`, {
      maxRedirects: 0,
      headers: { "accept-language": "de" },
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toBe(`/en/${slug}?utm_source=letter`);
  }
  expect((await request.get("/xx/turnoverbnb-alternative")).status()).toBe(404);
});

test("the checklist downloads as PDF and CSV in each language, without an address asked for", async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(`/${language}/${checklist}`);
    const pdf = await downloaded(page, "pdf");
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesIn(pdf), "one page").toBe(1);
    expect(pdf.length).toBeGreaterThan(10_000);
    const csv = (await downloaded(page, "csv")).toString("utf8");
    expect(csv.trim().split("\r\n")).toHaveLength(25);
    for (const item of await page.locator("[data-ticks] label").allInnerTexts()) expect(csv).toContain(item);
  }
});

async function downloaded(page: Page, kind: "pdf" | "csv"): Promise<Buffer> {
  const waiting = page.waitForEvent("download");
  await page.locator(`main a[download][href$=".${kind}"]`).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^turnover-checklist-..[.]${kind}$`));
  return readFileSync(await download.path());
}

test("the checklist prints on one page, on A4 and on Letter, in each language", async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}/${checklist}`);
    for (const format of ["A4", "Letter"] as const)
      expect(pagesIn(await page.pdf({ format, preferCSSPageSize: true })), `${language}, ${format}`).toBe(1);
  }
});

function pagesIn(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test("ticks are counted, found again after a reload and cleared at once", async ({ page }) => {
  await page.goto(`/en/${checklist}`);
  const arrive = page.getByRole("group", { name: /^Arrive/ });
  await arrive.getByRole("checkbox").first().check();
  await arrive.getByText("Photograph damage before touching anything").click();
  await expect(arrive.getByText("2/3")).toBeVisible();
  await page.reload();
  await expect(arrive.getByText("2/3")).toBeVisible();
  await expect(arrive.getByRole("checkbox").first()).toBeChecked();
  await page.getByRole("button", { name: "Clear all ticks" }).click();
  await expect(arrive.getByText("0/3")).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("without script the list still ticks and downloads, and nothing shows that needs one", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/en/${checklist}`);
  await page.getByRole("checkbox").first().check();
  await expect(page.getByRole("button", { name: "Print the list" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
  await page.getByText("How long does a turnover with this list take?").click();
  await expect(page.getByText(/Measure five turnovers/)).toBeVisible();
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "to try, with scripts" : "to try, without scripts", () => {
    test.use({ javaScriptEnabled });

    test("[PUB-06] a second booking is answered as the product answers it, with the reason", async ({
      page,
    }) => {
      await page.goto("/en/stop-airbnb-double-bookings");
      const trial = page.locator("#try");
      await expect(trial.getByText("Overlaps the booking of Emil, 12–15 Jun.")).toBeVisible();
      await expect(trial.getByText("The night of 14 June would be sold twice.")).toBeVisible();
      await trial.getByRole("radio", { name: "15–18 Jun" }).check();
      await expect(trial.getByText("Nothing is in the way.")).toBeVisible();
      await expect(trial.getByText("Overlaps the booking of Emil, 12–15 Jun.")).toBeHidden();
      await trial.getByRole("radio", { name: "15–18 Jun" }).press("ArrowRight");
      await expect(trial.getByText("These dates are blocked: the painter comes, 18–19 Jun.")).toBeVisible();
      await expect(trial.getByText("The booking is not saved.")).toBeVisible();
    });

    test("[PUB-06] a cleaning job is done once all of it is ticked", async ({ page }) => {
      await page.goto("/en/cleaner-scheduling-tool-for-airbnb-hosts");
      const job = page.getByRole("article", { name: "Example of a cleaning job" });
      const items = job.getByRole("checkbox");
      await expect(items).toHaveCount(4);
      const done = job.getByText("You hear of it at once.");
      for (const item of await items.all()) {
        await expect(done).toBeHidden();
        await item.check();
      }
      await expect(done).toBeVisible();
    });
  });
}
