// Features: history
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant, post } from "../support/records/records.ts";

type Lease = {
  readonly id: string;
  readonly version: number;
  readonly rows: readonly { readonly ref: string }[];
};

/** A lease whose rent was raised and whose first month was paid. */
async function changedLease(page: Page): Promise<Lease> {
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  const lease = await postLease<Lease>(page, { propertyId, tenantId });
  const risen = { kind: "rent", amount: "860.00", effectiveOn: "2027-01-01", version: lease.version };
  await post(page, `leases/${lease.id}/rent-steps`, risen);
  const [row] = lease.rows;
  await post(page, `leases/${lease.id}/payments`, { rows: [row?.ref], method: "cash" });
  return lease;
}

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`a change of rent and a payment stand in the history with old and new, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const email = await signUpNewcomer(page);
    const { id } = await changedLease(page);
    await page.goto(`/leases/${id}`);
    const menu = page.getByRole("button", { name: "Actions for Katrin Oelmann" });
    await menu.click();
    await page.getByRole("menuitem", { name: "History" }).click();
    const drawer = page.getByRole("dialog", { name: "History: Katrin Oelmann" });
    const [paid, changed, made] = [0, 1, 2].map((at) => drawer.getByRole("listitem").nth(at));
    await expect(paid ?? drawer).toContainText("Payment added");
    await expect(paid ?? drawer).toContainText("€825.50");
    await expect(changed ?? drawer).toContainText("Monthly rent from 1 Jan 2027€825.50 changed to €860.00");
    await expect(changed ?? drawer).toContainText(email);
    await expect(made ?? drawer).toContainText("Lease added");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test(`the owner finds what was done in the activity and goes to the record, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signUpNewcomer(page);
    await changedLease(page);
    await page.goto("/settings");
    await page.getByRole("link", { name: "Activity" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();
    await expect(page.getByText("Payment added").first()).toBeVisible();
    await expect(page.getByText("Signed in").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto("/activity?kind=money&within=7");
    await expect(page.getByText("Payment added").first()).toBeVisible();
    await expect(page.getByText("Signed in")).toHaveCount(0);
    await expect(page.getByText("Property added")).toHaveCount(0);
    await page.getByRole("link", { name: /Katrin Oelmann/ }).click();
    await expect(page).toHaveURL(/\/leases\//);
    await expect(page.getByRole("heading", { level: 1, name: "Katrin Oelmann" })).toBeVisible();
  });
}
