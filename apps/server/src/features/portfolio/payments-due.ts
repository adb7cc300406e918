import type { PaymentDue, PortfolioView } from "@keystead/contract/portfolio";
import { monthOf } from "@keystead/domain/calendar";
import { compareText } from "@keystead/domain/kernel";
import { compareRows, leaseStatus, upcomingRows } from "@keystead/domain/leases";
import type { RowAccount } from "@keystead/domain/leases";

import { amountText } from "../properties/index.ts";
import { heldMinor } from "../rent-book/index.ts";
import type { StandingLease } from "../rent-book/index.ts";

type Due = {
  readonly rows: PaymentDue[];
  readonly sums: readonly { readonly minor: number; readonly currency: string }[];
};

/** Late rows of every lease, ended ones too, the oldest first. */
export function overdueRows(lines: readonly StandingLease[]): Due {
  return inOrder(
    lines.flatMap(({ lease, account }) =>
      account.rows
        .filter(({ overdue }) => overdue)
        .map((row) => ({ lease, row, askedMinor: row.outstandingMinor })),
    ),
  );
}

/** R-C12: due in the next days; what the lease's credit covers is not asked for. */
export function upcomingPayments(lines: readonly StandingLease[]): Due {
  return inOrder(
    lines.flatMap(({ lease, account }) => {
      const rows = account.rows.map(({ row, outstandingMinor }) => ({ ...row, outstandingMinor }));
      return upcomingRows(rows, account.creditMinor, lease.today).flatMap(({ id, askedMinor }) => {
        const row = account.rows.find((known) => known.row.id === id);
        // With no grace a row is late from the day after it is due, so no row stands in both groups.
        return row === undefined ? [] : [{ lease, row, askedMinor }];
      });
    }),
  );
}

/** R-C12, rows of every kind but opening whose due day lies in the month: what is asked for, and what of it is settled. */
export function rentOfMonth(lines: readonly StandingLease[], month: string): PortfolioView["rent"] {
  const rows = lines.flatMap(({ lease, account }) =>
    account.rows
      .filter(({ row }) => monthOf(row.dueOn) === month && row.kind !== "opening")
      .map((row) => ({ currency: lease.currency, row })),
  );
  return byCurrency(rows).map(([currency, group]) => {
    const sum = (amount: (row: RowAccount) => number): string =>
      amountText(
        group.reduce((total, { row }) => total + amount(row), 0),
        currency,
      );
    return {
      currency,
      received: sum(({ allocatedMinor }) => allocatedMinor),
      expected: sum(({ row, waivedMinor }) => row.amountMinor - waivedMinor),
      late: sum(({ overdue, outstandingMinor }) => (overdue ? outstandingMinor : 0)),
      rowsSettled: group.filter(({ row }) => row.outstandingMinor === 0).length,
      rows: group.length,
    };
  });
}

export function depositsHeld(lines: readonly StandingLease[]): PortfolioView["deposits"] {
  const held = lines
    .map(({ lease }) => ({ currency: lease.currency, minor: heldMinor(lease, lease.today) }))
    .filter(({ minor }) => minor > 0);
  return byCurrency(held).map(([currency, group]) => ({
    currency,
    held: amountText(
      group.reduce((total, { minor }) => total + minor, 0),
      currency,
    ),
    leases: group.length,
  }));
}

function inOrder(
  found: readonly {
    readonly lease: StandingLease["lease"];
    readonly row: RowAccount;
    readonly askedMinor: number;
  }[],
): Due {
  const ordered = found.toSorted((a, b) => compareRows(a.row.row, b.row.row));
  return {
    sums: ordered.map(({ lease, askedMinor }) => ({ minor: askedMinor, currency: lease.currency })),
    rows: ordered.map(({ lease, row: { row, daysOverdue }, askedMinor }) => ({
      leaseId: lease.id,
      rowRef: row.id,
      kind: row.kind,
      period: row.period,
      dueOn: row.dueOn,
      today: lease.today,
      daysLate: daysOverdue,
      tenantName: lease.tenant.name,
      propertyName: lease.property.name,
      unitName: lease.unit?.name ?? null,
      outstanding: amountText(askedMinor, lease.currency),
      currency: lease.currency,
      leaseStatus: leaseStatus(lease, lease.today),
    })),
  };
}

function byCurrency<Line extends { readonly currency: string }>(
  lines: readonly Line[],
): readonly (readonly [string, readonly Line[]])[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)].toSorted(([a], [b]) => compareText(a, b));
}
