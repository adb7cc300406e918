// Features: landing
/// <reference lib="dom" />
import { expect, phone, test } from "../support/journey.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("[LAND-02] the balance of the hero opens into months, and each month into its rows and payments", async ({
      page,
    }) => {
      await page.goto("/en");
      const balance = page.getByRole("article", { name: "Example: what a tenant owes, and why" });
      await expect(balance.getByText("€412.50", { exact: true }).first()).toBeVisible();
      await expect(balance).toContainText("3 months, since 30 Sept · 45 days late");
      const month = balance.locator("details details").filter({ hasText: "October 2026" });
      await expect(month).toBeHidden();
      await balance.getByText("Why is it €412.50?").click();
      await expect(month).toContainText("€940.00 of €967.50 paid");
      await expect(month.getByText("€27.50", { exact: true })).toBeVisible();
      await expect(month.getByText("Rent, new since 1 Oct")).toBeHidden();
      await month.locator("summary").click();
      await expect(month.getByText("Rent, new since 1 Oct")).toBeVisible();
      await expect(month.getByText("\u2212€940.00", { exact: true })).toBeVisible();
      const sum = balance.locator("details details").filter({ hasText: "How it adds up" });
      await sum.locator("summary").press("Enter");
      await expect(sum.getByText("€4,172.50", { exact: true })).toBeVisible();
      await expect(sum.getByText("\u2212€3,760.00", { exact: true })).toBeVisible();
    });
  });
}

for (const language of languages) {
  test(`[LAND-03] the front page in ${language} is short on a phone, and nothing of it is lost`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`/${language}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000);
    await page.locator("[data-consent='rejected']").click();
    const folds = page.locator("main details.fold");
    for (const fold of await folds.all()) {
      await fold.locator("summary").click();
      await expect(fold.locator("summary ~ *").first()).toBeVisible();
    }
    expect(await folds.count()).toBeGreaterThan(8);
  });
}

test("[LAND-02] the hero is whole on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/en");
  const hero = await page.locator("main > .hero").evaluate((section) => {
    const parts = [...section.querySelectorAll("h1, p, a, article, li")].map((part) =>
      part.getBoundingClientRect(),
    );
    return {
      left: Math.min(...parts.map(({ left }) => left)),
      right: Math.max(...parts.map(({ right }) => right)),
      bottom: section.getBoundingClientRect().bottom,
    };
  });
  expect(hero.left).toBeGreaterThan(0);
  expect(hero.right).toBeLessThan(1920);
  expect(hero.bottom).toBeLessThan(1080);
});
