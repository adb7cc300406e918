import {
  type Door,
  doorAddress,
  doorQuery,
  monthBeforeDoors,
  portfolioDoors,
  propertyDoors,
} from "@keystead/domain/doors";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { BookingList } from "../features/bookings/booking-list.tsx";
import { LeaseListPage } from "../features/leases/lease-list-page.tsx";
import { ExpensesPage } from "../features/ledger/expenses-page.tsx";
import { IncomePage } from "../features/ledger/income-page.tsx";
import { PlaceList } from "../features/properties/place-list.tsx";
import { TasksPage } from "../features/tasks/tasks-page.tsx";
import { show } from "./show.tsx";
import { sent } from "./wire.ts";

const id = "8b0d4a3e-1111-4222-8333-444455556666";
const every: readonly (readonly [string, Door])[] = [
  ...Object.entries(portfolioDoors).map(
    ([name, door]) =>
      [`${name} of the portfolio`, door({ month: "2026-11", propertyId: id, category: "repairs" })] as const,
  ),
  ...Object.entries(monthBeforeDoors).map(
    ([name, door]) => [`${name} of the month before`, door({ month: "2026-10", to: "2026-10-19" })] as const,
  ),
  ...Object.entries(propertyDoors).map(
    ([name, door]) => [`${name} of a property`, door({ id, month: "2026-11" })] as const,
  ),
];

const lists = {
  income: { path: "/api/v1/income/sums", page: <IncomePage /> },
  expenses: { path: "/api/v1/expenses/sums", page: <ExpensesPage /> },
  leases: { path: "/api/v1/leases", page: <LeaseListPage /> },
  tasks: { path: "/api/v1/tasks", page: <TasksPage /> },
  bookings: { path: "/api/v1/bookings", page: <BookingList open={() => {}} /> },
  places: { path: "/api/v1/places", page: <PlaceList /> },
} as const;

/** What the server's walk over the doors asks is what the pages ask at their addresses. */
it.each(every)("%s opens the list that is asked for it", async (_name, door) => {
  const { path, page } = lists[door.list];
  await show(page, undefined, doorAddress(door));
  await waitFor(() => {
    expect(sent.filter((asked) => asked.path === path).map(filtersOf)).toContainEqual(doorQuery(door));
  });
});

function filtersOf({
  query: { page: _page, limit: _limit, sort: _sort, ...filters },
}: (typeof sent)[number]) {
  return filters;
}
