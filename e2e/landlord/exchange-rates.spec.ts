// Features: fx
/// <reference lib="dom" />
import { monthsAgo } from "../support/clock.ts";
import { expect, phone, test, type Page } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant, post } from "../support/records/records.ts";
import { expectAccessible } from "../support/checks/axe.ts";
import { check } from "../support/checks/screen-check.ts";

type Lease = {
  readonly id: string;
  readonly rows: readonly { readonly ref: string; readonly period: string }[];
};

/** This month's rent, received for a flat in Paris and one in Zurich. */
async function twoCountries(page: Page): Promise<void> {
  await signUpNewcomer(page);
  const flats = [
    {
      name: "Rue des Lilas 4",
      country: "FR",
      currency: "EUR",
      tenant: "Camille Roux",
      monthlyRent: "950.00",
    },
    { name: "Rheingasse 9", country: "CH", currency: "CHF", tenant: "Urs Frei", monthlyRent: "1326.50" },
  ];
  for (const { name, tenant, monthlyRent, ...property } of flats) {
    const { id: propertyId } = await addProperty(page, name, property);
    const { id: tenantId } = await addTenant(page, propertyId, tenant);
    const terms = { monthlyRent, currency: property.currency, trackFrom: monthsAgo(0) };
    const lease = await postLease<Lease>(page, { tenantId, propertyId, ...terms });
    const row = lease.rows.find(({ period }) => period === monthsAgo(0));
    await post(page, `leases/${lease.id}/payments`, { rows: [row?.ref], method: "bank_transfer" });
  }
}

test("[GEN-02] [SET-01] a landlord of Paris with a flat in Zurich enters a rate and sees one total", async ({
  page,
}) => {
  await twoCountries(page);
  const total = page.getByRole("region", { name: "In EUR" });

  // Without a rate: both sums in their currencies, no total, and a link to the cell.
  await page.goto("/portfolio");
  await expect(page.getByRole("link", { name: /^Received/ })).toContainText(/CHF.1,326\.50.*EUR.950\.00/s);
  await expect(total.getByText("No rate from CHF to EUR")).toHaveCount(1);
  await expect(total.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
  await total.getByRole("link", { name: "Add the rate" }).click();

  // The cell has the focus, the effects are shown before saving, and saving leads back.
  const cell = page.locator(":focus");
  await expect(cell).toHaveAccessibleName(/1 EUR in CHF$/);
  await expect(cell.locator("xpath=..")).toContainText("1 record");
  await page.keyboard.type("0,9412");
  await expect(page.getByText("What saving changes")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "1 record" })).toContainText(
    /no rate.*€1,409\.37/s,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(/\/portfolio$/);

  // 950.00 + 1326.50 / 0.9412, opened into its month, rate and path.
  const received = total.getByRole("button", { name: /€2,359\.37/ }).first();
  await received.click();
  await expect(received).toHaveAttribute("aria-expanded", "true");
  await expect(total).toContainText(/CHF.1,326\.50 = EUR.1,409\.37/);
  await expect(total).toContainText("1 EUR = 0.9412 CHF · divided by the rate");
  await expectAccessible(page);

  // After deleting the rate the total is missing again; Undo restores both.
  await page.goto("/settings#fx");
  const stored = page.getByRole("textbox", { name: /1 EUR in CHF$/ }).last();
  await expect(stored).toHaveValue("0.9412");
  await stored.fill("");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("1 rate saved.")).toBeVisible();
  await page.getByRole("link", { name: "Portfolio" }).first().click();
  await expect(total.getByText("No rate from CHF to EUR")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(total.getByRole("button", { name: /€2,359\.37/ }).first()).toBeVisible();
});

test("rates are pasted, copied and turned round by the keyboard, and stand right on a tablet and a phone", async ({
  page,
}) => {
  await twoCountries(page);
  await page.goto("/settings#fx");
  const cells = page.getByRole("textbox", { name: /1 EUR in CHF$/ });
  await expect(cells).toHaveCount(7);
  await cells.first().focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "0,95\n0,951\n0,952\n0,953\n0,954\n0,955\n");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cells.nth(5)).toHaveValue("0,955");
  await expect(cells.nth(6)).toHaveValue("");
  await page
    .getByRole("button", { name: /^Copy the previous month/ })
    .first()
    .click();
  await expect(cells.nth(6)).toHaveValue("0,955");
  await cells.nth(6).focus();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("7 rates saved.")).toBeVisible();
  await expect(cells.nth(6)).toHaveValue("0.955");

  await cells.first().fill("0");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert").getByText("Enter a rate above 0")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();

  await page.getByRole("button", { name: "Enter as 1 CHF in EUR" }).click();
  const turned = page.getByRole("textbox", { name: /1 CHF in EUR$/ });
  await turned.last().fill("1.0625");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("1 rate saved.")).toBeVisible();
  await expect(turned.last()).toHaveValue("1.0625");
  await check(page, "exchange rates", { language: "en", widths: [1280, 1024, 768, phone.width] });
});
