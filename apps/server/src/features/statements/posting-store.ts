import type { RecordInTheWay } from "@keystead/contract";
import type { Book } from "@keystead/domain/ledger";
import { sql } from "#kernel/db/drizzle.ts";

import { NAMED_RECORDS } from "#kernel/api/index.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { namedRecord } from "../ledger/index.ts";

type OtherRecords = {
  readonly propertyIds?: readonly string[];
  readonly unitIds?: readonly string[];
  readonly bookingIds?: readonly string[];
};

/**
 * Locks the leases with their tenants, the bookings, and the units and properties of records, in lock order and
 * before the first line is booked.
 */
export async function lockStatementRecords(
  work: Work<WorkspaceScope>,
  leaseIds: readonly string[],
  { propertyIds = [], unitIds = [], bookingIds = [] }: OtherRecords = {},
): Promise<void> {
  const { workspaceId } = work.scope;
  const of = (column: string) => sql`select l.${sql.identifier(column)} from lease l
    where l.workspace_id = ${workspaceId}::uuid
      and l.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))`;
  const ofBookings = (column: string) => sql`select b.${sql.identifier(column)} from booking b
    where b.workspace_id = ${workspaceId}::uuid
      and b.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb))`;
  await lockInOrder(work, [
    {
      table: "property",
      ids: sql`${of("property_id")} union ${ofBookings("property_id")} union
        select value::uuid from jsonb_array_elements_text(${JSON.stringify(propertyIds)}::jsonb)`,
      strength: "key share",
    },
    {
      table: "unit",
      ids: sql`${ofBookings("unit_id")} union
        select value::uuid from jsonb_array_elements_text(${JSON.stringify(unitIds)}::jsonb)`,
      strength: "key share",
    },
    {
      table: "tenant",
      ids: sql`${of("tenant_id")} union ${coTenantsOf(workspaceId, leaseIds)}`,
      strength: "key share",
    },
    { table: "lease", ids: leaseIds, strength: "no key update" },
    { table: "booking", ids: bookingIds, strength: "no key update" },
  ]);
}

export async function findCurrencies(
  { tx, scope }: Work<WorkspaceScope>,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const result =
    await tx.execute(sql`select l.id, l.currency from lease l where l.workspace_id = ${scope.workspaceId}::uuid
    and l.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))`);
  return new Map(rowsOf(result).map((row) => [String(row["id"]), String(row["currency"])]));
}

function coTenantsOf(workspaceId: string, leaseIds: readonly string[]) {
  return sql`select c.tenant_id from lease_co_tenant c where c.workspace_id = ${workspaceId}::uuid
    and c.lease_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))`;
}

/** The tenants of leases, the main one first. */
export async function findPayers(
  { tx, scope }: Work<WorkspaceScope>,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly id: string; readonly name: string }[]>> {
  const result = await tx.execute(sql`
    select x.lease_id, t.id, t.name from (
      select l.id as lease_id, l.tenant_id, -1 as position from lease l where l.workspace_id = ${scope.workspaceId}::uuid
      union all
      select c.lease_id, c.tenant_id, c.position from lease_co_tenant c where c.workspace_id = ${scope.workspaceId}::uuid) x
    join tenant t on t.workspace_id = ${scope.workspaceId}::uuid and t.id = x.tenant_id
    where t.anonymised_at is null
      and x.lease_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))
    order by x.lease_id, x.position`);
  const payers = rowsOf(result).map((row) => ({
    leaseId: String(row["lease_id"]),
    id: String(row["id"]),
    name: String(row["name"]),
  }));
  return Map.groupBy(payers, ({ leaseId }) => leaseId);
}

/** How a line was booked: as a tenant's transfer, or as a record of one of the books with the hash of its payee. */
export type NewLine = { readonly hash: string } & (
  | { readonly leaseId: string; readonly transferId: string }
  | { readonly expenseId: string; readonly payee: string | null; readonly part?: number }
  | {
      readonly incomeId: string;
      readonly payee: string | null;
      /** The number of the record within a payout; otherwise 1. */
      readonly part?: number;
    }
);

export async function insertLines(
  { tx, scope }: Work<WorkspaceScope>,
  lines: readonly NewLine[],
): Promise<void> {
  await tx.execute(sql`insert into statement_line
      (workspace_id, lease_id, transfer_id, expense_id, income_id, payee_hash, print_hash, part)
    select ${scope.workspaceId}::uuid, "leaseId", "transferId", "expenseId", "incomeId", payee, hash, coalesce(part, 1)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as x(hash text, "leaseId" uuid, "transferId" uuid, "expenseId" uuid, "incomeId" uuid, payee text, part int)`);
}

