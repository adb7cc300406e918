// Features: leases, payments
import { expectAccessible } from "../support/checks/axe.ts";
import { monthsAgo } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant, post } from "../support/records/records.ts";

type Made = {
  readonly id: string;
  readonly today: string;
  readonly rows: readonly { readonly ref: string; readonly period: string }[];
};

/** A month as the page shows it. */
function nameOf(period: string): string {
  const long = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
  return long.format(new Date(`${period}-01`));
}

/**
 * 680 and 120 a month, tracked for four months: the first paid in part, then by a transfer that also paid the second.
 */
async function fischer(
  page: Page,
): Promise<{ readonly lease: Made; readonly name: (ago: number) => string }> {
  const { id: propertyId } = await addProperty(page, "Brunnenstraße 5", { city: "Leipzig" });
  const { id: tenantId } = await addTenant(page, propertyId, "Tom Fischer");
  const start = monthsAgo(3);
  const lease = await postLease<Made>(page, {
    tenantId,
    propertyId,
    startsOn: `${start}-01`,
    trackFrom: start,
    monthlyRent: "680.00",
    charges: "120.00",
  });
  const month = (ago: number) => monthsAgo(ago, lease.today);
  const refs = (ago: number) =>
    lease.rows.filter(({ period }) => period === month(ago)).map(({ ref }) => ref);
  const pay = (rows: readonly string[], amount: string, paidOn: string) =>
    post(page, `leases/${lease.id}/payments`, { rows, amount, paidOn, method: "bank_transfer" });
  await pay(refs(3), "500.00", `${start}-03`);
  await pay([...refs(3), ...refs(2)], "1100.00", `${month(2)}-10`);
  return { lease, name: (ago) => nameOf(month(ago)) };
}

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`a month leads to its parts, a part to its transfer, and back to what that settled, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signUpNewcomer(page);
    const { lease, name } = await fischer(page);
    await page.goto(`/leases/${lease.id}`);
    const months = page.getByRole("region", { name: "Months" });
    const payments = page.getByRole("region", { name: "Payments" });

    await months.getByRole("button", { name: new RegExp(`^${name(3)}`) }).click();
    await expect(months.getByText("settled", { exact: true })).toHaveCount(2);
    await expect(months.getByRole("button", { name: /^Transfer of/ })).toHaveCount(3);
    await months
      .getByRole("button", { name: /^Transfer of 10/ })
      .first()
      .click();
    const line = payments.getByRole("button", { name: /^10 / });
    await expect(line).toBeFocused();
    await expect(line).toHaveAttribute("aria-expanded", "true");
    await expect(payments.getByText("rest of rent €180.00, service charges €120.00")).toBeVisible();
    await expect(payments.getByText("rent €680.00, service charges €120.00", { exact: true })).toBeVisible();

    // Two months are paid, two are open: the three cards agree on the sums.
    await expect(months.getByText("€1,600.00 open")).toBeVisible();
    await expect(page.getByRole("region", { name: "Balance" }).getByText("€1,600.00")).toBeVisible();
    await expect(payments.getByText("2 payments")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test(`a rise in the past says what it changes before it is saved, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await signUpNewcomer(page);
    const { lease, name } = await fischer(page);
    await page.goto(`/leases/${lease.id}`);
    await page.getByRole("button", { name: "Actions for Tom Fischer" }).click();
    await page.getByRole("menuitem", { name: "Change rent" }).click();
    const form = page.getByRole("dialog", { name: "Change rent" });
    await form.getByLabel(/^New monthly amount/).fill("700");
    await form.getByLabel("From", { exact: true }).fill(`${monthsAgo(2, lease.today)}-01`);
    const effect = form.getByRole("region", { name: "What this changes" });
    await expect(effect.getByRole("row", { name: "Together +€60.00" })).toBeVisible();
    await expect(effect.getByRole("rowheader", { name: `${name(2)} adjustment, due` })).toBeVisible();
    await expect(effect.getByRole("rowheader", { name: `${name(1)} unpaid, due` })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const read = async () => (await page.request.get(`/api/v1/leases/${lease.id}`)).json();
    expect((await read()).balance).toBe("1600.00");
    await form.getByRole("button", { name: "Change rent" }).click();
    await expect(page.getByText("Rent changed.")).toBeVisible();
    expect((await read()).balance).toBe("1660.00");
  });
}

test("the way on through the list of leases stays the one that was seen, though one is paid on the way", async ({
  page,
}) => {
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Lindenhof");
  for (const [name, rent] of [
    ["Anna Ahrens", "900.00"],
    ["Bernd Busch", "800.00"],
    ["Carla Conrad", "700.00"],
  ] as const) {
    const { id: tenantId } = await addTenant(page, propertyId, name);
    await postLease(page, {
      tenantId,
      propertyId,
      startsOn: `${monthsAgo(0)}-01`,
      monthlyRent: rent,
      confirm: ["LEASE_OVERLAP"],
    });
  }
  await page.goto("/leases");
  await page.getByRole("link", { name: "Anna Ahrens" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Anna Ahrens");
  await expect(page.getByRole("button", { name: "Next lease" })).toBeEnabled();
  await page.keyboard.press("m");
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/from Anna Ahrens recorded/).first()).toBeVisible();
  await page.getByRole("button", { name: "Next lease" }).click();
  await expect(heading).toHaveText("Bernd Busch");
  await page.getByRole("button", { name: "Previous lease" }).click();
  await expect(heading).toHaveText("Anna Ahrens");
  await page.getByRole("button", { name: "Next lease" }).click();
  await page.getByRole("button", { name: "Next lease" }).click();
  await expect(heading).toHaveText("Carla Conrad");
});
