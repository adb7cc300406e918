import type { PropertyListItem, PropertyOverview } from "@keystead/contract/properties";
import { noPurchase } from "@keystead/domain/properties";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { aBooking, aCalendarProperty } from "../../testing/records/bookings.ts";
import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { PropertyPage } from "./property-page.tsx";
// Loaded on demand by the page, which is slow on a busy machine.
import "../bookings/list/booking-list.tsx";
import "../bookings/bookings-strip.tsx";

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

const property: PropertyListItem = {
  id: idOf(1),
  version: 1,
  name: "Lindenstraße 14",
  rentalMode: "monthly",
  address: "Lindenstraße 14",
  city: "Leipzig",
  country: "DE",
  propertyType: "residential",
  currency: "EUR",
  timezone: "Europe/Berlin",
  status: "active",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  minGapMinutes: 180,
  cleaningMinutes: 180,
  notes: "",
  ...noPurchase,
  createdAt: "2026-01-01T00:00:00.000Z",
  units: 1,
  occupancy: { rentables: 1, let: 1, vacant: 0, maintenance: 0 },
  activeLeases: 1,
  month: "2026-11",
  receivedThisMonth: [{ amount: "587.50", currency: "EUR" }],
  costsThisMonth: [{ amount: "600.00", currency: "EUR" }],
  netThisMonth: [{ amount: "-12.50", currency: "EUR" }],
  rent: [{ currency: "EUR", expected: "825.00", settled: "587.50", open: "237.50", overdue: "237.50" }],
  held: [],
  overdue: [{ amount: "412.50", currency: "EUR" }],
  owedByGuests: [],
  nextDue: null,
};

const overview: PropertyOverview = {
  property,
  today: "2026-11-19",
  month: "2026-11",
  rentables: [
    {
      unit: { id: idOf(2), name: "Apt 2", floor: "1st floor", sizeSqm: 61 },
      status: "occupied",
      leases: [
        {
          id: idOf(3),
          tenant: { id: idOf(4), name: "Katrin Oelmann" },
          startsOn: "2026-03-01",
          endsOn: null,
          currency: "EUR",
          monthly: "825.00",
          month: { state: "partially_paid", outstanding: "237.50", paidOn: "2026-11-09" },
        },
      ],
    },
  ],
  totals: [{ currency: "EUR", monthly: "825.00", sizeSqm: 61, perSqm: "13.52" }],
  overdue: { tenants: ["Katrin Oelmann"], since: "2026-10-05" },
  base: null,
  payable: [],
  records: { campaigns: 2 },
  next: [
    {
      on: "2026-12-05",
      kind: "rent",
      leaseId: idOf(3),
      bookingId: null,
      name: "Katrin Oelmann",
      unitName: "Apt 2",
      amount: "825.00",
      currency: "EUR",
    },
  ],
};

function answer(read: PropertyOverview) {
  answerWith(({ path }) => {
    if (path.endsWith("/overview")) return Response.json(read);
    if (path.endsWith("/neighbours")) return Response.json({ previous: null, next: null });
    if (path === "/api/v1/income/months") return Response.json({ months: [{ month: "2026-11", sums: [] }] });
    return new Promise<Response>(() => {});
  });
}

it("says in five figures how the place is doing, each with the list that makes it up", async () => {
  answer(overview);
  await show(<PropertyPage id={property.id} />);
  const figures = within(await screen.findByRole("region", { name: "Figures of this month" }));
  const drillDowns = figures
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(drillDowns).toEqual([
    [
      "Rent settled, November€587.50of €825.00 expectedRent by lease",
      `/leases?status=&due=2026-11&propertyId=${property.id}`,
    ],
    [
      "Overdue€412.50Katrin Oelmann, since 5 OctRent to collect",
      `/leases?status=&owes=overdue&propertyId=${property.id}`,
    ],
    ["Received, November€587.50without depositsIncome", `/income?period=2026-11&propertyId=${property.id}`],
    [
      "Costs, November€600.00€12.50 more than came inExpenses",
      `/expenses?period=2026-11&propertyId=${property.id}`,
    ],
    ["Units let1 of 1next rent on 5 DecUnits and tenants", `/properties/rentables?propertyId=${property.id}`],
  ]);
  const units = within(screen.getByRole("region", { name: "Units" }));
  expect(units.getByRole("link", { name: "Katrin Oelmann" }).getAttribute("href")).toBe(
    `/tenants/${idOf(4)}`,
  );
  expect(units.getByText("€237.50 open")).toBeTruthy();
  expect(units.getByText("61 m² · €13.52 a m²")).toBeTruthy();
});

it.each([
  ["nothing spent so far", []],
  ["as much as came in", [{ amount: "587.50", currency: "EUR" }]],
])("says where nothing is left: %s", async (words, costsThisMonth) => {
  answer({ ...overview, property: { ...property, costsThisMonth, netThisMonth: [] } });
  await show(<PropertyPage id={property.id} />);
  expect((await screen.findByRole("link", { name: /^Costs/ })).textContent).toContain(words);
});

it("says that nothing is overdue as an amount, and not with a dash", async () => {
  answer({ ...overview, property: { ...property, overdue: [] } });
  await show(<PropertyPage id={property.id} />);
  const figures = within(await screen.findByRole("region", { name: "Figures of this month" }));
  expect(figures.getByRole("link", { name: /^Overdue/ }).textContent).toMatch(/^Overdue€0\.00/);
});

