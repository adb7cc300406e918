// Features: shell, leases
import { tabTo } from "../support/hands.ts";
import { expect, test } from "../support/journey.ts";
import { field, password, signUpNewcomer } from "../support/records/people.ts";
import { addProperty, addRent } from "../support/records/records.ts";
import { settled } from "../support/visit.ts";

test.use({ database: "embedded" });

test("from the sign-in to a paid month without touching the mouse", async ({ page, context }) => {
  const email = await signUpNewcomer(page);
  await addRent(page, "Katrin Oelmann");
  await context.clearCookies();

  // The palette's code is slow to arrive: nothing typed meanwhile may be lost, or taken for a shortcut.
  const input = Promise.withResolvers<undefined>();
  const palette = "**/assets/command-palette-*.js";
  await page.route(palette, async (route) => {
    await input.promise;
    await route.continue();
  });
  await page.goto("/auth");
  await tabTo(page, field(page, "Email"));
  await page.keyboard.type(email);
  await tabTo(page, field(page, "Password"));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/portfolio");

  // Through the palette to the leases, with the arrows to the lease.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Fails where the build calls the file something else: then nothing would be held back.
  await Promise.all([page.waitForRequest(palette), page.keyboard.press("Control+k")]);
  await page.keyboard.type("Leas");
  input.resolve(undefined);
  await expect(page.getByPlaceholder("Search screens, properties, tenants")).toBeFocused();
  await page.keyboard.type("es");
  await expect(page.getByPlaceholder("Search screens, properties, tenants")).toHaveValue("Leases");
  await expect(
    page
      .getByRole("option", { name: /Leases/ })
      .or(page.getByRole("button", { name: /Leases/ }))
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/leases");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Katrin Oelmann/ })).toBeVisible();
  await settled(page);
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Katrin Oelmann" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/leases\/.+/);
  const markPaid = page
    .getByRole("table")
    .getByRole("button", { name: /^Mark paid/ })
    .first();
  await expect(markPaid).toBeVisible();
  await tabTo(page, markPaid);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Amount")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/825\.50 from Katrin Oelmann recorded/).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  // The button disappeared with its month; the focus is on the next one that can be paid, not at the top of the page.
  await expect(
    page
      .getByRole("table")
      .getByRole("button", { name: /^Mark paid/ })
      .first(),
  ).toBeFocused();

  // And back: the message can be reached and the payment undone.
  await tabTo(page, page.getByRole("button", { name: "Undo" }).first());
  await page.keyboard.press("Enter");
  await expect(markPaid).toBeVisible();
  // The message disappeared with its button; the focus is back among the months.
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("a form or question that closes gives the focus back to what opened it", async ({ page }) => {
  await signUpNewcomer(page);
  await addProperty(page, "Rua Nova 12");
  await page.goto("/properties");
  const add = page.getByRole("button", { name: "Add property" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();

  const menu = page.getByRole("button", { name: "Actions for Rua Nova 12" });
  for (const [action, inside] of [
    ["Edit", page.getByRole("dialog").getByLabel("Name", { exact: true })],
    ["Delete property", page.getByRole("button", { name: "Keep property" })],
  ] as const) {
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: action, exact: true }).press("Enter");
    await expect(inside).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(menu).toBeFocused();
    await expect(page.getByRole("menu")).toHaveCount(0);
  }
});
