// Features: bulk
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { handsOf } from "../support/hands.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const two = (number: number) => String(number).padStart(2, "0");
const flats = Array.from({ length: 10 }, (_, flat) => flat + 1);
const months = Array.from({ length: 40 }, (_, at) => `${2023 + Math.floor(at / 12)}-${two((at % 12) + 1)}`);

/** Ten flats with tenants and leases, four hundred payments, and costs and bookings: over five hundred rows. */
const history = [
  "Property\tUnit\tCity",
  ...flats.map((flat) => `Lindenstraße 14\tFlat ${flat}\tBerlin`),
  "Casa Azul\t\tSevilla",
  "",
  "Tenant\tProperty\tUnit\tEmail",
  ...flats.map((flat) => `Tenant ${flat}\tLindenstraße 14\tFlat ${flat}\ttenant${flat}@example.com`),
  "",
  "Tenant\tProperty\tUnit\tStart\tMonthly rent\tService charges\tPayment day",
  ...flats.map(
    (flat) => `Tenant ${flat}\tLindenstraße 14\tFlat ${flat}\t2023-01-01\t${700 + flat}.00\t80\t3`,
  ),
  "",
  "Date\tTenant\tAmount\tPayment method",
  ...months.flatMap((month) =>
    flats.map((flat) => `${month}-03\tTenant ${flat}\t${780 + flat}.00\tbank transfer`),
  ),
  "",
  "Guest\tProperty\tCheck-in\tCheck-out\tRate per night",
  ...flats.map((stay) => `Guest ${stay}\tCasa Azul\t2025-${two(stay)}-05\t2025-${two(stay)}-09\t120`),
  "",
  "Date\tProperty\tCategory\tAmount",
  ...Array.from({ length: 60 }, (_, at) => `${months[at % 40]}-15\tLindenstraße 14\tRepairs\t${at + 10}.50`),
].join("\r\n");
const rows = history.split("\r\n").length;

async function totalOf(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(`/api/v1/${path}`);
  const { total }: { total: number } = await answer.json();
  return total;
}

test("over five hundred rows of history come in with three presses, and one Undo takes them back", async ({
  page,
}) => {
  expect(rows).toBeGreaterThan(500);
  await signUpNewcomer(page);
  await page.goto("/properties");
  const way = page.getByRole("link", { name: "Bring your whole history" });
  await expect(way).toBeVisible();
  const hands = handsOf(page, "mouse");
  await hands.press(way);
  const field = page.getByLabel("Paste your tables here");
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), history);
  await hands.press(page.getByRole("button", { name: "Paste", exact: true }));

  for (const table of ["Properties and units", "Tenants", "Leases", "Rent payments", "Bookings", "Expenses"])
    await expect(page.getByRole("region", { name: table })).toBeVisible();
  await expect(
    page.getByText(
      "Brings in 2 properties, 10 units, 10 tenants, 10 leases, 400 payments, 10 bookings, 60 expenses",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await hands.press(page.getByRole("button", { name: "Bring in", exact: true }));
  await page.waitForURL("**/properties");
  await expect(page.getByRole("link", { name: "Casa Azul", exact: true })).toBeVisible();
  expect(hands.done().actions).toBeLessThanOrEqual(6);
  expect(await totalOf(page, "leases")).toBe(10);
  expect(await totalOf(page, "expenses")).toBe(60);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone. Nothing was kept.")).toBeVisible();
  await expect(way).toBeVisible();
  for (const path of ["properties", "tenants", "leases", "income", "expenses", "bookings"])
    expect(await totalOf(page, path), path).toBe(0);
});

test("what cannot be read is named by its row, on a phone too, and can be left out", async ({ page }) => {
  await page.setViewportSize(phone);
  await signUpNewcomer(page);
  await page.goto("/bring-history");
  const field = page.getByLabel("Paste your tables here");
  await field.fill(
    [
      "Tenant\tProperty\tMonthly rent\tStart",
      "Ana\tLindenstraße 14\t950\t2026-01-01",
      "Bo\tLindenstraße 16\tmuch\t2026-01-01",
    ].join("\n"),
  );
  await page.getByRole("button", { name: "Read", exact: true }).click();
  await expect(page.getByText("Row 3, Monthly rent: This is not an amount.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  const bring = page.getByRole("button", { name: "Bring in", exact: true });
  await expect(bring).toBeDisabled();
  await page.getByRole("button", { name: "Leave out 1 row" }).click();
  await bring.click();
  await page.waitForURL("**/properties");
  expect(await totalOf(page, "leases")).toBe(1);
});
