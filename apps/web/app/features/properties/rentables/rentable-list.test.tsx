import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { RentableList } from "./rentable-list.tsx";

const property = { id: "00000000-0000-4000-8000-000000000001", name: "Lindenhof" };
const ada = { id: "00000000-0000-4000-8000-000000000003", name: "Ada Adler" };
const rentables = [
  {
    property,
    unit: { id: "u1", name: "Flat 1" },
    status: "occupied",
    state: "let",
    lease: {
      id: "l1",
      tenant: ada,
      active: true,
      startsOn: "2026-01-01",
      endsOn: null,
      monthlyRent: "950.00",
      currency: "EUR",
    },
  },
  { property, unit: { id: "u2", name: "Flat 2" }, status: "available", state: "vacant", lease: null },
];

function answer(items: readonly unknown[]): void {
  answerWith(({ path }) =>
    path === "/api/v1/rentables"
      ? Response.json({
          items,
          total: items.length,
          occupancy: { rentables: 3, let: 1, vacant: 1, maintenance: 1 },
        })
      : new Promise(() => {}),
  );
}

it("lists what is let and what is empty, and says in the foot how many of how many", async () => {
  answer(rentables);
  await show(<RentableList />);
  const table = await screen.findByRole("table", { name: "Let and vacant units" });
  const [, taken, empty] = within(table).getAllByRole("row");
  expect(taken?.textContent).toContain("Lindenhof · Flat 1Ada Adlersince 1 Jan 2026€950.00Let");
  expect(empty?.textContent).toContain("Lindenhof · Flat 2Vacant");
  expect(within(table).getByText("1 of 3 let · 33% · 1 vacant · 1 in maintenance")).toBeTruthy();
  expect(within(table).getByRole("link", { name: "Ada Adler" }).getAttribute("href")).toBe("/leases/l1");
});

it("says so where nothing is let by the month", async () => {
  answer([]);
  await show(<RentableList />);
  expect(await screen.findByText("Nothing is let by the month yet.")).toBeTruthy();
});
