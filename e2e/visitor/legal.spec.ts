// Features: site
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { expectCookieEndsWithin } from "../support/cookie-life.ts";
import { expect, expectNoSidewaysScroll, phone, test, type Page } from "../support/journey.ts";
import { startTestProduct } from "../support/product/product.ts";
import { onPostgres } from "../support/product/run-postgres.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;
const pages = ["privacy", "terms", "accessibility", "processors"] as const;

/** The text of a page, without the table of contents. */
function text(page: Page): Promise<string> {
  return page.locator(".legal-text").innerText();
}

/** Statements on the pages, whoever the operator is. */
const promised = {
  privacy: [
    "IP block for the Russian Federation",
    "No payment processing",
    "No cookie is kept for longer than 90 days.",
    "Requests are answered within 30 days",
  ],
  terms: [
    "registration from IP addresses there is blocked",
    "does not process payments of tenants or guests",
    "Cookies are kept for at most 90 days",
    "answered within 30 days",
  ],
};

test("[PUB-01] privacy and terms name operator, place, IP block, payments, cookies and days", async ({
  page,
}) => {
  const product = await startTestProduct({
    ...(await onPostgres()),
    OPERATOR_NAME: "Example Homes GmbH",
    OPERATOR_ADDRESS: "Example Street 1, 60311 Frankfurt am Main",
    OPERATOR_EMAIL: "privacy@example.com",
    OPERATOR_HOSTING: "Frankfurt am Main, Germany",
    OPERATOR_PROCESSORS: "Example Cloud GmbH | hosting | Frankfurt am Main; Example Post | mail | Ireland",
  });
  try {
    await page.goto(`${product.url}/en/privacy`);
    await expect(page.getByText("Last updated 24 January 2025")).toBeVisible();
    const privacy = await text(page);
    for (const fact of [
      "Example Homes GmbH operates this site",
      "The data is stored in the European Union: Frankfurt am Main, Germany.",
      ...promised.privacy,
    ])
      expect(privacy).toContain(fact);
    await expect(page.getByRole("link", { name: "Write to privacy@example.com" })).toHaveAttribute(
      "href",
      "mailto:privacy@example.com",
    );
    await page.goto(`${product.url}/en/terms`);
    const terms = await text(page);
    for (const fact of [
      "Example Street 1, 60311 Frankfurt am Main",
      "stored in the European Union: Frankfurt am Main, Germany",
      ...promised.terms,
    ])
      expect(terms).toContain(fact);
    await page.goto(`${product.url}/en/processors`);
    await expect(
      page.getByRole("row", { name: "Example Cloud GmbH Hosting Frankfurt am Main" }),
    ).toBeVisible();
    await expect(page.getByRole("row", { name: "Example Post Sending mail Ireland" })).toBeVisible();
  } finally {
    await product.stop();
  }
});

test(
  "[PUB-01] a server whose operator said nothing claims nothing for them",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/en/terms");
    const terms = await text(page);
    for (const fact of promised.terms) expect(terms).toContain(fact);
    await page.goto("/en/privacy");
    await expect(page.getByText("Last updated 24 January 2025")).toBeVisible();
    const privacy = await text(page);
    for (const fact of promised.privacy) expect(privacy).toContain(fact);
    expect(privacy).toContain("the person or company that runs this server");
    expect(privacy).toContain("Frankfurt am Main");
    expect(privacy).toContain("The operator of this server has not named a place");
    await expect(page.getByText("The operator of this server has not named an address.")).toBeVisible();
    // There is still a way to contact them: a report from inside reaches the operator without an address.
    await expect(page.getByRole("link", { name: /choose “Report issue”/ })).toHaveAttribute(
      "href",
      "/en/auth",
    );
    await page.goto("/en/processors");
    await expect(page.getByText("The operator of this server has named no company.")).toBeVisible();
  },
);

test("the privacy policy says what is counted, and when", async ({ page }) => {
  await page.goto("/en/privacy");
  const cookies = page.locator("section[aria-labelledby=cookies]");
  await expect(cookies).toContainText("each view of a public page adds one to a number per page and day");
  await expect(cookies).toContainText("whenever such a page is delivered, the server adds one to its number");
  const kept = page.getByRole("row", { name: /Deliveries of guides and similar pages/ });
  await expect(kept).toContainText("one number per page, nothing about persons");
});

test("[PUB-01] the cookies that are named are the ones the browser gets", async ({ page }) => {
  await page.goto("/en/privacy#cookies");
  const table = page.getByRole("table", { name: /Cookies and browser storage/ });
  const named = await table.getByRole("rowheader").allInnerTexts();
  await page.locator("header summary").click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/privacy#cookies$/);
  const set = await page.context().cookies();
  expect(set.map(({ name }) => name)).toEqual(["lang"]);
  for (const { name } of set) {
    expect(named).toContain(name);
    await expectCookieEndsWithin(page, name, 90);
  }
});

test("each footer leads to the imprint in the local word", async ({ page }) => {
  const words = {
    en: "Imprint",
    es: "Aviso legal",
    de: "Impressum",
    fr: "Mentions légales",
    it: "Note legali",
  };
  for (const language of languages) {
    await page.goto(`/${language}/privacy`);
    await page.locator("footer").getByRole("link", { name: words[language] }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/terms#operator$`));
    await expect(page.locator("#operator")).toBeInViewport();
  }
});

test("every legal page stands in five languages and says which text binds", async ({ page }) => {
  const binding = {
    en: "This English text binds.",
    es: "La versión vinculante es la inglesa",
    de: "Rechtlich bindend ist die englische Fassung",
    fr: "Seule la version anglaise fait foi",
    it: "Fa fede la versione inglese",
  };
  for (const language of languages) {
    for (const name of pages) {
      const answer = await page.goto(`/${language}/${name}`);
      expect([name, answer?.status()]).toEqual([name, 200]);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByText(binding[language])).toBeVisible();
      expect(await text(page)).not.toContain("{{");
      // Each section of the contents exists, and each link to another legal page leads to one.
      const broken = await page.locator(".toc a, .legal-text a[href*='#']").evaluateAll((links) =>
        links
          .map((link) => new URL(link instanceof HTMLAnchorElement ? link.href : ""))
          .filter(({ pathname, hash }) => pathname === location.pathname && hash !== "")
          .filter(({ hash }) => document.querySelector(hash) === null)
          .map(({ hash }) => hash),
      );
      expect([name, broken]).toEqual([name, []]);
    }
  }
});

test("the contents of a legal text open on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const name of pages) {
    await page.goto(`/de/${name}`);
    await page.locator("details.toc summary").click();
    await expect(page.locator("details.toc").getByRole("link").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("the contents beside a legal text say which part is being read", async ({ page }) => {
  await page.goto("/en/privacy");
  const contents = page.getByRole("navigation", { name: "Contents" });
  const current = contents.locator("[aria-current]");
  await expect(current).toHaveCount(0);
  const third = contents.getByRole("link").nth(2);
  await third.click();
  await expect(current).toHaveCount(1);
  await expect(third).toHaveAttribute("aria-current", "location");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(contents.getByRole("link").last()).toHaveAttribute("aria-current", "location");
  await expectAccessible(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(current).toHaveCount(0);
});
