// Features: ads
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant, post } from "../support/records/records.ts";

const desktop = { width: 1280, height: 800 };
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

test("[ADS-01] a campaign is recorded with its bill, compared by channel, and the bill counts once", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
  await page.goto("/ads");
  await expect(page.getByText("Record what you spend on listings to see the cost per lead.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add campaign" }).click();
  const form = dialog(page, "Add campaign");
  await expect(form.getByRole("combobox", { name: "Property" })).toHaveValue("Lindenstraße 14");
  await form.getByRole("combobox", { name: "Channel" }).selectOption("Google");
  await form.getByRole("textbox", { name: "Spend in EUR" }).fill("250");
  await form.getByRole("textbox", { name: "Leads" }).fill("8");
  // The figures are shown while typing.
  await expect(form.getByText("€31.25")).toBeVisible();
  await form.getByRole("textbox", { name: "Impressions" }).fill("100");
  await form.getByRole("textbox", { name: "Clicks" }).fill("310");
  await form.getByRole("combobox", { name: "Expense" }).selectOption("Also as an expense of this property");
  await form.getByRole("button", { name: "Save campaign" }).click();
  await expect(form.getByText(/no more clicks than impressions/).first()).toBeVisible();
  await form.getByRole("textbox", { name: "Impressions" }).fill("12,500");
  await expect(form.getByText("2.5%")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save campaign" }).click();
  await expect(form).toBeHidden();

  const table = page.getByRole("table", { name: "Advertising" });
  await expect(
    table.getByRole("row", { name: /Lindenstraße 14.*Google.*€250\.00.*€31\.25.*2\.5%/ }),
  ).toBeVisible();
  await post(page, "ads", { propertyId, channel: "local", startsOn: "2026-01-01", spend: "90.00", leads: 9 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Local: a lead for €10.00" })).toBeVisible();
  await expectAccessible(page);
  await table.getByRole("button", { name: "Cost per lead" }).click();
  await expect(page).toHaveURL(/sort=costPerLead/);
  await expect(table.getByRole("row").nth(1)).toContainText("Local");
  await page.getByRole("link", { name: /^Google\s*€31\.25/ }).click();
  await expect(page).toHaveURL(/channel=google/);
  await expect(table.getByRole("row")).toHaveCount(2);

  await page.goto("/expenses");
  const book = page.getByRole("table", { name: /^Expenses, / });
  await expect(book.locator("tfoot")).toContainText("€250.00");
  await book.getByRole("link", { name: "Advertising: Google" }).click();
  const look = dialog(page, "Google, Lindenstraße 14");
  await expect(look.getByRole("link", { name: /^€250\.00/ })).toBeVisible();
  await expectAccessible(page);
});

test("[ADS-01] beside a campaign stands what happened meanwhile, and it goes and comes back on a phone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
  const { id: tenantId } = await addTenant(page, propertyId, "Ada Adler");
  await postLease(page, { tenantId, propertyId });
  const { id } = await post<{ readonly id: string }>(page, "ads", {
    propertyId,
    channel: "classifieds",
    startsOn: "2025-12-01",
    spend: "40.00",
    leads: 4,
    expense: { date: "2026-01-05" },
  });
  await page.goto(`/ads?look=${id}`);
  const look = dialog(page, "Classifieds, Lindenstraße 14");
  await expect(look.getByText(/Whether the campaign caused it is not known/)).toBeVisible();
  await expect(look.getByRole("link", { name: "Ada Adler" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(look).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Actions for Classifieds/ }).click();
  await page.getByRole("menuitem", { name: "Delete campaign" }).click();
  await expect(page.getByText(/Its expense stays in the books/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Lindenstraße 14" }).first()).toBeVisible();
});
