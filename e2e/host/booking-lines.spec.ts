// Features: bookings
import { expectAccessible } from "../support/checks/axe.ts";
import { dayThere } from "../support/records/cleaning.ts";
import { expect, expectNoSidewaysScroll, phone, test, type Page } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";
import { addBooking } from "../support/tape.ts";

test("a host opens the total of a stay, adds fees and a discount, and sees what the channel pays out and when", async ({
  page,
}) => {
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Casa Azul", { rentalMode: "daily" });
  await addBooking(page, { guest: "Ana Duarte", from: 10, to: 13, propertyId });
  await page.goto("/calendar?view=list");
  await page.getByRole("button", { name: "€240.00" }).click();
  const form = page.getByRole("dialog", { name: "Price and payout: Ana Duarte" });
  const account = form.getByRole("region", { name: "Price breakdown" });
  await expect(account).toContainText("3 nights");
  await add(page, "Cleaning fee", "60");
  await add(page, "Discount", "40");
  await add(page, "Channel fee", "36");
  await expect(account).toContainText(/Guest pays\s*€260\.00/);
  await expect(account).toContainText(/Channel pays out on .*\s*€224\.00/);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save price" }).click();
  await expect(page.getByText("The price of Ana Duarte was saved.")).toBeVisible();

  // The nights keep their price; the discount lowers what is due for them.
  const line = page.getByRole("row", { name: /Ana Duarte/ });
  await expect(line).toContainText("€240.00");
  await expect(line).toContainText("€200.00");

  // On a phone: another payout day, one line removed, another one changed.
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "€240.00" }).click();
  await expect(form.getByRole("textbox", { name: "Amount in EUR" })).toHaveCount(3);
  await form.getByRole("button", { name: "Remove Discount" }).click();
  await amountOf(page, "Cleaning fee").fill("75");
  const day = form.getByRole("textbox", { name: "Payout day" });
  await day.fill(dayThere(15));
  await day.blur();
  await expect(account).toContainText(/Guest pays\s*€315\.00/);
  await expect(account).toContainText(/Channel pays out on .*\s*€279\.00/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save price" }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "€240.00" }).click();
  await expect(account).toContainText("€279.00");
  await expect(day).not.toHaveValue("");

  // A discount above what the guest pays is refused at its line, and nothing is saved.
  await add(page, "Discount", "315.01");
  await form.getByRole("button", { name: "Save price" }).click();
  await expect(form.getByText("The discounts are more than the guest pays.")).toBeVisible();
});

async function add(page: Page, kind: string, amount: string): Promise<void> {
  const group = page.getByRole("group", { name: "Add to the price" });
  await group.getByRole("button", { name: kind }).click();
  await amountOf(page, kind).fill(amount);
}

function amountOf(page: Page, kind: string) {
  return page.getByRole("group", { name: kind, exact: true }).getByRole("textbox", { name: "Amount in EUR" });
}
