import {
  type DrillDown,
  drillDownAddress,
  drillDownQuery,
  monthBeforeDrillDowns,
  portfolioDrillDowns,
  propertyDrillDowns,
} from "@keystead/domain/drill-down";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { BookingListTable } from "../features/bookings/list/booking-list.tsx";
import { LeaseListPage } from "../features/leases/list/lease-list-page.tsx";
import { ExpensesPage } from "../features/ledger/books/expenses-page.tsx";
import { IncomeListPage } from "../features/ledger/books/income-list-page.tsx";
import { RentableList } from "../features/properties/rentables/rentable-list.tsx";
import { TasksPage } from "../features/tasks/tasks-page.tsx";
import { show } from "./show.tsx";
import { sent } from "./wire.ts";

const id = "8b0d4a3e-1111-4222-8333-444455556666";
const every: readonly (readonly [string, DrillDown])[] = [
  ...Object.entries(portfolioDrillDowns).map(
    ([name, drillDown]) =>
      [
        `${name} of the portfolio`,
        drillDown({ month: "2026-11", propertyId: id, category: "repairs" }),
      ] as const,
  ),
  ...Object.entries(monthBeforeDrillDowns).map(
    ([name, drillDown]) =>
      [`${name} of the month before`, drillDown({ month: "2026-10", to: "2026-10-19" })] as const,
  ),
  ...Object.entries(propertyDrillDowns).map(
    ([name, drillDown]) => [`${name} of a property`, drillDown({ id, month: "2026-11" })] as const,
  ),
];

const lists = {
  income: { path: "/api/v1/income/sums", page: <IncomeListPage /> },
  expenses: { path: "/api/v1/expenses/sums", page: <ExpensesPage /> },
  leases: { path: "/api/v1/leases", page: <LeaseListPage /> },
  tasks: { path: "/api/v1/tasks", page: <TasksPage /> },
  bookings: { path: "/api/v1/bookings", page: <BookingListTable open={() => {}} /> },
  rentables: { path: "/api/v1/rentables", page: <RentableList /> },
} as const;

/** The server's tests send the queries of these links; here the pages must send the same at those addresses. */
it.each(every)("%s opens the list that is asked for it", async (_name, drillDown) => {
  const { path, page } = lists[drillDown.list];
  await show(page, undefined, drillDownAddress(drillDown));
  await waitFor(() => {
    expect(sent.filter((requested) => requested.path === path).map(filtersOf)).toContainEqual(
      drillDownQuery(drillDown),
    );
  });
});

function filtersOf({
  query: { page: _page, limit: _limit, sort: _sort, ...filters },
}: (typeof sent)[number]) {
  return filters;
}
