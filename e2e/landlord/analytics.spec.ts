// Features: analytics
import { expectAccessible } from "../support/checks/axe.ts";
import { monthsAgo } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer, signUpToSample } from "../support/records/people.ts";
import { addProperty, post } from "../support/records/records.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const spend = (page: Page, propertyId: string, month: string, amount: string, notes: string) =>
  post(page, "expenses", {
    propertyId,
    unitId: null,
    category: "repairs",
    amount,
    currency: "EUR",
    date: `${month}-01`,
    notes,
  });

const earn = (page: Page, propertyId: string, month: string, amount: string) =>
  post(page, "income", {
    propertyId,
    unitId: null,
    category: "other",
    amount,
    currency: "EUR",
    date: `${month}-01`,
    method: "bank_transfer",
    notes: "Parking",
  });

/** One profitable house and one with a loss, over two months. */
async function twoHouses(page: Page): Promise<{ readonly good: string; readonly bad: string }> {
  const { id: good } = await addProperty(page, "Lindenstraße 14");
  const { id: bad } = await addProperty(page, "Rheingasse 9");
  for (const back of [0, 1]) {
    await earn(page, good, monthsAgo(back), "1200.00");
    await earn(page, bad, monthsAgo(back), "100.00");
    await spend(page, bad, monthsAgo(back), "450.00", "Boiler");
  }
  return { good, bad };
}

test("[ANA-01] which property lost money in six months, and its expenses, in three actions", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await twoHouses(page);
  await page.goto("/portfolio");
  await page.getByRole("link", { name: "Analytics", exact: true }).click();
  const lost = page.getByRole("link", { name: /^Rheingasse 9\s*−€700\.00/ });
  await lost.click();
  const drawer = page.getByRole("dialog", { name: "Rheingasse 9: six months" });
  await expect(drawer.getByRole("row", { name: /^6 months/ })).toContainText("−€700.00");
  // The current year, even if the six months began in the previous one.
  await drawer.getByRole("link", { name: `Expenses of Rheingasse 9, ${monthsAgo(0).slice(0, 4)}` }).click();
  await expect(page).toHaveURL(new RegExp(`/expenses\\?period=${monthsAgo(0).slice(0, 4)}&propertyId=`));
  await expect(page.getByRole("table").getByText("Boiler").first()).toBeVisible();
});

test("[ANA-02] a figure says its formula, opens the rows it is made of, and they lead on", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await twoHouses(page);
  await page.goto("/analytics");
  await page.getByRole("button", { name: "What is NOI?" }).first().click();
  const formula = page.getByRole("dialog", { name: "NOI" });
  await expect(formula).toContainText("Operating income");
  await expect(formula).toContainText("€1,300.00");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "NOI €850.00: open the rows" }).first().click();
  const rows = page.getByRole("dialog", { name: /^NOI/ });
  await expect(rows.getByRole("row")).toHaveCount(5);
  await expect(rows.getByRole("row", { name: /^All 3 rows/ })).toContainText("€850.00");
  await expectAccessible(page);
  await rows.getByRole("link", { name: "Boiler" }).click();
  await expect(page).toHaveURL(/\/expenses\?period=.*edit=/);
  await expect(page.getByRole("dialog").getByLabel("Note (optional)")).toHaveValue("Boiler");
});

test("[ANA-02] debt coverage is locked, names the field it waits for, leads into it, and opens once it is filled", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await twoHouses(page);
  await page.goto("/analytics?view=advanced");
  await page
    .getByRole("link", { name: /^Lindenstraße 14: .*Loan payment/ })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: "Edit property" });
  await expect(form.getByLabel(/^Loan payment a month/)).toBeVisible();
  await form.getByLabel(/^Loan payment a month/).fill("600");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Lindenstraße 14 was saved.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Purchase and loan" })).toContainText("€600.00");
  await page.goto("/analytics?view=advanced");
  // (1,200 + 100 − 450) ÷ 600
  await expect(page.getByRole("link", { name: "DSCR 1.42: open the rows" })).toBeVisible();
});

test("[ANA-01] keys: period, months before, the advanced view, tables; all of it stands in the address", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await twoHouses(page);
  await page.goto("/portfolio");
  await expect(page.getByRole("button", { name: "Record payment" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(page.getByRole("link", { name: "NOI €850.00: open the rows" }).first()).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(new RegExp(`period=${monthsAgo(1)}`));
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/period=\d{4}-Q\d/);
  await page.keyboard.press("a");
  await expect(page).toHaveURL(/view=advanced/);
  await expect(page.getByRole("heading", { name: "Property by property" })).toBeVisible();
  await page.keyboard.press("Shift+T");
  await expect(page).toHaveURL(/show=table/);
  await expect(page.getByRole("columnheader", { name: "Out" })).toBeVisible();
  await page.keyboard.press("Shift+T");
  const chart = page.getByRole("group", { name: /^Cash flow/ });
  await chart.focus();
  await page.keyboard.press("End");
  await expect(page.locator(".ks-month-plot-read").first()).toContainText("Net");
});

for (const [name, width] of [
  ["desk", 1280],
  ["phone", phone.width],
] as const) {
  test(`[ANA-01] long-term and short-term sections of the sample stand right, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUpToSample(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/analytics?view=advanced");
      await expect(page.getByRole("heading", { name: "Long-term", exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Months and properties" })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("[ANA-01] an account without a month of data sees a chart that says it is a sample", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await page.goto("/analytics");
  await expect(page.getByRole("heading", { name: "Your figures will stand here." })).toBeVisible();
  await expect(page.locator("figcaption")).toHaveText("Sample");
  await expectAccessible(page);
});