/** Returns the ids of the new accounts. */
export async function insertAccounts(
  { tx, scope }: Work<WorkspaceScope>,
  accounts: readonly { readonly tenantId: string; readonly hash: string; readonly lastFour: string }[],
): Promise<readonly string[]> {
  if (accounts.length === 0) return [];
  const result =
    await tx.execute(sql`insert into tenant_account (workspace_id, tenant_id, account_hash, last_four)
    select distinct ${scope.workspaceId}::uuid, "tenantId", hash, "lastFour"
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as x("tenantId" uuid, hash text, "lastFour" text)
    on conflict (workspace_id, tenant_id, account_hash) do nothing returning id`);
  return rowsOf(result).map((row) => String(row["id"]));
}

/**
 * The leases of transfers that have changed since they were booked: a part was changed, deleted, added or refunded.
 */
export async function leasesOfTouched(
  { tx, scope }: Work<WorkspaceScope>,
  transfers: readonly {
    readonly transferId: string;
    readonly leaseId: string;
    readonly amountMinor: number;
  }[],
): Promise<readonly string[]> {
  const result = await tx.execute(sql`
    select distinct x."leaseId" as id
    from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb) as x("transferId" uuid, "leaseId" uuid, "amountMinor" bigint)
    left join lateral (
      select sum(p.amount_minor) as amount_minor, max(p.version) as version, bool_or(exists (
        select 1 from lease_refund r where r.workspace_id = p.workspace_id and r.payment_id = p.id)) as refunded
      from lease_payment p where p.workspace_id = ${scope.workspaceId}::uuid and p.transfer_id = x."transferId") paid on true
    where paid.amount_minor is distinct from x."amountMinor" or paid.version > 1 or paid.refunded`);
  return rowsOf(result).map((row) => textIn(row, "id"));
}

/**
 * Records that have changed since they were booked: changed, deleted, reversed in part, or with a receipt that would
 * be deleted too. `named` contains only those that still exist.
 */
export async function touchedRecords(
  { tx, scope }: Work<WorkspaceScope>,
  records: readonly { readonly book: Book; readonly id: string; readonly amountMinor: number }[],
): Promise<{ readonly any: boolean; readonly named: RecordInTheWay[] }> {
  if (records.length === 0) return { any: false, named: [] };
  const recordList = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x(book text, id uuid, "amountMinor" bigint)`;
  const takenBack = (book: Book) => sql`exists (select 1 from ${sql.identifier(book)} r
    where r.workspace_id = e.workspace_id and r.reversal_of = e.id)`;
  const own = sql`e.workspace_id = ${scope.workspaceId}::uuid and e.id = x.id`;
  const result = await tx.execute(sql`
    select x.book, e.id, e.notes, e.spent_on::text as date from ${recordList} left join expense e on ${own} where x.book = 'expense' and (e.version is distinct from 1
      or e.amount_minor <> x."amountMinor" or ${takenBack("expense")}
      or exists (select 1 from document d where d.workspace_id = e.workspace_id and d.expense_id = e.id))
    union all
    select x.book, e.id, e.notes, e.received_on::text as date from ${recordList} left join income e on ${own} where x.book = 'income' and (e.version is distinct from 1
      or e.amount_minor <> x."amountMinor" or ${takenBack("income")})
    order by date, id`);
  const rows = rowsOf(result);
  return {
    any: rows.length > 0,
    named: rows
      .filter(({ id }) => id !== null)
      .slice(0, NAMED_RECORDS)
      .map((row) => namedRecord(row["book"] === "income" ? "income" : "expense", row)),
  };
}

/** The refunds among these that still exist. */
export async function refundsThere(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const result =
    await tx.execute(sql`select distinct transfer_id from lease_refund where workspace_id = ${scope.workspaceId}::uuid
    and transfer_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Set(rowsOf(result).map((row) => textIn(row, "transfer_id")));
}

/** Deletes the lines of refunds, because their payments stay while the refunds are deleted. */
export async function forgetLines(
  { tx, scope }: Work<WorkspaceScope>,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await tx.execute(sql`delete from statement_line where workspace_id = ${scope.workspaceId}::uuid
    and print_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`);
}

/**
 * Deletes the payments of a posting with their records and lines, the accounts that it was the first to store, and
 * its Undo entry. One statement.
 */
export async function removeBooking(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  id: string,
  made: { readonly transferIds: readonly string[]; readonly accountIds: readonly string[] },
): Promise<void> {
  const among = (ids: readonly string[]) =>
    sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await tx.execute(sql`
    with deleted as (delete from lease_payment where workspace_id = ${workspaceId}::uuid and transfer_id in ${among(made.transferIds)}),
      unknown_again as (delete from tenant_account where workspace_id = ${workspaceId}::uuid and id in ${among(made.accountIds)})
    delete from trash where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`);
}
