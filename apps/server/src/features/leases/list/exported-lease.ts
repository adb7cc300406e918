import type { LeaseView } from "@keystead/contract/leases";
import { ById } from "@keystead/contract/wire";
import { CELL_SEPARATOR, minorCell } from "@keystead/domain/exports";
import type { ExportCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { getLease } from "../get-lease.ts";

type Part = { readonly id: string; readonly page: number; readonly limit: number };

const monthsOf = partOf(({ months }) => months);
const transfersOf = partOf(({ transfers }) => transfers);

/** The months on the page of a lease, including those hidden by "Show later". */
export const exportedLeaseMonths = exportedList({
  name: "lease_months",
  needs: "lease.read",
  query: ById,
  list: monthsOf,
  key: ({ one: { period } }) => period,
  rows: ({ lease, one: { period, dueOn, amount, settled, outstanding, state, daysOverdue } }) => [
    [
      ...headOf(lease),
      period,
      dueOn,
      minorCell(amount),
      minorCell(settled),
      minorCell(outstanding),
      lease.currency,
      state,
      daysOverdue,
    ],
  ],
});

/** A line for each transfer, with the months that it settled. */
export const exportedLeasePayments = exportedList({
  name: "lease_payments",
  needs: "lease.read",
  query: ById,
  list: transfersOf,
  key: ({ one: { id } }) => id,
  rows: ({ lease, one: { paidOn, amount, refunded, credit, method, settled, note } }) => [
    [
      ...headOf(lease),
      paidOn,
      minorCell(amount),
      minorCell(refunded),
      minorCell(credit),
      lease.currency,
      method,
      [...new Set(settled.map(({ period }) => period))].join(CELL_SEPARATOR),
      note,
    ],
  ],
});

/** A list within the response of a lease; another workspace's lease is NOT_FOUND. */
function partOf<One>(of: (lease: LeaseView) => readonly One[]) {
  return async (work: Work, { id, page, limit }: Part) => {
    const lease = await getLease(work, id);
    const items = of(lease).slice((page - 1) * limit, page * limit);
    return { items: items.map((one) => ({ lease, one })) };
  };
}

function headOf({ id, tenant, coTenants, property, unit }: LeaseView): readonly ExportCell[] {
  return [
    id,
    [tenant, ...coTenants].map(({ name }) => name).join(CELL_SEPARATOR),
    property.name,
    unit?.name ?? null,
  ];
}
