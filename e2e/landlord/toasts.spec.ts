// Features: shell
/// <reference lib="dom" />
import { expect, type Page, phone, test } from "../support/journey.ts";
import { screenFaults } from "../support/checks/layout.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, addRent, addTenant } from "../support/records/records.ts";

/** Only faults caused by a toast: small targets in a form are covered by other tests. */
async function coveredOn(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(screenFaults)).filter((fault) => fault.includes("covers"));
}

for (const size of [{ width: 1280, height: 720 }, phone]) {
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size });

    test("a toast stands above the buttons of the form that is open, and its Undo can be reached", async ({
      page,
    }) => {
      await signUpNewcomer(page);
      await page.goto("/properties?new=1");
      const form = page.getByRole("dialog", { name: "Add property" });
      await form.getByLabel("Name", { exact: true }).fill("Lindenstraße 14");
      await form.getByRole("button", { name: "Save and add another" }).click();
      const toast = form.locator(".ks-toaster-toast");
      await expect(toast).toBeVisible();
      expect(await coveredOn(page)).toEqual([]);
      await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
    });

    test("a toast of one payment does not lie over the sheet of the next", async ({ page }) => {
      await signUpNewcomer(page);
      for (const name of ["Ada Adler", "Ben Berg"]) {
        await addRent(page, name, `House of ${name}`);
      }
      await page.goto("/portfolio");
      await page
        .getByRole("button", { name: /^Mark paid.*Ada Adler/ })
        .first()
        .click();
      await page.getByRole("button", { name: /^Record .*825\.50/ }).click();
      await expect(page.getByText(/825\.50 from Ada Adler recorded/).first()).toBeVisible();
      await page
        .getByRole("button", { name: /^Mark paid.*Ben Berg/ })
        .first()
        .click();
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByRole("textbox").first()).toBeFocused();
      await expect(page.locator(".ks-toaster-toast")).toBeVisible();
      expect(await coveredOn(page)).toEqual([]);
      // The previous action can be undone from here as well, and the focus stays in the sheet.
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.locator(":focus")).toHaveCount(1);
      await expect(page.getByRole("button", { name: /^Mark paid.*Ada Adler/ }).first()).toBeAttached();
    });
  });
}

test("a menu that is opened where a toast stands lies above it or beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await signUpNewcomer(page);
  const { id } = await addProperty(page, "Ahornweg 2");
  for (const name of ["Ada Adler", "Ben Berg", "Cleo Conti"]) await addTenant(page, id, name);
  await page.goto("/tenants");
  const menuOf = (name: string) => page.getByRole("button", { name: `Actions for ${name}` });
  await menuOf("Ada Adler").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await menuOf("Ben Berg").click();
  const [menu, toast] = [page.getByRole("menu"), page.locator(".ks-toaster-toast")];
  await expect(menu).toHaveCSS("opacity", "1");
  // The toast has moved away from what was pressed; where both overlap, the menu is on top.
  const met = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [over, under] = [boxOf('[role="menu"]'), boxOf(".ks-toaster-toast")];
    if (over === undefined || under === undefined) return "gone";
    const x = (Math.max(over.left, under.left) + Math.min(over.right, under.right)) / 2;
    const y = (Math.max(over.top, under.top) + Math.min(over.bottom, under.bottom)) / 2;
    if (x > over.right || y > over.bottom || x < over.left || y < over.top) return "apart";
    return document.elementFromPoint(x, y)?.closest('[role="menu"]') === null ? "toast" : "menu";
  });
  await expect(toast).toBeVisible();
  expect(["menu", "apart"]).toContain(met);
});
