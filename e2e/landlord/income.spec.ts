// Features: ledger
import { expect, test } from "../support/journey.ts";
import { signUpToSample } from "../support/records/people.ts";

test("the bars of twelve months lead to the list of their month, under the filters that stand", async ({
  page,
}) => {
  await signUpToSample(page);
  await page.goto("/income?category=rent");
  const bars = page.getByRole("region", { name: /in twelve months$/ }).getByRole("listitem");
  await expect(bars).toHaveCount(12);
  const running = bars.last().getByRole("link");
  await expect(running).toHaveAttribute("aria-current", "date");

  const before = bars.nth(10).getByRole("link");
  const label = (await before.innerText()).split("\n")[0] ?? "";
  const [month = "", amount = ""] = label.split(": ");
  expect(amount).not.toBe("€0.00");
  await before.click();
  await expect(page).toHaveURL(/category=rent&period=\d{4}-\d\d$/);
  await expect(before).toHaveAttribute("aria-current", "date");
  await expect(running).not.toHaveAttribute("aria-current");
  const table = page.getByRole("table", { name: `Income, ${month}` });
  await expect(table.locator("tfoot")).toContainText(amount);

  // A whole year shows its own twelve months.
  await page.goto("/income?period=2024");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByText("Nothing recorded for 2024")).toBeVisible();
});
