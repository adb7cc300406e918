import { expect, type Page, phone, test } from "../support/journey.ts";
import { type Language, signUp } from "../support/people.ts";
import { type Check, checkIn } from "../support/screen-check.ts";
import { keepAll, visit } from "../support/visit.ts";

// The longest file of all: both workers take from it.
test.describe.configure({ mode: "parallel" });
test.use({ keepsParts: true });

const sample = {
  en: "Explore the sample portfolio",
  es: "Explorar la cartera de ejemplo",
  de: "Beispielportfolio ansehen",
  fr: "Explorer le portefeuille d’exemple",
  it: "Esplora il portafoglio di esempio",
} as const satisfies Record<Language, string>;

const lists = [
  "portfolio",
  "properties",
  "leases",
  "leases?status=",
  "tenants",
  "income",
  "income?period=2026",
  "income/statement",
  "expenses",
  "expenses?period=2026",
  "expenses/several",
  "exports?of=expenses&period=2026&format=csv",
  "analytics",
  "analytics?view=advanced&show=table",
  "activity",
  "mortgage?price=250000&down=50000&rate=3.5&years=25",
  "market-range",
  "csv-import",
];
const forms = ["expenses?new=1", "properties?new=1", "leases?new=1", "tenants?new=1"];
const settings = ["profile", "subscription", "fx", "privacy"];

const widths = [phone.width, 1280];

for (const language of ["en", "es", "de", "fr", "it"] as const) {
  test(`every screen stands right, cuts no word and speaks its language: ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    const check = checkIn(page, language, widths);
    await signUp(page, { language });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await keepAll(page);
    await check("first steps");
    for (const path of ["properties", "leases", "tenants", "income", "expenses", "analytics"]) {
      await visit(page, `/${path}`);
      await check(`${path}, nothing there`);
    }
    await visit(page, "/properties");
    await page.getByRole("button", { name: sample[language] }).click();
    await expect(page.locator(".ks-notice-line[data-about='sample']")).toBeVisible();

    for (const path of lists) {
      await visit(page, `/${path}`);
      await check(path);
    }
    for (const path of forms) {
      await visit(page, `/${path}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(path);
    }
    for (const tab of settings) {
      await visit(page, `/settings#${tab}`);
      await check(`settings, ${tab}`);
    }
    await property(page, check);
    await tenant(page, check);
    await lease(page, check);
  });
}

async function property(page: Page, check: Check): Promise<void> {
  await visit(page, "/properties");
  await page.locator("main a[href^='/properties/']").first().click();
  await page.waitForURL("**/properties/*");
  const tabs = page.locator("main nav a");
  await expect(tabs.first()).toBeVisible();
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute("aria-current", "page");
    await check(`property, section ${at + 1}`);
  }
}

async function tenant(page: Page, check: Check): Promise<void> {
  await visit(page, "/tenants?owes=true");
  await page.locator("main a[href^='/tenants/']").first().click();
  await expect(page.locator("#timeline")).toBeVisible();
  await check("tenant");
}

async function lease(page: Page, check: Check): Promise<void> {
  await visit(page, "/leases?owes=overdue");
  await page.locator("main a[href^='/leases/']").first().click();
  await expect(page.locator("#months")).toBeVisible();
  await page.locator(".ks-balance-card-buttons button").click();
  await page.locator(".ks-months-card-month th button").first().click();
  await page.locator(".ks-payments-card-line").first().click();
  await check("lease, balance, month and payment opened up");
  await page.locator("main button[aria-haspopup='dialog']").first().click();
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
  await check("lease, marking rent as paid");
}
