import { month, plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { rentRowKinds, writeDownReasons } from "@keystead/domain/leases";
import type { LeaseLedger } from "@keystead/domain/leases";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { rowsIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";

/**
 * The ledgers of many leases of a workspace in one column of JSON, to compute their balances on a day. Rows and money
 * are lists of values, which cost a fraction of whole leases. `ledgersFrom` reads the column.
 */
export function ledgersOf(workspaceId: SQL, leaseIds: SQL): SQL {
  const lists = (
    table: string,
    values: SQL,
  ): SQL => sql`(select coalesce(json_agg(json_build_array(${values})), '[]'::json)
    from ${sql.identifier(table)} r where r.workspace_id = ${workspaceId} and r.lease_id in (${leaseIds}))`;
  return sql`json_build_object(
    'rows', ${lists("rent_row", sql`r.lease_id, r.id, r.kind, r.period, r.starts_on, r.ends_on, r.due_on, r.amount_minor, r.one_off, r.adjusts_row_id`)},
    'payments', ${lists("lease_payment", sql`r.lease_id, r.id, r.rent_row_id, r.paid_on, r.amount_minor`)},
    'refunds', ${lists("lease_refund", sql`r.lease_id, r.id, r.payment_id, r.refunded_on, r.amount_minor`)},
    'writeDowns', ${lists("write_down", sql`r.lease_id, r.rent_row_id, r.made_on, r.amount_minor, r.reason`)})`;
}

type Lists = Readonly<
  Record<"rows" | "payments" | "refunds" | "writeDowns", ReadonlyMap<string, readonly unknown[][]>>
>;

/** Reads the ledger of a lease from the column of `ledgersOf`; `graceDays` is a term of the lease. */
export function ledgersFrom(column: unknown): (leaseId: string, graceDays: number) => LeaseLedger {
  const stored = (typeof column === "object" && column !== null ? column : {}) as StoredRow;
  const byLease = (name: keyof Lists) => Map.groupBy(listsIn(stored[name]), ([leaseId]) => String(leaseId));
  const lists: Lists = {
    rows: byLease("rows"),
    payments: byLease("payments"),
    refunds: byLease("refunds"),
    writeDowns: byLease("writeDowns"),
  };
  return (leaseId, graceDays) => ({
    graceDays,
    rows: (lists.rows.get(leaseId) ?? []).map(
      ([, id, kind, period, startsOn, endsOn, dueOn, amount, oneOff, adjusts]) => ({
        id: idOf<"rent-row">(String(id)),
        kind: wordIn(rentRowKinds, kind),
        period: month(String(period)),
        startsOn: plainDate(String(startsOn)),
        endsOn: plainDate(String(endsOn)),
        dueOn: plainDate(String(dueOn)),
        amountMinor: Number(amount),
        oneOff: oneOff === true,
        adjustsRowId: typeof adjusts === "string" ? idOf<"rent-row">(adjusts) : null,
      }),
    ),
    payments: (lists.payments.get(leaseId) ?? []).map(([, id, rowId, paidOn, amount]) => ({
      id: idOf<"lease-payment">(String(id)),
      rowId: idOf<"rent-row">(String(rowId)),
      paidOn: plainDate(String(paidOn)),
      amountMinor: Number(amount),
    })),
    refunds: (lists.refunds.get(leaseId) ?? []).map(([, id, paymentId, refundedOn, amount]) => ({
      id: idOf<"refund">(String(id)),
      paymentId: idOf<"lease-payment">(String(paymentId)),
      refundedOn: plainDate(String(refundedOn)),
      amountMinor: Number(amount),
    })),
    writeDowns: (lists.writeDowns.get(leaseId) ?? []).map(([, rowId, writtenOn, amount, reason]) => ({
      rowId: idOf<"rent-row">(String(rowId)),
      writtenOn: plainDate(String(writtenOn)),
      amountMinor: Number(amount),
      reason: wordIn(writeDownReasons, reason),
    })),
  });
}

function listsIn(column: unknown): unknown[][] {
  return rowsIn(column).flatMap((list) => (Array.isArray(list) ? [list] : []));
}
