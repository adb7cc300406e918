import { expect, it } from "vitest";
import {
  drillDownAddress,
  drillDownQuery,
  drillDowns,
  monthBeforeDrillDowns,
  portfolioDrillDowns,
  propertyDrillDowns,
} from "./index.ts";

const id = "8b0d4a3e-1111-4222-8333-444455556666";

it("links to the list and asks for the same: filters taken away are said in the address alone", () => {
  const drillDown = propertyDrillDowns.overdue({ id, month: "2026-11" });
  expect(drillDownAddress(drillDown)).toBe(`/leases?status=&owes=overdue&propertyId=${id}`);
  expect(drillDownQuery(drillDown)).toEqual({ owes: "overdue", propertyId: id });
});

it("asks for the days of a period of income", () => {
  const drillDown = drillDowns.received({ period: "2026-Q4", propertyId: id });
  expect(drillDownAddress(drillDown)).toBe(`/income?period=2026-Q4&propertyId=${id}`);
  expect(drillDownQuery(drillDown)).toEqual({ from: "2026-10-01", to: "2026-12-31", propertyId: id });
});

it("asks for the first days of a month alone, where a running one is set beside it", () => {
  const drillDown = monthBeforeDrillDowns.costs({ month: "2026-10", to: "2026-10-19" });
  expect(drillDownAddress(drillDown)).toBe("/expenses?period=2026-10&to=2026-10-19");
  expect(drillDownQuery(drillDown)).toEqual({ from: "2026-10-01", to: "2026-10-19" });
});

it("asks for the costs of a year, of one place and one category", () => {
  const drillDown = drillDowns.spent({ period: "2026", propertyId: id, category: "repairs" });
  expect(drillDownAddress(drillDown)).toBe(`/expenses?period=2026&propertyId=${id}&category=repairs`);
  expect(drillDownQuery(drillDown)).toEqual({
    from: "2026-01-01",
    to: "2026-12-31",
    propertyId: id,
    category: "repairs",
  });
});

it("needs no filter where the whole list makes up the figure", () => {
  expect(drillDownAddress(portfolioDrillDowns.occupancy())).toBe("/properties/rentables");
  expect(drillDownQuery(portfolioDrillDowns.occupancy())).toEqual({});
});

it("narrows the rent of a period to its open part", () => {
  expect(drillDownAddress(drillDowns.rent({ period: "2026", only: "open" }))).toBe(
    "/leases?status=&due=2026&rent=open",
  );
});