it("does not draw what is let by the night as empty", async () => {
  answer({
    ...overview,
    property: {
      ...property,
      rentalMode: "daily",
      occupancy: { rentables: 0, let: 0, vacant: 0, maintenance: 0 },
      rent: [],
      overdue: [],
    },
    rentables: [{ unit: null, status: "available", leases: [] }],
    totals: [],
    overdue: { tenants: [], since: null },
    next: [],
  });
  await show(
    <PropertyPage id={property.id} />,
    undefined,
    `/properties/${property.id}?sort=name&city=Leipzig`,
  );
  const figures = await screen.findByRole("region", { name: "Figures of this month" });
  expect(figures.textContent).toContain("let by the night");
  expect(figures.textContent).not.toContain(" of 1");
  expect(screen.queryByRole("heading", { name: "Next" })).toBeNull();
  const toUnits = screen
    .getAllByRole<HTMLAnchorElement>("link")
    .filter(({ href }) => href.includes("tab=units"));
  // The tab, the figure and the card: each keeps the filters of the list from which the page was opened.
  expect(toUnits.map(({ search }) => search)).toEqual(Array(3).fill("?sort=name&city=Leipzig&tab=units"));
});

it("offers a booking first where guests come and go, also beside rent that is due, and tells who comes next", async () => {
  const arrival = {
    on: "2026-11-20",
    kind: "arrives" as const,
    leaseId: null,
    bookingId: idOf(7),
    name: "Sofia L.",
    unitName: null,
    amount: null,
    currency: "EUR",
  };
  const month = { period: "2026-11", dueOn: "2026-11-05", state: "due", outstanding: "825.00" };
  const payable = {
    leaseId: idOf(3),
    tenantName: "Katrin Oelmann",
    unitName: "Apt 2",
    currency: "EUR",
    today: "2026-11-19",
    openMonths: [month],
  };
  answerWith(({ path }) => {
    if (path.endsWith("/overview"))
      return Response.json({
        ...overview,
        property: { ...property, rentalMode: "daily" },
        payable: [payable],
        next: [arrival, ...overview.next],
      });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    return new Promise<Response>(() => {});
  });
  const user = await show(<PropertyPage id={property.id} />);
  expect(await screen.findByRole("button", { name: "Add booking" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Record payment" })).toBeNull();
  const next = within(screen.getByRole("region", { name: "Next" }));
  expect(next.getByRole("link", { name: "Arrival" }).getAttribute("href")).toBe(
    `/calendar?from=2026-11-20&edit=${idOf(7)}`,
  );
  expect(next.getByRole("link", { name: "Rent due, Apt 2" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: `Actions for ${property.name}` }));
  expect(await screen.findByRole("menuitem", { name: "Record payment" })).toBeTruthy();
});

it("shows the leases, stays and blocks of the next months, a strip for each unit", async () => {
  const flat = { id: idOf(2), name: "Garden flat" };
  const stays = aCalendarProperty({
    id: property.id,
    units: [flat, { id: idOf(9), name: "Roof flat" }],
    bookings: [aBooking(1, { unitId: flat.id })],
    blocks: [],
    leases: [
      { id: idOf(3), unitId: flat.id, tenant: "Katrin Oelmann", startsOn: "2027-01-15", endsOn: null },
    ],
  });
  answerWith(({ path }) => {
    if (path.endsWith("/overview"))
      return Response.json({
        ...overview,
        today: "2026-12-10",
        property: { ...property, rentalMode: "daily" },
      });
    if (path === "/api/v1/calendar")
      return Response.json({ from: "2026-12-10", days: 120, properties: [stays] });
    return new Promise<Response>(() => {});
  });
  await show(<PropertyPage id={property.id} />);
  const strip = within(await screen.findByRole("region", { name: "Next months" }));
  expect((await strip.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "Booking Anna Keller, 12 December 15:00 to 15 December 11:00, 3 nights, Casa Azul Garden flat",
    "Lease Katrin Oelmann, from 15 January, Casa Azul Garden flat",
    "Nothing is let, sold or blocked in these months.",
  ]);
  expect(sentBy("GET").findLast(({ path }) => path === "/api/v1/calendar")?.query).toEqual({
    from: "2026-12-10",
    days: "120",
    propertyId: property.id,
  });
});

it("lists the stays of this property alone, each opened over the calendar", async () => {
  answerWith(({ path }) => {
    if (path.endsWith("/overview"))
      return Response.json({ ...overview, property: { ...property, rentalMode: "daily" } });
    if (path === "/api/v1/bookings") return Response.json({ items: [], total: 0, sums: [] });
    return new Promise<Response>(() => {});
  });
  await show(<PropertyPage id={property.id} />, undefined, `/properties/${property.id}?tab=bookings`);
  expect(await screen.findByRole("heading", { name: "No bookings yet" })).toBeTruthy();
  const request = sentBy("GET").findLast(({ path }) => path === "/api/v1/bookings");
  expect(request?.query).toMatchObject({ propertyId: property.id });
});

it("[ADS-01] says how many campaigns made the place known, and leads to them", async () => {
  answer(overview);
  await show(<PropertyPage id={property.id} />);
  const link = await screen.findByRole("link", { name: "2 campaigns" });
  expect(link.getAttribute("href")).toBe(`/ads?propertyId=${property.id}`);
});
