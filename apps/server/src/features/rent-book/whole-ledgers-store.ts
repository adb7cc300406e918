import { month, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { rentRowKinds, writeDownReasons } from "@keystead/domain/leases";
import type { LeaseLedger, RentRowKind, WriteDownReason } from "@keystead/domain/leases";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import type { Tx } from "#kernel/db/database.ts";
import { rowsOf } from "#kernel/db/rows.ts";
import { dayAt } from "#kernel/db/zone.ts";
import type { ActorScope } from "#kernel/scope.ts";

/** A lease with everything its balance follows from, and the day it is at its property. */
export type LeaseWithLedger = {
  readonly id: string;
  readonly today: PlainDate;
  readonly ledger: LeaseLedger;
};

/** The whole ledgers of some leases in one statement whatever their number. */
export async function loadRentLedgers(
  tx: Tx,
  scope: Pick<ActorScope, "workspaceId">,
  leaseIds: readonly string[],
  now: Date,
): Promise<readonly LeaseWithLedger[]> {
  if (leaseIds.length === 0) return [];
  const result = await tx.execute(sql`
    select l.id, l.grace_days, ${dayAt(sql`p.timezone`, now)}::text as today,
      ${partsOf("rent_row", sql`r.id, r.kind, r.period, r.starts_on, r.ends_on, r.due_on, r.amount_minor, r.adjusts_row_id, r.one_off`)} as rows,
      ${partsOf("lease_payment", sql`r.id, r.rent_row_id, r.paid_on, r.amount_minor`)} as payments,
      ${partsOf("lease_refund", sql`r.id, r.payment_id, r.refunded_on, r.amount_minor`)} as refunds,
      ${partsOf("write_down", sql`r.rent_row_id, r.made_on, r.amount_minor, r.reason`)} as write_downs
    from lease l
    join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
    where l.workspace_id = ${scope.workspaceId} and l.id = any(${`{${leaseIds.join(",")}}`}::uuid[])
    order by l.id`);
  return rowsOf(result).map(leaseFrom);
}

function partsOf(table: string, columns: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_array(${columns})), '[]'::json)
    from ${sql.identifier(table)} r where r.workspace_id = l.workspace_id and r.lease_id = l.id)`;
}

type Row = Readonly<Record<string, unknown>>;
type Part = readonly unknown[];

function leaseFrom(row: Row): LeaseWithLedger {
  return {
    id: String(row["id"]),
    today: plainDate(String(row["today"])),
    ledger: {
      graceDays: Number(row["grace_days"]),
      rows: listOf(row["rows"]).map(
        ([id, kind, period, startsOn, endsOn, dueOn, amount, adjusts, oneOff]) => ({
          id: idOf<"rent-row">(String(id)),
          kind: kindOf(kind),
          period: month(String(period)),
          startsOn: plainDate(String(startsOn)),
          endsOn: plainDate(String(endsOn)),
          dueOn: plainDate(String(dueOn)),
          amountMinor: Number(amount),
          adjustsRowId: typeof adjusts === "string" ? idOf<"rent-row">(adjusts) : null,
          oneOff: oneOff === true,
        }),
      ),
      payments: listOf(row["payments"]).map(([id, rowId, paidOn, amount]) => ({
        id: idOf<"lease-payment">(String(id)),
        rowId: idOf<"rent-row">(String(rowId)),
        paidOn: plainDate(String(paidOn)),
        amountMinor: Number(amount),
      })),
      refunds: listOf(row["refunds"]).map(([id, paymentId, refundedOn, amount]) => ({
        id: idOf<"refund">(String(id)),
        paymentId: idOf<"lease-payment">(String(paymentId)),
        refundedOn: plainDate(String(refundedOn)),
        amountMinor: Number(amount),
      })),
      writeDowns: listOf(row["write_downs"]).map(([rowId, madeOn, amount, reason]) => ({
        rowId: idOf<"rent-row">(String(rowId)),
        writtenOn: plainDate(String(madeOn)),
        amountMinor: Number(amount),
        reason: reasonOf(reason),
      })),
    },
  };
}

function listOf(value: unknown): readonly Part[] {
  return Array.isArray(value) ? value.filter((part): part is Part => Array.isArray(part)) : [];
}

function kindOf(value: unknown): RentRowKind {
  const kind = rentRowKinds.find((known) => known === value);
  if (kind === undefined) throw new Error(`a rent row of an unknown kind: ${String(value)}`);
  return kind;
}

function reasonOf(value: unknown): WriteDownReason {
  const reason = writeDownReasons.find((known) => known === value);
  if (reason === undefined) throw new Error(`a write-down for an unknown reason: ${String(value)}`);
  return reason;
}
