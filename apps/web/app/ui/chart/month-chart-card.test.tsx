import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { MonthChartCard } from "./month-chart-card.tsx";

const months = [
  { month: "2026-10", sums: [{ amount: "400.00", currency: "CHF" }] },
  {
    month: "2026-11",
    sums: [
      { amount: "50.00", currency: "CHF" },
      { amount: "950.00", currency: "EUR" },
    ],
  },
];

const card = (currency: string) => (
  <MonthChartCard
    months={months}
    now="2026-11"
    currency={currency}
    to={(month) => `/income?month=${month}`}
    title={(drawn, amounts) => `${drawn} ${amounts.join(" ")}`}
    text="So far"
  />
);

it("draws one currency at a time, the wanted one first, and says its months in words", async () => {
  const user = await show(card("EUR"));
  expect(screen.getByRole("region", { name: "EUR 0 950.00" })).toBeTruthy();
  expect(screen.getByRole("group", { name: /^Income by month/ }).getAttribute("aria-label")).toBe(
    "Income by month. October 2026: €0.00; November 2026: €950.00",
  );
  await user.click(screen.getByRole("radio", { name: "CHF" }));
  expect(screen.getByRole("region", { name: "CHF 400.00 50.00" })).toBeTruthy();
});

it("takes the first currency there is where nothing came in in the wanted one", async () => {
  await show(card("USD"));
  expect(screen.getByRole("region", { name: "CHF 400.00 50.00" })).toBeTruthy();
});

it("says the same in figures of all currencies, each month a link to its records", async () => {
  const user = await show(card("EUR"));
  await user.click(screen.getByRole("radio", { name: "Table" }));
  expect(screen.queryByRole("radio", { name: "CHF" })).toBeNull();
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  expect(rows.map((row) => row.textContent.replaceAll("\u00a0", " "))).toEqual([
    "MonthReceived",
    "November 2026CHF 50.00EUR 950.00",
    "October 2026CHF 400.00",
  ]);
  expect(screen.getByRole("link", { name: "October 2026" }).getAttribute("href")).toBe(
    "/income?month=2026-10",
  );
});

it("turns into its table and back with the key T", async () => {
  const user = await show(card("EUR"));
  await user.keyboard("T");
  expect(await screen.findByRole("table")).toBeTruthy();
  await user.keyboard("T");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("group", { name: /^Income by month/ })).toBeTruthy();
});
