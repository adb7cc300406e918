import { expect, it } from "vitest";
import { doorAddress, doorQuery, doors, monthBeforeDoors, portfolioDoors, propertyDoors } from "./index.ts";

const id = "8b0d4a3e-1111-4222-8333-444455556666";

it("links to the list and asks for the same: filters taken away are said in the address alone", () => {
  const door = propertyDoors.overdue({ id, month: "2026-11" });
  expect(doorAddress(door)).toBe(`/leases?status=&owes=overdue&propertyId=${id}`);
  expect(doorQuery(door)).toEqual({ owes: "overdue", propertyId: id });
});

it("asks for the days of a period of income", () => {
  const door = doors.received({ period: "2026-Q4", propertyId: id });
  expect(doorAddress(door)).toBe(`/income?period=2026-Q4&propertyId=${id}`);
  expect(doorQuery(door)).toEqual({ from: "2026-10-01", to: "2026-12-31", propertyId: id });
});

it("asks for the first days of a month alone, where a running one is set beside it", () => {
  const door = monthBeforeDoors.costs({ month: "2026-10", to: "2026-10-19" });
  expect(doorAddress(door)).toBe("/expenses?period=2026-10&to=2026-10-19");
  expect(doorQuery(door)).toEqual({ from: "2026-10-01", to: "2026-10-19" });
});

it("asks for the costs of a year, of one place and one category", () => {
  const door = doors.spent({ period: "2026", propertyId: id, category: "repairs" });
  expect(doorAddress(door)).toBe(`/expenses?period=2026&propertyId=${id}&category=repairs`);
  expect(doorQuery(door)).toEqual({
    from: "2026-01-01",
    to: "2026-12-31",
    propertyId: id,
    category: "repairs",
  });
});

it("needs no filter where the whole list makes up the figure", () => {
  expect(doorAddress(portfolioDoors.occupancy())).toBe("/properties/places");
  expect(doorQuery(portfolioDoors.occupancy())).toEqual({});
});

it("narrows the rent of a period to its open part", () => {
  expect(doorAddress(doors.rent({ period: "2026", only: "open" }))).toBe(
    "/leases?status=&due=2026&rent=open",
  );
});
