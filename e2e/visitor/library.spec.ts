// Features: site, seo
/// <reference lib="dom" />
import { expect, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { callApi } from "../support/wire.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

const germanPages = [
  "mietrendite",
  "mieterhoehung",
  "kautionszinsen",
  "kreditrate",
  "kaution-abrechnen",
  "mietrueckstand",
  "uebergabeprotokoll",
  "wohnung-vermieten-in-berlin",
  "wohnung-vermieten-in-lissabon",
  "wohnung-vermieten-in-rom",
];

/** The pages about cities, by topic, in each language. */
const places = {
  lisbon: {
    en: "/locations/lisbon",
    es: "/locations/alquilar-su-piso-en-lisboa",
    de: "/locations/wohnung-vermieten-in-lissabon",
    fr: "/locations/louer-son-appartement-a-lisbonne",
    it: "/locations/affittare-casa-a-lisbona",
  },
  berlin: {
    en: "/locations/berlin",
    es: "/locations/alquilar-su-piso-en-berlin",
    de: "/locations/wohnung-vermieten-in-berlin",
    fr: "/locations/louer-son-appartement-a-berlin",
    it: "/locations/affittare-casa-a-berlino",
  },
  rome: {
    en: "/locations/rome",
    es: "/locations/alquilar-su-piso-en-roma",
    de: "/locations/wohnung-vermieten-in-rom",
    fr: "/locations/louer-son-appartement-a-rome",
    it: "/locations/affittare-casa-a-roma",
  },
} as const;

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
  const yields = {
    en: "/tools/rental-yield",
    es: "/tools/rentabilidad-del-alquiler",
    de: "/tools/mietrendite",
    fr: "/tools/rendement-locatif",
    it: "/tools/rendimento-da-affitto",
  };
  for (const versions of [yields, ...Object.values(places)]) {
    const named = Object.entries(versions).map(([language, to]) => [language, product.url + to] as const);
    for (const [language, path] of Object.entries(versions)) {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<html lang="${language}"`);
      expect([path, headOf(html).links]).toEqual([path, new Map(named)]);
    }
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
  await page.goto("/locations/berlin");
  await page.locator("summary").first().click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(new RegExp(`${places.berlin.fr}$`));
});

test("[SEO-01] the places are listed in every language, each once", async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}/locations`);
    const links = page.locator("main li.card a");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect([language, paths.toSorted()]).toEqual([
      language,
      Object.values(places)
        .map((versions) => versions[language])
        .toSorted(),
    ]);
  }
});

test("[SEO-01] a page in one language is listed with its language in the other lists, where the menu leads", async ({
  page,
  product,
}) => {
  // Visitors get lists from a cache for a minute, but somebody who is signed in does not.
  const email = await signUpNewcomer(page);
  await product.operate("admin", ["grant", email]);
  await page.goto("/admin/seo");
  const { page: stored } = await callApi<{ readonly page: { readonly id: string } }>(
    page,
    "POST",
    "seo-pages",
    {
      slug: "porto",
      status: "published",
      title: "Letting a flat in Porto",
      pageType: "other",
      topic: "letting-in-porto",
      heroTitle: "Letting a flat in Porto",
    },
  );
  await page.goto("/locations/porto");
  await page.locator("summary").first().click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/locations$/);
  const cards = page.locator("main li.card");
  await expect(cards.getByRole("link", { name: /^Louer son appartement/ })).toHaveCount(3);
  const other = cards.filter({ hasText: "Letting a flat in Porto" });
  await expect(other).toContainText("English");
  await expect(other.getByRole("link")).toHaveAttribute("lang", "en");

  // Without a French page the list says so, and shows the English ones.
  const { items } = await callApi<{
    readonly items: readonly { readonly id: string; readonly version: number; readonly path: string }[];
  }>(page, "GET", "seo-pages?limit=100");
  const french = items.filter(({ path }) => Object.values(places).some(({ fr }) => fr === path));
  expect(french).toHaveLength(3);
  for (const { id, version } of french) await callApi(page, "POST", `seo-pages/${id}/unpublish`, { version });
  await page.reload();
  await expect(page.getByText("Rien n’est encore écrit en français ici.")).toBeVisible();
  await expect(cards.getByRole("link", { name: /^Letting a flat in (Lisbon|Berlin|Rome)/ })).toHaveCount(3);
  for (const { id, version } of french)
    await callApi(page, "POST", `seo-pages/${id}/publish`, { version: version + 1 });
  const deleted = await page.request.delete(`/api/v1/seo-pages/${stored.id}`, {
    headers: { origin: product.url },
  });
  expect(deleted.status()).toBe(200);
  await page.reload();
  await expect(cards).toHaveCount(3);
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
