import type { PortfolioView } from "@keystead/contract/portfolio";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { calmPortfolio, collectLine } from "../../testing/records/calm-portfolio.ts";
import { show } from "../../testing/show.tsx";
import { AttentionStrip } from "./attention-strip.tsx";

const calm = calmPortfolio;
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => collectLine({ leaseId: `lease ${at}` }));

const chips = () =>
  within(screen.getByRole("list", { name: "Needs attention" }))
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), link.textContent]);

it("says that nothing is urgent, and lists nothing", async () => {
  await show(<AttentionStrip portfolio={calm} />);
  expect(screen.getByText("Nothing urgent.")).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

it("counts tenants who owe, payments to come, leases that end and units without a tenant, in this order", async () => {
  const portfolio: PortfolioView = {
    ...calm,
    overdue: { lines: lines(1), sums: [{ amount: "1900.00", currency: "EUR" }] },
    upcoming: { lines: lines(2), sums: [{ amount: "950.00", currency: "EUR" }] },
    leasesEnding: { within60Days: 1, next: null },
    occupancy: { ...calm.occupancy, vacant: 1 },
  };
  await show(<AttentionStrip portfolio={portfolio} />);
  const [overdue, upcoming, ending, vacant] = chips();
  expect(overdue?.[1]).toMatch(/^1 tenant overdue€1,900.00 open$/);
  expect(upcoming?.[1]).toMatch(/^2 payments due soon€950.00 in 7 days$/);
  expect(ending?.[1]).toMatch(/^1 lease ends soonWithin 60 days$/);
  expect(vacant?.[1]).toMatch(/^1 unit vacantof 2 in all$/);
  expect(chips().map(([to]) => to?.replace(/^\//, ""))).toEqual([
    "leases?status=&owes=overdue",
    "leases?status=&owes=soon",
    "leases?status=&endsWithin=60",
    "properties/rentables?state=vacant",
  ]);
});

it("puts overdue tasks after overdue rent, and shows four things at most", async () => {
  const portfolio: PortfolioView = {
    ...calm,
    overdue: { lines: lines(1), sums: [{ amount: "1900.00", currency: "EUR" }] },
    upcoming: { lines: lines(2), sums: [{ amount: "950.00", currency: "EUR" }] },
    tasksOverdue: 2,
    leasesEnding: { within60Days: 1, next: null },
    occupancy: { ...calm.occupancy, vacant: 1 },
  };
  await show(<AttentionStrip portfolio={portfolio} />);
  expect(chips()).toHaveLength(4);
  expect(chips()[1]).toEqual(["/tasks?status=open&due=overdue", "2 tasks overdueOpen the list"]);
});

it("puts stays in conflict before everything else", async () => {
  await show(<AttentionStrip portfolio={{ ...calm, conflicts: 2, tasksOverdue: 1 }} />);
  expect(chips()[0]).toEqual([
    "/calendar?view=list&state=upcoming%2Cin_house&conflict=true",
    "2 bookings in conflictOne place, two stays",
  ]);
});

it("adds no euros to francs: two currencies are two sums with their codes", async () => {
  const sums = [
    { amount: "1.00", currency: "EUR" },
    { amount: "2.00", currency: "CHF" },
  ];
  await show(<AttentionStrip portfolio={{ ...calm, overdue: { lines: lines(2), sums } }} />);
  const text = chips()[0]?.[1] ?? "";
  expect(text).toMatch(/EUR\s?1.00 · CHF\s?2.00/);
});

it("names the tenant whose lease ends next", async () => {
  const next = { leaseId: "l", tenantName: "Ada Adler", endsOn: "2026-12-31" };
  const leasesEnding = { within60Days: 2, next } as PortfolioView["leasesEnding"];
  await show(<AttentionStrip portfolio={{ ...calm, leasesEnding }} />);
  expect(chips()[0]?.[1]).toMatch(/2 leases end soonAda Adler, .*31/);
});
