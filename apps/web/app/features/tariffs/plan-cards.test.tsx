import { languages } from "@keystead/domain/languages";
import { planLimits, planPrices, plans } from "@keystead/domain/plans";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { PlanCards } from "./plan-cards.tsx";
import { limitRows, planFacts, regularPrices } from "./plan-facts.server.ts";
import { tariffsText } from "./tariffs-text.server.ts";

const text = tariffsText.en;

function open(options: { readonly current?: string | null; readonly paymentsOpen?: boolean } = {}) {
  const { current = null, paymentsOpen = false } = options;
  const facts = planFacts("en", text);
  render(<PlanCards text={text} plans={facts} current={current} paymentsOpen={paymentsOpen} language="en" />);
  return (name: string) => within(screen.getByRole("listitem", { name }));
}
const holds = (plan: (typeof plans)[number]) =>
  planFacts("en", text).find((facts) => facts.plan === plan)?.holds ?? [];

it("says of each plan what it holds, the smaller one first", () => {
  expect(holds("free").slice(0, 4)).toEqual([
    "1 property, 1 unit",
    "200 transactions a month",
    "Leases, tenants, rent and income",
    "200 MB of documents",
  ]);
  expect(holds("starter").slice(0, 5)).toEqual([
    "5 properties, 10 units",
    "2,000 transactions a month",
    "Everything in Free",
    "1 GB of documents",
    "1 assistant",
  ]);
  expect(holds("pro").slice(0, 5)).toEqual([
    "50 properties, 100 units",
    "10,000 transactions a month",
    "Everything in Starter",
    "3 GB of documents",
    "Up to 3 assistants",
  ]);
});

it("names no part of a plan twice, so that nobody pays again for what a smaller one has", () => {
  const parts = plans.flatMap((plan) => holds(plan).slice(5));
  expect(new Set(parts).size).toBe(parts.length);
});

it("shows the price of both ways to pay, and the regular one behind it", () => {
  const card = open();
  expect(card("Free").getByText("$0")).toBeTruthy();
  expect(card("Free").getByText("For 1 property. No time limit, no card.")).toBeTruthy();
  expect(["$12", "$9"].map((price) => card("Starter").getByText(price).tagName)).toEqual(["B", "B"]);
  expect(card("Starter").getByText(/Regular price \$19 a month\.$/)).toBeTruthy();
  expect(["$25", "$19"].map((price) => card("Pro").getByText(price).tagName)).toEqual(["B", "B"]);
});

it.each([
  [false, ["Stays free", "Free for now", "Free for now"]],
  [true, ["Stays free", null, null]],
])("says what costs nothing while payments are open: %s", (paymentsOpen, expected) => {
  const card = open({ paymentsOpen });
  const names = ["Free", "Starter", "Pro"].map(
    (plan) => card(plan).queryByText(/^(Stays free|Free for now)$/)?.textContent ?? null,
  );
  expect(names).toEqual(expected);
});

it("marks the reader's own plan, which cannot be chosen again", () => {
  const card = open({ current: "starter" });
  const current = card("Starter").getByRole("button", { name: "Current plan" });
  expect(current.getAttribute("aria-disabled")).toBe("true");
  expect(card("Pro").getByRole("button", { name: "Choose Pro" }).getAttribute("aria-disabled")).toBeNull();
  const marks = [...document.querySelectorAll("[data-current]")].map((mark) => mark.hasAttribute("hidden"));
  expect(marks).toEqual([true, false, true]);
});

it("marks no plan as one's own for a visitor", () => {
  open();
  expect(document.querySelector("[data-current]")).toBeNull();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Choose Free",
    "Choose Starter",
    "Choose Pro",
  ]);
});

it.each(languages)("states in the table of %s the limits that the server enforces", (language) => {
  const rows = limitRows(language, tariffsText[language]);
  const digits = (cell: string) => cell.replaceAll(/\D/g, "");
  const row = (name: string) => rows.find((one) => one.name === name)?.cells.map(digits);
  const { limits } = tariffsText[language];
  for (const kind of ["properties", "units", "assistants", "transactions"] as const)
    expect(row(limits[kind])).toEqual(plans.map((plan) => String(planLimits[plan][kind])));
  for (const { list } of Object.values(planPrices).filter((price) => price.list > 0))
    expect(regularPrices(language, tariffsText[language])).toMatch(new RegExp(`\\b${list / 100}\\b`));
});
