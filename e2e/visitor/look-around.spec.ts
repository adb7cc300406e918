// Features: auth, sample, landing, shell
// Takes long: opens each screen and record of the sample in four currencies.
import { expect, freshEmail, phone, test } from "../support/journey.ts";
import { expectAccessible } from "../support/checks/axe.ts";
import { field, password } from "../support/records/people.ts";
import { callApi } from "../support/wire.ts";
import { dashesOn, sampleAddresses } from "../support/checks/dashes.ts";

test("a stranger looks around, changes a record, signs up, and finds it still there", async ({ page }) => {
  await page.goto("/en");
  await page.getByRole("button", { name: "Look around", exact: true }).click();
  await page.waitForURL("**/portfolio");
  const line = page.getByRole("region", { name: "Looking around" });
  await expect(line).toContainText("You are looking around. Sign up to keep what you tried.");

  // Nothing that needs an account is shown: a visitor has no trial, and nobody could answer their report.
  await expect(page.getByRole("link", { name: "Plans", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your plan" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Report issue" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/tariffs");
  await expect(page.getByRole("heading", { name: "Starter", exact: true })).toBeVisible();
  await expect(page.getByText("Current plan")).toHaveCount(0);

  await page.goto("/tenants");
  const rows = page.getByRole("table", { name: "Tenants" }).locator("tbody tr");
  await rows.first().getByRole("link").first().click();
  await page.waitForURL(/\/tenants\/[0-9a-f-]{36}/);
  const tenant = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit tenant" });
  await form.getByLabel("Name", { exact: true }).fill("Greta Sommer");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Greta Sommer");

  await line.getByRole("link", { name: "Sign up" }).click();
  await page.waitForURL("**/auth?tab=signup");
  await expect(page.getByText(/is kept for 7 days/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Email me a link" }).filter({ visible: true })).toHaveCount(
    0,
  );
  await field(page, "Email").fill(freshEmail("keeper"));
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/portfolio");
  await expect(page.getByRole("region", { name: "Sample data" })).toBeVisible();
  await page.goto(tenant);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Greta Sommer");

  // Their own workspace exists beside the sample, and is empty.
  await page.getByRole("button", { name: /Start with my own/ }).click();
  await expect(page.getByRole("region", { name: "Sample data" })).toHaveCount(0);
  await page.goto("/properties");
  await expect(page.getByRole("button", { name: "Explore the sample portfolio" })).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads into the sample all the same", async ({ page }) => {
    await page.goto("/de");
    await page.getByRole("button", { name: "Erst umsehen" }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the line above the screen leads to the sign-up", async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("button", { name: "Look around", exact: true }).click();
    const line = page.getByRole("region", { name: "Looking around" });
    await expect(line).toBeVisible();
    await expectAccessible(page);
    await line.getByRole("link", { name: "Sign up" }).click();
    await expect(page.getByRole("tab", { name: "Sign up" })).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
  });
});

/** The address alone decides the currency, because the button of the front page sends no time zone. */
const visitors = [
  ["EUR", "193.99.144.80"],
  ["GBP", "81.2.69.142"],
  ["USD", "8.8.8.8"],
  ["CHF", "129.132.1.1"],
] as const;

for (const [currency, address] of visitors) {
  test.describe(`in ${currency}`, () => {
    test.use({ extraHTTPHeaders: { "x-forwarded-for": address } });

    test(`[GEN-02] [ANA-02] a stranger sees no dash and no missing rate in the sample, and signs up, in ${currency}`, async ({
      page,
    }) => {
      await page.goto("/en");
      await page.getByRole("button", { name: "Look around", exact: true }).click();
      await page.waitForURL("**/portfolio");
      const counted = await callApi<{ readonly baseCurrency: string }>(page, "GET", "profile");
      expect(counted.baseCurrency).toBe(currency);
      const dashes: string[] = [];
      for (const address of await sampleAddresses(page)) dashes.push(...(await dashesOn(page, address)));
      expect(dashes).toEqual([]);

      await page
        .getByRole("region", { name: "Looking around" })
        .getByRole("link", { name: "Sign up" })
        .click();
      await field(page, "Email").fill(freshEmail("keeper"));
      await field(page, "Password").fill(password);
      await page.getByRole("button", { name: "Create account" }).click();
      await page.waitForURL("**/portfolio");
      await expect(page.getByRole("region", { name: "Sample data" })).toBeVisible();
      const kept = await callApi<{ readonly baseCurrency: string }>(page, "GET", "profile");
      expect(kept.baseCurrency).toBe(currency);
    });
  });
}
