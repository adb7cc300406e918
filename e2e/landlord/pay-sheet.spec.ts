// Features: payments, leases
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { monthsAgo } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant } from "../support/records/records.ts";

/** A lease of 680 and 120 a month whose last months, including this one, are all open. */
async function openMonths(page: Page, count: number): Promise<string> {
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Brunnenstraße 5");
  const { id: tenantId } = await addTenant(page, propertyId, "Tom Fischer");
  const first = monthsAgo(count - 1);
  const { id } = await postLease(page, {
    tenantId,
    propertyId,
    startsOn: `${first}-01`,
    trackFrom: first,
    monthlyRent: "680",
    charges: "120",
  });
  return id;
}

const sheet = (page: Page) => page.getByRole("dialog");
const amount = (page: Page) => sheet(page).getByLabel("Amount in EUR");
const button = (page: Page) => sheet(page).getByRole("button", { name: /^Record/ });

for (const size of [
  { name: "1280 x 720", width: 1280, height: 720 },
  { name: "the same at 200 %", width: 640, height: 360 },
  { name: "a phone", ...phone },
]) {
  test(`sixteen open months never push the button off the screen: ${size.name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const id = await openMonths(page, 16);
    await page.goto(`/leases?pay=${id}`);
    await expect(button(page)).toHaveText("Record €12,800.00");
    await expect(amount(page)).toBeFocused();
    await expect(sheet(page).getByText(/Settles 16 months/)).toBeAttached();
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await expect(sheet(page).getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });

    // The last month is reached by scrolling inside the sheet, and the button stays visible.
    const last = sheet(page).getByRole("checkbox").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // On the lease's page a button opens the sheet.
    await page.goto(`/leases/${id}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Record payment/ })
      .click();
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await expect(sheet(page).getByRole("heading", { name: "Tom Fischer" })).toBeInViewport({ ratio: 1 });
  });
}

test("a part is said before it is booked, and what is above the ticked goes on to what is due", async ({
  page,
}) => {
  const id = await openMonths(page, 3);
  await page.goto(`/leases?pay=${id}`);
  await expect(amount(page)).toHaveValue("2,400.00");
  await expect(sheet(page).getByText("Nothing stays open.")).toBeVisible();
  await amount(page).fill("1991.50");
  await expect(sheet(page).getByText(/€391\.50 of \w+; €408\.50 stays open\./)).toBeVisible();
  await expect(sheet(page).getByText("€391.50 covered")).toBeVisible();

  // Only the oldest is ticked, and the rest goes to what is due next.
  const months = sheet(page).getByRole("checkbox");
  await months.nth(1).uncheck();
  await months.nth(2).uncheck();
  await expect(amount(page)).toHaveValue("800.00");
  await amount(page).fill("1000");
  await expect(
    sheet(page).getByText(/€200\.00 goes to \w+; nothing left over; €1,400\.00 stays/),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/1,000\.00 from Tom Fischer recorded/).first()).toBeVisible();
  await page.goto(`/leases?pay=${id}`);
  await expect(sheet(page).getByText("€200.00 paid before")).toBeVisible();
  await expect(amount(page)).toHaveValue("1,400.00");
});

test("months paid long ago are listed, booked on their due days, and taken back at once", async ({
  page,
}) => {
  const id = await openMonths(page, 5);
  await page.goto(`/leases?pay=${id}`);
  const upTo = sheet(page).getByLabel("Paid up to …");
  await upTo.selectOption({ index: 4 });
  await expect(sheet(page).getByRole("listitem")).toHaveCount(4);
  await expect(sheet(page).getByText("4 payments, each on the day it was due")).toBeVisible();
  await expectAccessible(page);
  await button(page).click();
  await expect(page.getByText(/4 payments from Tom Fischer recorded/).first()).toBeVisible();
  const transfers = () =>
    page.evaluate(async (lease) => {
      const answer = await fetch(`/api/v1/leases/${lease}`);
      const { transfers: made } = await answer.json();
      return made.map(({ paidOn }: { paidOn: string }) => paidOn.slice(8));
    }, id);
  expect(await transfers()).toEqual(["01", "01", "01", "01"]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(transfers).toEqual([]);
});
