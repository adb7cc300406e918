// Features: ledger
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { dayFromToday } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { contractPdf } from "../support/records/contract-pdf.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";

const desktop = { width: 1280, height: 800 };
const drawer = (page: Page, name: string) => page.getByRole("dialog", { name });

/** The only property is chosen already. */
const begunWith = (page: Page, name: string) =>
  expect(page.getByRole("combobox", { name: "Property" })).toHaveValue(name);

test("[EXP-01] two bills are entered one after the other, one is copied, changed, paid back in part and deleted", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signUpNewcomer(page);
  await addProperty(page, "Lindenstraße 14");
  await page.goto("/expenses");
  await expect(page.getByRole("heading", { name: /^Nothing spent in/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add expense" }).click();
  const form = drawer(page, "Add expense");
  await begunWith(page, "Lindenstraße 14");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText("Enter an amount").first()).toBeVisible();
  await expect(form.getByText("Choose a category").first()).toBeVisible();
  // A sum is calculated while typing.
  await form.getByRole("textbox", { name: "Amount in EUR" }).fill("300 + 12.40");
  await form.getByRole("combobox", { name: "Category" }).selectOption("Repairs");
  await form.getByRole("textbox", { name: /^Note/ }).fill("Boiler thermostat");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save and add another" }).click();
  await expect(page.getByText("Saved: Boiler thermostat, €312.40.")).toBeVisible();
  await form.getByRole("textbox", { name: "Amount in EUR" }).fill("55");
  await form.getByRole("combobox", { name: "Category" }).selectOption("Cleaning");
  await form.getByRole("textbox", { name: /^Note/ }).fill("Stairs");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form).toBeHidden();

  const table = page.getByRole("table", { name: /^Expenses, / });
  await expect(table.locator("tfoot")).toContainText("€367.40");
  const categories = page.getByRole("region", { name: /^By category/ }).getByRole("link");
  await expect(categories).toHaveText([/Repairs.*€312.40/, /Cleaning.*€55.00/]);
  await expectAccessible(page);
  await categories.first().click();
  await expect(page).toHaveURL(/category=repairs/);
  await expect(table.locator("tfoot")).toContainText("€312.40");
  await page.goto("/expenses");

  // A duplicate asks for confirmation.
  const actions = (name: string) => page.getByRole("button", { name: new RegExp(`^Actions for ${name}`) });
  await actions("Stairs").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText(/is already recorded/)).toBeVisible();
  await form.getByRole("button", { name: "Save anyway" }).click();
  await expect(form).toBeHidden();
  await expect(table.locator("tfoot")).toContainText("€422.40");

  await actions("Boiler").click();
  await page.getByRole("menuitem", { name: "Record money back" }).click();
  const back = drawer(page, "Record money back");
  await expect(back.getByText(/At most €312.40/)).toBeVisible();
  await back.getByRole("textbox", { name: "Amount in EUR" }).fill("400");
  await back.getByRole("button", { name: "Record money back" }).click();
  await expect(back.getByText("More than is left of it").first()).toBeVisible();
  await back.getByRole("textbox", { name: "Amount in EUR" }).fill("12.40");
  await back.getByRole("button", { name: "Record money back" }).click();
  await expect(back).toBeHidden();
  await expect(table.locator("tfoot")).toContainText("€410.00");
  await expect(table.getByText("€12.40 of it paid back")).toBeVisible();

  await actions("Boiler").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edit = drawer(page, "Edit expense");
  await edit.getByRole("textbox", { name: /^Note/ }).fill("Boiler, thermostat and labour");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(table.getByText("Boiler, thermostat and labour")).toBeVisible();
  await expect(edit).toBeHidden();

  await actions("Stairs").first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(table.locator("tfoot")).toContainText("€355.00");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(table.locator("tfoot")).toContainText("€410.00");
});

