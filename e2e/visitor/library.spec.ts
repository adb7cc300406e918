// Features: site, seo
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { layoutFaults } from "../support/checks/layout.ts";
import { expect, phone, test } from "../support/journey.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;
const hubs = ["tools", "guides", "locations"] as const;

const germanPages = [
  "mietrendite",
  "mieterhoehung",
  "kautionszinsen",
  "kreditrate",
  "kaution-abrechnen",
  "mietrueckstand",
  "uebergabeprotokoll",
  "wohnung-vermieten-in-berlin",
];

/** The head of a page, with entities decoded. */
function headOf(html: string) {
  const written = (text: string) =>
    text
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  const title = written(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
  const description = written(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "");
  const links = [...html.matchAll(/<link [^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => {
    const language = /hrefLang="([^"]+)"/i.exec(link)?.[1];
    const href = /href="([^"]+)"/.exec(link)?.[1];
    return language === undefined || href === undefined ? [] : [[language, href] as const];
  });
  return { title, description, headings: html.match(/<h1[\s>]/g)?.length ?? 0, links: new Map(links) };
}

test(
  "[SEO-03] every public page in every language has one heading, a title and a description of its own that a result page shows whole",
  { tag: "@gate" },
  async ({ request, product }) => {
    const xml = await (await request.get("/sitemap.xml")).text();
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(80);
    const titles = new Map<string, string>();
    for (const address of [...addresses, ...languages.map((language) => `${product.url}/${language}/auth`)]) {
      const answer = await request.get(address.replace(/^https?:\/\/[^/]+/, product.url));
      expect(answer.status(), address).toBe(200);
      const { title, description, headings } = headOf(await answer.text());
      expect.soft([...title].length, `${address}: ${title}`).toBeLessThanOrEqual(60);
      expect.soft([...title].length, address).toBeGreaterThan(10);
      expect.soft([...description].length, `${address}: ${description}`).toBeLessThanOrEqual(160);
      expect.soft([...description].length, address).toBeGreaterThan(40);
      // Signing in and signing up are two panels of one page, each with its heading; only one is shown.
      expect.soft(headings, `headings of ${address}`).toBe(address.endsWith("/auth") ? 2 : 1);
      const language = /\/(en|es|de|fr|it)(\/|$)/.exec(address)?.[1] ?? "";
      expect.soft(titles.get(`${language} ${title}`), `${address} and its title`).toBeUndefined();
      titles.set(`${language} ${title}`, address);
    }
  },
);

test("[SEO-03] language versions name each other, in the head and in the sitemap, and the menu leads to them", async ({
  page,
  request,
  product,
}) => {
  const versions = new Map([
    ["en", "/tools/rental-yield"],
    ["es", "/tools/rentabilidad-del-alquiler"],
    ["de", "/tools/mietrendite"],
    ["fr", "/tools/rendement-locatif"],
    ["it", "/tools/rendimento-da-affitto"],
  ]);
  for (const path of versions.values()) {
    const { links } = headOf(await (await request.get(path)).text());
    expect(links).toEqual(new Map([...versions].map(([language, to]) => [language, product.url + to])));
  }
  const xml = await (await request.get("/sitemap.xml")).text();
  const entry = /<url><loc>[^<]*\/tools\/mietrendite<\/loc>.*?<\/url>/.exec(xml)?.[0] ?? "";
  expect(entry).toContain("<lastmod>2026-11-20</lastmod>");
  expect(entry.match(/hreflang="/g)).toHaveLength(5);
  await page.goto("/tools/rental-yield");
  await page.locator("summary").first().click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/tools\/mietrendite$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  // For a page without a version in that language, the link leads to its folder's list.
  await page.goto("/locations/berlin");
  await page.locator("summary").first().click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/locations$/);
});

test("[SEO-01] each folder has a list, in the reader's language first, that a page leads back to", async ({
  page,
}) => {
  await page.goto("/de/tools");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rechner");
  const cards = page.locator("main li.card");
  await expect(cards).toHaveCount(4);
  await cards.getByRole("link", { name: "Mietrendite berechnen" }).click();
  await expect(page).toHaveURL(/\/tools\/mietrendite$/);
  await page
    .getByRole("navigation", { name: "Navigationspfad" })
    .getByRole("link", { name: "Rechner" })
    .click();
  await expect(page).toHaveURL(/\/de\/tools$/);
  await page.goto("/de/guides");
  await expect(cards).toHaveCount(3);
  for (const name of [/^Kaution abrechnen/, /^Mietrückstand/, /^Übergabeprotokoll/])
    await expect(cards.getByRole("link", { name })).toBeVisible();
  await page.goto("/de/locations");
  await expect(cards.first().getByRole("link")).toHaveText(/^Wohnung vermieten in Berlin/);
  await expect(page.locator("main").getByText("Letting a flat in Berlin")).toHaveCount(0);
  await page.goto("/fr/locations");
  await expect(page.getByText("Rien n’est encore écrit en français ici.")).toBeVisible();
  const other = page.locator("main li.card").filter({ hasText: "Letting a flat in Berlin" });
  await expect(other).toContainText("English");
  await expect(other.getByRole("link")).toHaveAttribute("lang", "en");
  await page.goto("/de/guides");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Alle Rechner" })).toHaveAttribute(
    "href",
    "/de/tools",
  );
  // The footer names two pages, in the reader's language only: which ones depends on what was read most.
  const named = page
    .getByRole("contentinfo")
    .locator("a[href^='/tools/'], a[href^='/guides/'], a[href^='/locations/']");
  await expect(named).toHaveCount(2);
  for (const link of await named.all())
    expect(germanPages).toContain((await link.getAttribute("href"))?.split("/").at(-1));
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("lists and tools are accessible and laid out soundly, wide and on a phone", async ({ page }) => {
      for (const path of [
        ...hubs.map((hub) => `/de/${hub}`),
        "/tools/mietrendite",
        "/tools/rata-del-mutuo",
      ]) {
        await page.goto(path);
        for (const viewport of [{ width: 1280, height: 800 }, phone]) {
          await page.setViewportSize(viewport);
          await expectAccessible(page);
          expect(await page.evaluate(layoutFaults), `${path} at ${viewport.width}`).toEqual([]);
        }
      }
    });
  });
}

test("a guide that a browser has is not sent again, and a picture never is", async ({ request }) => {
  const first = await request.get("/guides/deposit-return");
  const tag = first.headers()["etag"] ?? "";
  expect(tag).not.toBe("");
  const again = await request.get("/guides/deposit-return", { headers: { "if-none-match": tag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect(again.headers()["content-security-policy"]).toBe(first.headers()["content-security-policy"]);
  const html = await (await request.get("/en")).text();
  const picture = /<img src="(\/assets\/[^"]+\.avif)"/.exec(html)?.[1] ?? "";
  expect((await request.get(picture)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});
