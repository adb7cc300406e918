import type { PortfolioView } from "@keystead/contract/portfolio";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { calmPortfolio } from "../../testing/records/calm-portfolio.ts";
import { show } from "../../testing/show.tsx";
import { ResultCard } from "./result-card.tsx";

const euros = (amount: string) => [{ amount, currency: "EUR" }];

const january: PortfolioView = {
  ...calmPortfolio,
  today: "2026-01-19",
  month: "2026-01",
  result: {
    month: { received: euros("900.00"), costs: euros("500.00"), net: euros("400.00") },
    year: { received: euros("900.00"), costs: euros("500.00"), net: euros("400.00") },
  },
  before: {
    month: "2025-12",
    to: "2025-12-19",
    received: euros("300.00"),
    costs: euros("100.00"),
    net: euros("200.00"),
    soFar: euros("250.00"),
  },
  categories: [
    { category: "cleaning", currency: "EUR", month: "50.00", year: "900.00" },
    { category: "taxes", currency: "EUR", month: "125.00", year: "125.00" },
    { category: "repairs", currency: "EUR", month: "200.00", year: "200.00" },
    { category: "insurance", currency: "EUR", month: "125.00", year: "125.00" },
  ],
};

const categories = async () => {
  const part = (await screen.findByRole("heading", { name: "By category" })).parentElement;
  return within(part as HTMLElement)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
};

it("stands the costs by their amount, the largest first, and by their names where they are as large", async () => {
  const user = await show(<ResultCard portfolio={january} />);
  expect(await categories()).toEqual(
    ["Repairs", "Insurance", "Taxes", "Cleaning"].map((name) => expect.stringContaining(name) as string),
  );
  await user.click(screen.getByRole("radio", { name: "2026" }));
  expect((await categories())[0]).toContain("Cleaning");
});

it("names the days of the month before with their year, and compares with as many of the running one", async () => {
  await show(<ResultCard portfolio={january} />);
  expect(await screen.findByText("1–19 Dec 2025:")).toBeTruthy();
  expect(screen.getByText("€50.00 more than at the same point.")).toBeTruthy();
});
