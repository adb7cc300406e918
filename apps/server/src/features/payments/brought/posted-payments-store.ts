import type { PlainDate } from "@keystead/domain/calendar";
import { plainDate } from "@keystead/domain/calendar";
import type { LeaseLedger, TransferPart } from "@keystead/domain/leases";
import type { PaymentMethod } from "@keystead/domain/ledger";
import { sql } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { ledgersFrom, ledgersOf } from "../../rent-book/index.ts";

export type LeaseToPay = {
  readonly id: string;
  /** The day at the property (R-Z03). */
  readonly today: PlainDate;
  readonly ledger: LeaseLedger;
};

/**
 * Several leases with everything from which their balance is computed, locked until the transaction ends; missing
 * ones are left out.
 */
export async function lockLeasesToPay(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<readonly LeaseToPay[]> {
  const { tx, scope, now } = work;
  const idList = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  const ofThem = (column: string) => sql`select ${sql.identifier(column)} from lease
    where workspace_id = ${workspaceId} and id in (${idList}) and ${sql.identifier(column)} is not null`;
  await lockInOrder(work, [
    { table: "property", ids: ofThem("property_id"), strength: "key share" },
    { table: "unit", ids: ofThem("unit_id"), strength: "key share" },
    { table: "tenant", ids: ofThem("tenant_id"), strength: "key share" },
    { table: "lease", ids, strength: "update" },
  ]);
  const found = rowsOf(
    await tx.execute(sql`select l.id, l.grace_days, ${dayAt(sql`p.timezone`, now)}::text as today
      from lease l join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
      where l.workspace_id = ${workspaceId} and l.id in (${idList})`),
  );
  const ledgers = firstRow(await tx.execute(sql`select ${ledgersOf(workspaceId, idList)} as ledgers`));
  const ledgerOf = ledgersFrom(ledgers?.["ledgers"]);
  return found.map((row) => {
    const id = textIn(row, "id");
    return { id, today: plainDate(textIn(row, "today")), ledger: ledgerOf(id, Number(row["grace_days"])) };
  });
}

/** The indexes of the payments for which the lease already has a transfer of the same day and sum. */
export async function findLikePayments(
  { tx, scope }: Work<WorkspaceScope>,
  payments: readonly { readonly leaseId: string; readonly paidOn: string; readonly amountMinor: number }[],
): Promise<readonly number[]> {
  const numbered = payments.map((payment, at) => ({ at, ...payment }));
  const found = await tx.execute(sql`
    with transfer as (
      select lease_id, paid_on, sum(amount_minor) as amount_minor from lease_payment
      where workspace_id = ${scope.workspaceId}::uuid and not opening_credit group by transfer_id, lease_id, paid_on)
    select n.at from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      as n(at int, "leaseId" uuid, "paidOn" date, "amountMinor" bigint)
    where exists (select 1 from transfer t
      where t.lease_id = n."leaseId" and t.paid_on = n."paidOn" and t.amount_minor = n."amountMinor")
    order by n.at`);
  return rowsOf(found).map((row) => Number(row["at"]));
}

/** A part of a transfer, with ids that the caller has chosen. */
export type PartToPost = TransferPart<string> & {
  readonly id: string;
  readonly transferId: string;
  readonly leaseId: string;
  readonly paidOn: PlainDate;
  readonly method: PaymentMethod;
  readonly note: string;
};

/** Parts of many transfers of many leases, each with its Income (R-C11), in one statement. */
export async function insertParts(
  { tx, scope }: Work<ActorScope>,
  parts: readonly PartToPost[],
): Promise<void> {
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  await tx.execute(sql`
    with part as materialized (select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as x(id uuid, "transferId" uuid, "leaseId" uuid, "rowId" uuid, "paidOn" date, "amountMinor" bigint, method text, note text,
        "incomeCategory" text)),
    paid as (
      insert into lease_payment (workspace_id, id, lease_id, rent_row_id, paid_on, amount_minor, method, transfer_id, note)
      select ${workspaceId}, id, "leaseId", "rowId", "paidOn", "amountMinor", method, "transferId", note from part
      returning id)
    insert into income (workspace_id, property_id, unit_id, tenant_id, lease_id, currency, created_by, category, amount_minor,
      received_on, method, notes, lease_payment_id)
    select ${workspaceId}, l.property_id, l.unit_id, l.tenant_id, l.id, l.currency, ${scope.userId}::uuid, part."incomeCategory",
      part."amountMinor", part."paidOn", part.method, part.note, paid.id
    from part join paid on paid.id = part.id join lease l on l.workspace_id = ${workspaceId} and l.id = part."leaseId"`);
}

/** The leases of those transfers that have changed since they were booked: edited, partly deleted or refunded. */
export async function leasesOfTouchedTransfers(
  { tx, scope }: Work<WorkspaceScope>,
  transfers: readonly { readonly id: string; readonly leaseId: string; readonly parts: number }[],
): Promise<readonly string[]> {
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  const found = await tx.execute(sql`
    select distinct n."leaseId" as id from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb)
      as n(id uuid, "leaseId" uuid, parts int)
    left join lateral (
      select count(*)::int as parts, bool_or(p.version > 1 or exists (
        select 1 from lease_refund r where r.workspace_id = p.workspace_id and r.payment_id = p.id)) as touched
      from lease_payment p where p.workspace_id = ${workspaceId} and p.transfer_id = n.id) there on true
    where there.parts <> n.parts or there.touched`);
  return rowsOf(found).map((row) => textIn(row, "id"));
}

/** Deletes the transfers with the Income of their parts. */
export async function deleteBroughtTransfers(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`delete from lease_payment where workspace_id = ${scope.workspaceId}::uuid
    and transfer_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}