test("[EXP-01] a bill is photographed at the door, and its receipt hangs on it", async ({ page }) => {
  await page.setViewportSize(phone);
  await signUpNewcomer(page);
  const { id } = await addProperty(page, "Lindenstraße 14");
  await page.goto(`/expenses?new=1&propertyId=${id}`);
  const form = drawer(page, "Add expense");
  await form.locator('input[data-files="camera"]').setInputFiles({
    name: "plumber.pdf",
    mimeType: "application/pdf",
    buffer: contractPdf,
  });
  await expect(form.getByText("plumber.pdf")).toBeVisible();
  await form.getByRole("textbox", { name: "Amount in EUR" }).fill("148,75");
  await form.getByRole("combobox", { name: "Category" }).selectOption("Maintenance");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/plumber\.pdf.*has arrived/)).toBeVisible();
  await expect(page.getByRole("img", { name: "1 file" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto("/expenses?receipt=without");
  await expect(page.getByText("148.75")).toHaveCount(0);
});

test("[INC-01] income beside the rent is entered by hand, and what a lease brought leads to it", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signUpNewcomer(page);
  await addProperty(page, "Lindenstraße 14");
  await page.goto("/income");
  await page.getByRole("button", { name: "Add income" }).first().click();
  const form = drawer(page, "Add income");
  await begunWith(page, "Lindenstraße 14");
  await form.getByRole("textbox", { name: "Amount in EUR" }).fill("40");
  await form.getByRole("combobox", { name: "Category" }).selectOption("Rent");
  await expect(form.getByText(/recorded on the lease/)).toBeVisible();
  await form.getByRole("combobox", { name: "Category" }).selectOption("Other");
  await form.getByRole("textbox", { name: /^Note/ }).fill("Laundry");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const table = page.getByRole("table", { name: /^Income, / });
  await expect(table.getByText("Laundry")).toBeVisible();
  await expect(table.locator("tfoot")).toContainText("€40.00");
});

test("[EXP-01] what recurs is proposed, accepted with another amount, taken back, skipped and accepted as it stands", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signUpNewcomer(page);
  await addProperty(page, "Lindenstraße 14");
  await page.goto("/expenses");
  await page.getByRole("button", { name: "Add expense" }).click();
  const form = drawer(page, "Add expense");
  await begunWith(page, "Lindenstraße 14");
  await form.getByRole("textbox", { name: "Amount in EUR" }).fill("200");
  await form.getByRole("combobox", { name: "Category" }).selectOption("Insurance");
  // Long enough ago that one occurrence was missed, and the one after it is not suggested yet.
  await form.getByRole("textbox", { name: "Date" }).fill(dayFromToday(-40));
  await form.getByRole("textbox", { name: /^Note/ }).fill("Building insurance");
  await form.getByRole("combobox", { name: "Repeats" }).selectOption("Every month");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form).toBeHidden();

  const queue = page.getByRole("region", { name: "Waiting to be accepted 1" });
  await expect(queue).toContainText(/Building insurance.*was due.*200\.00/s);
  await expectAccessible(page);
  const menu = async (name: string) => {
    await queue.getByRole("button", { name: /^Actions for Building insurance/ }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await menu("Accept with another amount");
  const accept = drawer(page, "Building insurance");
  await accept.getByRole("textbox", { name: "Amount in EUR" }).fill("224");
  await expect(accept.getByText(/^\+12% since .*\(€200\.00\)$/)).toBeVisible();
  await expectAccessible(page);
  await accept.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(queue).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(queue).toContainText("200.00");

  await menu("Skip");
  await expect(queue).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await queue.getByRole("button", { name: /^Accept Building insurance/ }).click();
  await expect(queue).toBeHidden();

  await page.getByRole("button", { name: "Recurring" }).click();
  const list = drawer(page, "Recurring expenses");
  await expect(list.getByRole("listitem")).toContainText(/Building insurance.*Every month · next/s);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
});
