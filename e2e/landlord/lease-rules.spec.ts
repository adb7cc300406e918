// Features: leases
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { expectFitsBothWidths } from "../support/checks/both-widths.ts";
import { thisYear } from "../support/clock.ts";
import { expect, type Page, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant, post } from "../support/records/records.ts";

type Made = { readonly id: string; readonly rows: readonly { readonly ref: string }[] };

const year = thisYear();

/**
 * A flat let to two people since last year for 950.00 and 100.00 of charges, with a deposit, and a free flat next to
 * it.
 */
async function letFlat(page: Page): Promise<{ readonly lease: Made; readonly free: string }> {
  const { id: propertyId } = await addProperty(page, "Lindenhof");
  const unit = (name: string) =>
    post<{ readonly id: string }>(page, "units", {
      propertyId,
      name,
      bedrooms: null,
      bathrooms: null,
      sizeSqm: null,
      floor: "",
      maintenance: false,
    });
  const { id: unitId } = await unit("Flat 1");
  const { id: free } = await unit("Flat 2");
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  const { id: second } = await addTenant(page, propertyId, "Jonas Brandt");
  const lease = await postLease<Made>(page, {
    tenantId,
    coTenantIds: [second],
    propertyId,
    unitId,
    startsOn: `${year - 1}-01-01`,
    trackFrom: `${year - 1}-01`,
    monthlyRent: "950.00",
    charges: "100.00",
    deposit: "1900.00",
  });
  await post(page, `leases/${lease.id}/deposit-movements`, { kind: "received", amount: "1900.00" });
  return { lease, free };
}

async function choose(page: Page, item: string): Promise<void> {
  await page
    .getByRole("button", { name: /Katrin Oelmann/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("charges are settled with the letter's figures first, and taken back", async ({ page }) => {
  await signUpNewcomer(page);
  const { lease } = await letFlat(page);
  await page.goto(`/leases/${lease.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Katrin Oelmann, +1" })).toBeVisible();
  await choose(page, "Settle charges");
  const form = page.getByRole("dialog", { name: "Settle charges" });
  await expect(form.getByLabel("Year")).toHaveValue(String(year - 1));
  await form.getByLabel(/^Tenant’s share/).fill("1320");
  const figures = form.getByRole("region", { name: "Figures for the letter" });
  await expect(figures.getByText("Advances billed, 12 months")).toBeVisible();
  await expect(figures).toContainText("€1,320.00");
  await expect(figures).toContainText("€120.00");
  await expectFitsBothWidths(page);
  await form.getByRole("button", { name: "Settle charges" }).click();
  await expect(page.getByText("Settlement booked.")).toBeVisible();

  await choose(page, "Settle charges");
  await expect(form.getByText(`${year - 1} has already been settled: €120.00 to pay.`)).toBeVisible();
  await form.getByRole("button", { name: "Delete that settlement" }).click();
  await expect(page.getByText(`Settlement ${year - 1} deleted.`)).toBeVisible();
});

test("a tenant moves to another unit, and both leases lead to each other", async ({ page }) => {
  await signUpNewcomer(page);
  const { lease } = await letFlat(page);
  await page.goto(`/leases/${lease.id}`);
  await choose(page, "Move to another unit");
  const form = page.getByRole("dialog", { name: "Move to another unit" });
  const figures = form.getByRole("region", { name: "What the move comes to" });
  await expect(figures.getByText("Deposit that goes along")).toBeVisible();
  await expect(figures).toContainText("€1,900.00");
  // The current unit cannot be chosen, and nothing is sent without a choice.
  await form.getByRole("button", { name: "Move to another unit" }).click();
  await expect(form.getByText("Choose a unit other than the current one.").first()).toBeVisible();
  await form.getByRole("combobox", { name: "Unit" }).fill("Flat 2");
  await page.getByRole("option", { name: "Flat 2" }).click();
  await form.getByLabel(/^Monthly rent/).fill("1085");
  await expect(figures).toContainText("€1,185.00");
  await expectFitsBothWidths(page);
  await form.getByRole("button", { name: "Move to another unit" }).click();
  await expect(page.getByText("Moved. This is the new lease.")).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(lease.id));
  await expect(page.getByText(/Moved here from/)).toBeVisible();
  await page.getByRole("link", { name: "Lindenhof · Flat 1" }).click();
  await expect(page).toHaveURL(new RegExp(lease.id));
  await expect(page.getByRole("link", { name: "Lindenhof · Flat 2" })).toBeVisible();
});

test("graduated rent and an index say what they come to before they are saved", async ({ page }) => {
  await signUpNewcomer(page);
  const { lease } = await letFlat(page);
  await page.goto(`/leases/${lease.id}`);
  await choose(page, "Index the rent");
  const index = page.getByRole("dialog", { name: "Index the rent" });
  await index.getByLabel("Old index").fill("142.06");
  await index.getByLabel("New index").fill("145.47");
  // Leaving the field reformats the day without changing it.
  await index.getByLabel(/^New rent from/).fill(`01/12/${year}`);
  const figures = index.getByRole("region", { name: "Figures for the letter" });
  await expect(figures).toContainText("€950.00 × 145.47 ÷ 142.06 = €972.80");
  await expectAccessible(page);
  await index.getByRole("button", { name: "Index the rent" }).click();
  await expect(page.getByText("New rent saved.")).toBeVisible();

  await choose(page, "Graduated rent");
  const steps = page.getByRole("dialog", { name: "Graduated rent" });
  await expect(steps.getByText(/€972.80 from/)).toBeVisible();
  await steps.getByLabel(/^Monthly amount/).fill("1000");
  await steps.getByRole("button", { name: "Add another step" }).click();
  await steps
    .getByLabel(/^Monthly amount/)
    .nth(1)
    .fill("1030");
  await expectAccessible(page);
  await steps.getByRole("button", { name: "Graduated rent" }).click();
  await expect(page.getByText("Steps saved.")).toBeVisible();
  await expect(page.getByText("€1,030.00").first()).toBeVisible();
});
