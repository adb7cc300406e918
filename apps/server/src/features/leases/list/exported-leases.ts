import { LeaseQuery } from "@keystead/contract/leases";
import { CELL_SEPARATOR, minorCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { listLeases } from "./list-leases.ts";

export const exportedLeases = exportedList({
  name: "leases",
  needs: "lease.read",
  query: LeaseQuery,
  list: listLeases,
  key: ({ id }) => id,
  rows: (lease) => [
    [
      lease.id,
      [lease.tenant, ...lease.coTenants].map(({ name }) => name).join(CELL_SEPARATOR),
      lease.property.name,
      lease.unit?.name ?? null,
      lease.status,
      lease.startsOn,
      lease.endsOn,
      minorCell(lease.monthlyRent),
      minorCell(lease.charges),
      lease.paymentDay,
      minorCell(lease.deposit),
      minorCell(lease.depositHeld),
      // The rent of the period to which the list is limited; empty without a period.
      ...[lease.rent?.expected, lease.rent?.settled, lease.rent?.open].map((amount) =>
        amount === undefined ? null : minorCell(amount),
      ),
      minorCell(lease.overdue),
      minorCell(lease.soon),
      minorCell(lease.balance),
      lease.currency,
    ],
  ],
});
