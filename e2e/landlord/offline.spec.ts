// Features: shell
// Takes long: breaks and mends the connection on many screens.
import { violationsOf } from "../support/checks/axe.ts";
import { deploymentOf } from "../support/product/deploy.ts";
import { expect, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, addTenant } from "../support/records/records.ts";
import { keepAll, settled } from "../support/visit.ts";

test.use({
  keepsParts: true,
  brokenOnPurpose: /net::ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NetworkError/,
});

const sidebar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name });

test("a tab in a tunnel: what was open stays, what was not says so, and a form keeps what is typed", async ({
  page,
  context,
}) => {
  await signUpNewcomer(page);
  const { id } = await addProperty(page, "Lindenstraße 14");
  await addTenant(page, id, "Katrin Oelmann");
  await page.goto("/properties");
  await expect(page.getByRole("link", { name: "Lindenstraße 14", exact: true })).toBeVisible();
  await keepAll(page);
  await context.setOffline(true);
  await expect(page.getByRole("alert").getByText(/^You are offline\. .*Last refreshed: /)).toBeVisible();

  // Never opened before: the screen appears, but its data cannot load, and it says so.
  await sidebar(page, "Tenants").click();
  await page.waitForURL("**/tenants");
  await expect(page.getByRole("heading", { level: 1, name: "Tenants" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();

  // A link to a separate page does not navigate away while offline.
  await sidebar(page, "Plans").click();
  await expect(page.getByText(/^You are offline\. Try again when/)).toBeVisible();
  await expect(page).toHaveURL(/\/tenants$/);

  // What was opened before is there, and a part that was never loaded opens as well.
  await sidebar(page, "Properties").click();
  await expect(page.getByRole("link", { name: "Lindenstraße 14", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add property" }).click();
  const form = page.getByRole("dialog", { name: "Add property" });
  await form.getByLabel("Name", { exact: true }).fill("Rua Nova 12");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText("There is no connection.", { exact: false })).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Rua Nova 12");

  await context.setOffline(false);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "Rua Nova 12", exact: true })).toBeVisible();
  await sidebar(page, "Tenants").click();
  await expect(page.getByText("Katrin Oelmann").first()).toBeVisible();
});

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`a screen that is not there yet waits for the connection, ${size.width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    await signUpNewcomer(page);
    // The onboarding is a part of its own, and has loaded before the connection is cut.
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    await context.setOffline(true);
    if (size === phone) await page.getByRole("button", { name: "Open menu" }).click();
    await sidebar(page, "Tenants").click();
    await expect(
      page
        .getByRole("alert")
        .getByText(/The screen opens when the connection is back/)
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect(page.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
    await context.setOffline(false);
    await page.waitForURL("**/tenants");
    await expect(page.getByRole("heading", { level: 1, name: "Tenants" })).toBeVisible();
  });
}

test("a screen that is loaded anew without a connection says so in the person's language, and comes with it", async ({
  page,
  context,
}) => {
  await signUpNewcomer(page, { language: "de" });
  await keepAll(page);
  // The service worker is the last to become ready.
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.goto("/calendar?view=month");
  await expect(page.getByRole("heading", { level: 1, name: "Kalender" })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Sie sind offline" })).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\?view=month$/);
  // The offline page's own font is cached with it.
  expect(await page.evaluate(async () => (await document.fonts.load("16px Inter")).length)).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sie sind offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Kalender" })).toBeVisible();
});

test("a part that cannot be loaded says so in its place, and comes with the connection", async ({
  page,
  context,
}) => {
  await signUpNewcomer(page);
  await addProperty(page, "Lindenstraße 14");
  await page.goto("/properties");
  await expect(page.getByRole("link", { name: "Lindenstraße 14", exact: true })).toBeVisible();
  await context.setOffline(true);
  const add = page.getByRole("button", { name: "Add property" });
  await add.click();
  const missing = page.getByRole("dialog", { name: "This part could not be loaded" });
  await expect(missing).toBeVisible();
  await missing.getByRole("button", { name: "Try again" }).click();
  // The dialog of the first attempt stays open until the second has failed too.
  await settled(page);
  await expect(missing).toBeVisible();
  await expect(missing.locator(":focus")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(missing).toBeHidden();
  await add.click();
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await missing.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("dialog", { name: "Add property" }).getByLabel("Name", { exact: true }),
  ).toBeVisible();
});

test.describe("a new version", () => {
  test("does not take anything away from a tab that is open", async ({ page, product }) => {
    const deployment = await deploymentOf(product.url);
    await signUpNewcomer(page, { at: deployment.url });
    await keepAll(page);
    // The service worker is the last to become ready, and fetches files of this version.
    await page.evaluate(async () => navigator.serviceWorker.ready);
    deployment.deployAnother();
    for (const name of ["Properties", "Leases", "Tenants", "Income", "Settings"]) {
      await sidebar(page, name).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    }
    await sidebar(page, "Properties").click();
    await page.getByRole("button", { name: "Add property" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill("Rua Nova 12");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("link", { name: "Rua Nova 12", exact: true })).toBeVisible();
    await deployment.stop();
  });

  test("is said where a part of the old one is gone, and what is typed stays until one reloads", async ({
    page,
    product,
  }) => {
    const deployment = await deploymentOf(product.url);
    await signUpNewcomer(page, { at: deployment.url });
    await page.goto(`${deployment.url}/properties`);
    await expect(page.getByRole("heading", { level: 1, name: "Properties" })).toBeVisible();
    deployment.deployAnother();
    await page.getByRole("button", { name: "Add property" }).first().click();
    const dialog = page.getByRole("dialog", { name: "A new version is there" });
    await expect(dialog.getByRole("button", { name: "Reload" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("A new version is ready. Reload when it suits you.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Properties" })).toBeVisible();
    await deployment.stop();
  });
});
