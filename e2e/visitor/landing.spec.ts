// Features: landing
import { expectAccessible } from "../support/checks/axe.ts";
import { journeyNow } from "../support/clock.ts";
import { expect, expectSeen, inGate, type Page, phone, test } from "../support/journey.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

/** A section is found by its heading, as a reader finds it. */
function section(page: Page, heading: string | RegExp) {
  return page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading }) });
}

function answer(page: Page) {
  return section(page, "What an hour back is worth").getByRole("status");
}

for (const language of languages) {
  test(
    `[LAND-01] the front page stands in ${language}, whole and in its order`,
    inGate(language === "en"),
    async ({ page }) => {
      const response = await page.goto(`/${language}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const header = page.getByRole("banner");
      await expect(header.locator(`a[href='/${language}/auth']`)).toBeVisible();
      await header.locator("summary").click();
      await expect(header.getByRole("link", { name: "Deutsch" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const order = await page
        .locator("main > *")
        .evaluateAll((parts) => parts.map((part) => part.id || part.className));
      expect(order).toEqual([
        "hero",
        "page-in",
        "",
        "features",
        "how",
        "page-alt",
        "screens",
        "page-alt",
        "roi",
        "faq",
        "pricing-section",
        "page-alt",
        "",
        "page-alt",
        "band page-noprint",
      ]);
      expect(await page.locator("main").innerText()).not.toMatch(/\{\{|undefined|NaN/);
      for (const title of await page.locator("#features h3").allInnerTexts())
        expect(title.length).toBeLessThanOrEqual(65);
    },
  );
}

test("[LAND-01] / answers in the language of the browser", async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, locale: "it-IT" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await context.close();
});

test(
  "[LAND-02] the hero says what it is, and the claims stand as they are",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know what is paid, and what is not.");
    await expectSeen(page.getByRole("img", { name: /^Screenshot: Portfolio/ }));
    for (const [value, label] of [
      ["2,500+", "landlords"],
      ["10,000+", "properties"],
      ["€2M+", "tracked"],
      ["98%", "satisfaction"],
    ] as const) {
      const claim = page.locator("dl > div").filter({ has: page.getByText(value, { exact: true }) });
      await expect(claim).toContainText(label);
    }
    await expect(page.getByText("Example figures", { exact: true })).toBeVisible();
    await expect(page.getByText("They show what will stand here, not what has been counted.")).toBeVisible();
  },
);

test(
  "[LAND-03] problem and solution, eight features, three steps, three audiences, none of it marked as coming",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/en");
    const problem = section(page, "A spreadsheet remembers. It does not warn.");
    await expect(problem.getByRole("heading", { name: "With a spreadsheet" })).toBeVisible();
    await expect(problem.getByRole("heading", { name: "With Keystead" })).toBeVisible();
    const features = section(page, "Eight jobs, one place").locator("ul.features > li");
    await expect(features).toHaveCount(8);
    // The shorter list next to them gives the date since when each item exists.
    const today = section(page, "Eight jobs, one place").locator(".today li");
    await expect(today).toHaveCount(6);
    for (const line of await today.allInnerTexts()) expect(line).toMatch(/since \d{1,2} Nov 2026/);
    await expect(page.getByText(/^(Coming|Coming soon|Preview)$/)).toHaveCount(0);
    await expect(section(page, "Useful from the first property").getByRole("listitem")).toHaveCount(3);
    const audiences = section(page, "Made for portfolios you can still count");
    for (const name of ["Landlords", "Property managers", "Short-term hosts"])
      await expect(audiences.getByText(name, { exact: true })).toBeVisible();
  },
);

const screens = ["Portfolio", "Properties", "Income", "Expenses", "Advertising", "Exports"];

test("[LAND-04] the screens are tabs that the keyboard moves through, each a picture of the product", async ({
  page,
}) => {
  await page.goto("/en");
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(page.getByRole("tab")).toHaveText(screens);
  await expect(tab("Portfolio")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await tab("Portfolio").focus();
  await page.keyboard.press("ArrowRight");
  for (const name of screens.slice(1)) {
    await expect(tab(name)).toBeFocused();
    await expectSeen(page.getByRole("tabpanel", { name }).getByRole("img", { name: /^Screenshot: / }));
    await page.keyboard.press("ArrowRight");
  }
  await expect(tab("Portfolio")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tab("Exports")).toBeFocused();
});

test("[LAND-05] testimonials turn every 6 s, can be paused, and are called examples", async ({ page }) => {
  await page.clock.install({ time: journeyNow() });
  await page.goto("/en");
  const carousel = page.getByRole("group", { name: "Illustrative examples" });
  const list = carousel.getByRole("list");
  await list.scrollIntoViewIfNeeded();
  const first = carousel.getByRole("listitem").first();
  await expect(first).toContainText("Marta L.");
  await expect(first).toContainText("landlord, 4 flats");
  // An invented example has no star rating.
  await expect(carousel.getByRole("img", { name: /stars/ })).toHaveCount(0);
  await expect(first).toContainText("Example");
  await expect(page.getByText("These are not customer quotes.")).toBeVisible();
  const shown = () => list.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
  await expect(carousel.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.clock.runFor(6_100);
  await expect.poll(shown).toBe(1);
  await carousel.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(1);
  await carousel.getByRole("button", { name: "Previous quote" }).click();
  await expect.poll(shown).toBe(0);
  await carousel.getByRole("button", { name: "Play" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_100);
  await expect.poll(shown).toBe(1);
});

test("[LAND-05] testimonials stand still where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: journeyNow() });
  await page.goto("/en");
  const carousel = page.getByRole("group", { name: "Illustrative examples" });
  const list = carousel.getByRole("list");
  await list.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("button", { name: "Play" })).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await list.evaluate((row) => row.scrollLeft)).toBe(0);
});

test("[LAND-06] the savings calculator counts with the domain's rule and follows slider and box", async ({
  page,
}) => {
  await page.goto("/en");
  const properties = page.getByRole("slider", { name: "Properties" });
  const hours = page.getByRole("slider", { name: "Hours of admin a month" });
  const input = page.getByRole("spinbutton", { name: "Properties" });
  await expect(properties).toHaveValue("3");
  await expect(properties).toHaveAttribute("min", "1");
  await expect(properties).toHaveAttribute("max", "10");
  await expect(hours).toHaveValue("10");
  await expect(hours).toHaveAttribute("step", "5");
  await expect(answer(page)).toContainText("You could save 6 hours and about €138 a month.");
  await properties.focus();
  await page.keyboard.press("End");
  await expect(input).toHaveValue("10");
  await expect(answer(page)).toContainText("You could save 15 hours and about €350 a month.");
  await expect(answer(page)).toContainText("\u2212€25");
  await input.fill("1");
  await expect(properties).toHaveValue("1");
  await expect(answer(page)).toContainText("You could save 6 hours and about €150 a month.");
  await expect(answer(page)).toContainText("€1,800");
  await input.fill("99");
  await input.blur();
  await expect(input).toHaveValue("10");
  await page.getByText("How we calculate").click();
  await expect(page.getByText("5 hours a week at $50 an hour is $250 a week")).toBeVisible();
});

test("[LAND-07] nine questions open and close, and search engines get the same words", async ({ page }) => {
  await page.goto("/en");
  const questions = section(page, "Questions, answered plainly").locator("details");
  await expect(questions).toHaveCount(9);
  const second = questions.nth(1);
  await second.locator("summary").click();
  await expect(second.getByText("Nothing is deleted.")).toBeVisible();
  await second.locator("summary").press("Enter");
  await expect(second.getByText("Nothing is deleted.")).toBeHidden();
  const data = await structuredData(page);
  const faq = data.find((part) => part["@type"] === "FAQPage")?.["mainEntity"];
  expect(faq).toHaveLength(9);
  const shown = await questions.evaluateAll((all) =>
    all.map((one) => ({
      name: one.querySelector("summary")?.textContent,
      text: one.querySelector("p")?.textContent,
    })),
  );
  expect(faq).toEqual(
    shown.map(({ name, text }) => ({
      "@type": "Question",
      name,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  );
  const application = data.find((part) => part["@type"] === "SoftwareApplication");
  expect(JSON.stringify(application)).toContain('"price":"12.00"');
  expect(JSON.stringify(data)).not.toMatch(/"aggregateRating"|"review"|Marta/);
});

async function structuredData(page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts.map((text): Readonly<Record<string, unknown>> => JSON.parse(text));
}

test(
  "[LAND-08] prices by the month and the year, an honest comparison, trust, resources and the last call",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("main").getByRole("link", { name: "See pricing" }).click();
    await expect(page).toHaveURL(/#pricing-section$/);
    const starter = page.locator("#pricing-section li.card").filter({ hasText: "Popular" });
    await expect(starter).toContainText("$12");
    await expect(starter).toContainText("Regular price $19 a month.");
    await expect(starter).toContainText("Free for now");
    await page.getByText("Yearly", { exact: true }).click();
    await expect(starter.getByText("$9", { exact: true })).toBeVisible();
    await expect(starter.getByText("$12", { exact: true })).toBeHidden();
    const table = page.getByRole("table", { name: "Which kind of tool fits" });
    await expect(table.getByRole("row")).toHaveCount(11);
    const own = (row: string) => table.getByRole("row", { name: row }).getByRole("cell").last();
    await expect(own("Rent schedule from the lease")).toHaveText("Yes");
    await expect(own("Collects rent from tenants")).toHaveText("No");
    await expect(own("Live sync with booking channels")).toHaveText("No");
    await expect(own("Nightly bookings on a calendar")).toHaveText("Yes");
    await expect(own("Cleaner link with checklist")).toHaveText("Yes");
    await expect(section(page, "Quiet about your data").getByRole("term")).toHaveCount(6);
    await expect(section(page, "Useful even without an account").getByRole("listitem")).not.toHaveCount(0);
    const last = section(page, "See what is due this week.").getByRole("link", { name: "Start free trial" });
    await expect(last).toHaveAttribute("href", "/en/auth?tab=signup&promo=pro_trial");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  },
);

test("[LAND-08] the comparison keeps its roles when its rows are stacked on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/en");
  await page.getByRole("button", { name: "Reject" }).click();
  await page.getByText("Show the comparison").click();
  const table = page.getByRole("table", { name: "Which kind of tool fits" });
  await expect(table.getByRole("row")).toHaveCount(11);
  await expect(table.getByRole("rowheader", { name: "Collects rent from tenants" })).toBeVisible();
});

test(
  "[LAND-09] the trial button floats, and the way up appears after 800 px",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("button", { name: "Reject" }).click();
    const up = page.getByRole("link", { name: "Back to top" });
    const floating = page.locator(".float-go").getByRole("link", { name: "Start free trial" });
    await expect(up).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 780, behavior: "instant" }));
    await expect(up).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 1_600, behavior: "instant" }));
    await expect(up).toBeInViewport();
    await expect(floating).toBeInViewport();
    await expect(floating).toHaveAttribute("href", "/en/auth?tab=signup&promo=pro_trial");
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  "[LAND-10] who leaves at the top is offered a month of Pro, once a visit",
  { tag: "@gate" },
  async ({ page }) => {
    await page.clock.install({ time: journeyNow() });
    await page.goto("/en");
    const offer = page.getByRole("dialog", { name: "Take the Pro plan for a month" });
    await leaveAtTheTop(page);
    await expect(offer).toBeHidden();
    await page.clock.runFor(5_100);
    await leaveAtTheTop(page);
    await expect(offer).toContainText("30 days of Pro");
    await expect(offer.getByRole("link", { name: "Start free trial" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(offer).toBeHidden();
    await page.reload();
    await page.clock.runFor(5_100);
    await leaveAtTheTop(page);
    await expect(offer).toBeHidden();
  },
);

async function leaveAtTheTop(page: Page): Promise<void> {
  await page
    .locator("html")
    .evaluate((root) => root.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })));
}

test("[LAND-11] consent is kept for 90 days at most, and whoever rejects is never counted", async ({
  page,
}) => {
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") counted.push(request.url());
  });
  await page.clock.install({ time: new Date("2026-03-01T10:00:00Z") });
  await page.goto("/en");
  const notice = page.getByRole("region", { name: "Cookies" });
  await expect(notice).toBeVisible();
  expect(counted).toEqual([]);
  await notice.getByRole("button", { name: "Reject" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole("tablist")).toBeVisible();
  await expect(notice).toBeHidden();
  expect(counted).toEqual([]);
  await page.clock.setSystemTime(new Date("2026-05-31T10:00:00Z"));
  await page.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => counted.length).toBe(1);
  expect((await page.context().cookies()).filter(({ name }) => name !== "lang")).toEqual([]);
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(notice).toBeVisible();
});

test("everything is there without script: panels to swipe, prices, questions, the first answer", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto("/en");
  await page.getByRole("link", { name: "Exports" }).first().click();
  await expect(page.getByRole("img", { name: /^Screenshot: Exports/ })).toBeInViewport();
  await expect(page.getByText("You could save 6 hours and about €138 a month.")).toBeVisible();
  await page.getByText("Yearly", { exact: true }).click();
  await expect(page.getByText("$19", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Start free trial" }).first()).toBeVisible();
  await context.close();
});
