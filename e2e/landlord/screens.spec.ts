import { violationsOf } from "../support/axe.ts";
import { expect, type Page, phone, sidewaysScrollOf, test } from "../support/journey.ts";
import { signUpToSample } from "../support/people.ts";
import { resized } from "../support/screen-check.ts";
import { keepAll, settled, visit } from "../support/visit.ts";

test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

const desk = { width: 1280, height: 800 };

test("every screen of the sample portfolio is accessible and fits its width, by day and by night", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signUpToSample(page);
  await expect(page.getByRole("heading", { name: "Rent to collect" })).toBeVisible();
  await check(page, "portfolio");
  await keepAll(page);
  await lists(page);
  await property(page);
  await tenant(page);
  await lease(page);
  await settings(page);
  await overlays(page);
});

async function lists(page: Page): Promise<void> {
  for (const path of [
    "properties",
    "leases",
    "tenants",
    "tasks",
    "tasks?view=board",
    "income",
    "expenses",
    "analytics?view=advanced",
  ]) {
    await visit(page, `/${path}`);
    await settled(page);
    await check(page, path);
  }
}

async function property(page: Page): Promise<void> {
  await visit(page, "/properties");
  await page.locator("main a[href^='/properties/']").first().click();
  const tabs = page.getByRole("navigation", { name: "Sections of the property" });
  await expect(tabs).toBeVisible();
  for (const link of await tabs.getByRole("link").all()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await settled(page);
    await check(page, `property, ${await link.innerText()}`);
  }
}

async function tenant(page: Page): Promise<void> {
  await visit(page, "/tenants?owes=true");
  await page.locator("main a[href^='/tenants/']").first().click();
  await expect(page.getByRole("region", { name: "Open today" })).toBeVisible();
  await settled(page);
  await check(page, "tenant");
}

async function lease(page: Page): Promise<void> {
  await visit(page, "/leases?owes=overdue");
  await page.locator("main a[href^='/leases/']").first().click();
  await page.getByRole("button", { name: "How it adds up" }).click();
  await expect(page.getByText("What is open")).toBeVisible();
  await page.locator(".ks-months-card-month th button").first().click();
  await page.locator(".ks-payments-card-line").first().click();
  await settled(page);
  await check(page, "lease, balance, month and payment opened up");
  await page.locator("#months").scrollIntoViewIfNeeded();
  await page.getByRole("table").getByRole("button", { name: "Mark paid:" }).first().click();
  await expect(page.getByRole("dialog").getByLabel("Amount")).toBeVisible();
  await check(page, "lease, marking rent as paid");
}

async function settings(page: Page): Promise<void> {
  for (const tab of ["profile", "subscription", "fx", "privacy"]) {
    await visit(page, `/settings#${tab}`);
    await settled(page);
    await check(page, `settings, ${tab}`);
  }
}

async function overlays(page: Page): Promise<void> {
  await visit(page, "/portfolio");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByPlaceholder("Search screens, properties, tenants")).toBeVisible();
  await check(page, "command palette");
  await page.getByPlaceholder("Search screens, properties, tenants").fill("Report issue");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Report" })).toBeVisible();
  await check(page, "report dialog");
  await visit(page, "/properties?new=1");
  await expect(page.getByRole("dialog", { name: "Add property" })).toBeVisible();
  await settled(page);
  await check(page, "add property");
  await visit(page, "/leases?new=1");
  await expect(page.getByRole("dialog", { name: "Add lease" })).toBeVisible();
  await settled(page);
  await check(page, "add lease");
}

/** As it stands at the desk and on the phone, light and dark; back at the desk after. Soft, so that one run names every screen that fails. */
async function check(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { width } of [desk, phone]) {
      await resized(page, width);
      const look = `${screen}, ${colorScheme} at ${width}`;
      expect.soft(await violationsOf(page), look).toEqual([]);
      expect.soft(await sidewaysScrollOf(page), `${look}: sideways scroll`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await resized(page, desk.width);
}
