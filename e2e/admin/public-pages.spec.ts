// Features: seo
/// <reference lib="dom" />
import { htmlAttacks } from "@keystead/testkit/html-attacks";

import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { starters } from "../support/records/starters.ts";

test.use({ publicPages: "edited" });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[SEO-01] [SEO-03] every starter page comes whole from the server, with its head", async ({
    page,
    product,
  }) => {
    for (const path of starters) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(4);
      await expect(
        page.getByRole("main").getByRole("link", { name: "Start free", exact: true }),
      ).toHaveAttribute("href", "/tariffs");
      await expect(page.getByRole("main").getByRole("link", { name: "Get Started" })).toHaveAttribute(
        "href",
        "/tariffs",
      );
      await expect(page.getByRole("heading", { name: "Start with a free 30-day trial" })).toBeVisible();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", product.url + path);
      expect((await page.title()).length).toBeGreaterThan(20);
      for (const name of ["description", "keywords"])
        expect(await page.locator(`meta[name=${name}]`).getAttribute("content")).toMatch(/\w{4}/);
      const data = await page.locator("script[type='application/ld+json']").allTextContents();
      const kinds = data.map((text) => (JSON.parse(text) as { readonly "@type": string })["@type"]);
      expect(kinds.toSorted()).toEqual(
        [path.startsWith("/guides/") ? "Article" : "WebPage", "BreadcrumbList"].toSorted(),
      );
    }
  });
});

test("a page that stands in one language is drawn in it, whatever its reader speaks", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: "de-DE" });
  const page = await context.newPage();
  for (const path of starters) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // A page without a calculator must not be called one.
    expect(await page.locator("html").innerText()).not.toMatch(/calculator/i);
    expect(await page.title()).not.toMatch(/calculator/i);
  }
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await context.close();
});

test(
  "[SEO-02] [SEO-03] a missing page leads to /404, a wrong folder to the right one",
  { tag: "@gate" },
  async ({ request }) => {
    const where = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers()["location"]];
    };
    for (const folder of ["tools", "guides", "locations"])
      for (const slug of ["missing", "Deposit-Return", "x".repeat(300)])
        expect(await where(`/${folder}/${slug}`)).toEqual([302, "/404"]);
    // Encoded slashes are refused before any page is looked up.
    for (const path of ["/guides/a%2fb", "/guides/..%5cx"]) expect((await where(path))[0]).toBe(400);
    expect(await where("/tools/deposit-return?utm=1")).toEqual([301, "/guides/deposit-return?utm=1"]);
    expect(await where("/guides/lisbon")).toEqual([301, "/locations/lisbon"]);
    expect((await request.get("/guides/missing")).status()).toBe(404);
  },
);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("[SEO-01] the starter pages are accessible, wide and on a phone", async ({ page }) => {
      for (const path of starters) {
        await page.goto(path);
        for (const viewport of [{ width: 1280, height: 800 }, phone]) {
          await page.setViewportSize(viewport);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      }
    });
  });
}

/** A page holds at most 60 sections, and each attack has its own: they must not swallow each other. */
const PER_PAGE = 60;

test("[SEO-05] of two hundred attacks none runs, asks for anything or trips the policy", async ({
  page,
  product,
}) => {
  const email = await signUpNewcomer(page);
  await product.operate("admin", ["grant", email]);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("dialog", (dialog) => {
    requests.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener("securitypolicyviolation", (event) => reports.push(event.violatedDirective));
  });
  // HTML with a NUL is refused before it is sanitised; the server's own tests cover it.
  const attacks = htmlAttacks.filter(({ html }) => !html.includes("\u0000"));
  expect(attacks.length).toBeGreaterThanOrEqual(200);
  for (let from = 0; from < attacks.length; from += PER_PAGE) {
    const slug = `attacks-${from}`;
    const made = await page.request.post("/api/v1/seo-pages", {
      headers: { origin: product.url },
      data: {
        slug,
        status: "published",
        title: "Attacks",
        pageType: "guide",
        heroTitle: "Attacks",
        sections: attacks
          .slice(from, from + PER_PAGE)
          .map(({ name, html }) => ({ type: "text", heading: name, content: html })),
      },
    });
    expect(made.status()).toBe(200);
    requests.length = 0;
    await page.goto(`/guides/${slug}`);
    await page.waitForLoadState("networkidle");
    const seen = await page.evaluate(touchEverything);
    expect(seen).toEqual({ ran: 0, reports: [], foreign: [] });
    expect(requests.filter((url) => !/\/(?:guides\/attacks-\d+|assets\/[^/]+|icon\.svg)$/.test(url))).toEqual(
      [],
    );
  }
});

/** Runs in the page: hovers, focuses and clicks everything the attacks left, then reports what happened. */
function touchEverything(): { ran: number; reports: unknown; foreign: string[] } {
  const allowed = ["P", "BR", "STRONG", "EM", "U", "H3", "H4", "UL", "OL", "LI", "A"];
  const places = [...document.querySelectorAll(".prose > div")];
  const elements = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>("*")]);
  document.addEventListener("click", (event) => event.preventDefault());
  for (const element of elements) {
    for (const kind of ["mouseover", "pointerdown", "focus", "animationstart", "transitionend"])
      element.dispatchEvent(new Event(kind, { bubbles: true }));
    if (element instanceof HTMLAnchorElement && /^(?!https?:|mailto:)/.test(element.protocol))
      element.click();
  }
  const ran: unknown = Reflect.get(window, "__ran");
  return {
    ran: typeof ran === "number" ? ran : 0,
    reports: Reflect.get(window, "reports"),
    foreign: elements.map(({ tagName }) => tagName).filter((tag) => !allowed.includes(tag)),
  };
}
