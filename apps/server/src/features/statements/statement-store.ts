import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { BookedTransfer } from "@keystead/domain/statements";
import { sql } from "drizzle-orm";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { rowsOf } from "#kernel/db/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The transfers of all leases from a day on, each with what of it was not sent back. */
export async function findTransfersSince(
  { tx, scope }: Work<WorkspaceScope>,
  from: PlainDate,
): Promise<ReadonlyMap<string, readonly BookedTransfer[]>> {
  const result = await tx.execute(sql`
    select p.lease_id, p.transfer_id, min(p.paid_on)::text as paid_on, sum(p.amount_minor)::bigint as amount_minor,
      (sum(p.amount_minor) - coalesce(sum(back.amount_minor), 0))::bigint as kept_minor
    from lease_payment p
    left join lateral (select sum(r.amount_minor) as amount_minor from lease_refund r
      where r.workspace_id = p.workspace_id and r.payment_id = p.id) back on true
    where p.workspace_id = ${scope.workspaceId}::uuid and p.paid_on >= ${from}::date and not p.opening_credit
    group by p.lease_id, p.transfer_id order by min(p.paid_on), p.transfer_id`);
  const transfers = rowsOf(result).map((row) => ({
    leaseId: String(row["lease_id"]),
    transferId: String(row["transfer_id"]),
    paidOn: plainDate(String(row["paid_on"])),
    amountMinor: Number(row["amount_minor"]),
    keptMinor: Number(row["kept_minor"]),
  }));
  return Map.groupBy(transfers, ({ leaseId }) => leaseId);
}

/** The accounts that the tenants of the workspace have paid from, by tenant. */
export async function findAccounts({
  tx,
  scope,
}: Work<WorkspaceScope>): Promise<ReadonlyMap<string, readonly string[]>> {
  const result = await tx.execute(
    sql`select tenant_id, account_hash from tenant_account where workspace_id = ${scope.workspaceId}::uuid`,
  );
  const accounts = rowsOf(result).map((row) => ({
    tenantId: String(row["tenant_id"]),
    hash: String(row["account_hash"]),
  }));
  return new Map(
    [...Map.groupBy(accounts, ({ tenantId }) => tenantId)].map(([tenantId, of]) => [
      tenantId,
      of.map(({ hash }) => hash),
    ]),
  );
}

export type BookedLine = {
  readonly leaseId: string;
  readonly transferId: string;
  readonly paidOn: PlainDate;
};

/** Of these lines those that are booked, by their hashes. */
export async function findBookedLines(
  { tx, scope }: Work<WorkspaceScope>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, BookedLine>> {
  const result = await tx.execute(sql`
    select s.print_hash, s.lease_id, s.transfer_id, (select min(p.paid_on)::text from lease_payment p
      where p.workspace_id = s.workspace_id and p.transfer_id = s.transfer_id) as paid_on
    from statement_line s where s.workspace_id = ${scope.workspaceId}::uuid
      and s.print_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`);
  return new Map(
    rowsOf(result).map((row) => [
      String(row["print_hash"]),
      {
        leaseId: String(row["lease_id"]),
        transferId: String(row["transfer_id"]),
        paidOn: plainDate(String(row["paid_on"])),
      },
    ]),
  );
}

/** The leases and whoever pays for them, in the order of locks: whoever books several holds all of them before the first. */
export async function lockLeases(work: Work<WorkspaceScope>, leaseIds: readonly string[]): Promise<void> {
  const { workspaceId } = work.scope;
  const of = (column: string) => sql`select l.${sql.identifier(column)} from lease l
    where l.workspace_id = ${workspaceId}::uuid
      and l.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))`;
  await lockInOrder(work, [
    { table: "property", ids: of("property_id"), strength: "key share" },
    {
      table: "tenant",
      ids: sql`${of("tenant_id")} union ${coTenantsOf(workspaceId, leaseIds)}`,
      strength: "key share",
    },
    { table: "lease", ids: leaseIds, strength: "no key update" },
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

/** Whom leases are signed by, the main tenant first. */
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

export async function insertLines(
  { tx, scope }: Work<WorkspaceScope>,
  lines: readonly { readonly hash: string; readonly leaseId: string; readonly transferId: string }[],
): Promise<void> {
  await tx.execute(sql`insert into statement_line (workspace_id, lease_id, transfer_id, print_hash)
    select ${scope.workspaceId}::uuid, "leaseId", "transferId", hash
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(hash text, "leaseId" uuid, "transferId" uuid)`);
}

/** Answers the ids of those that were not known before. */
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

/** Whether a transfer is no longer what was booked: a part of it changed, gone, added or sent back. */
export async function areTouched(
  { tx, scope }: Work<WorkspaceScope>,
  transfers: readonly { readonly transferId: string; readonly amountMinor: number }[],
): Promise<boolean> {
  const result = await tx.execute(sql`
    select 1 from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb) as x("transferId" uuid, "amountMinor" bigint)
    left join lateral (
      select sum(p.amount_minor) as amount_minor, max(p.version) as version, bool_or(exists (
        select 1 from lease_refund r where r.workspace_id = p.workspace_id and r.payment_id = p.id)) as refunded
      from lease_payment p where p.workspace_id = ${scope.workspaceId}::uuid and p.transfer_id = x."transferId") paid on true
    where paid.amount_minor is distinct from x."amountMinor" or paid.version > 1 or paid.refunded limit 1`);
  return rowsOf(result).length > 0;
}

/** The payments of a booking with their records and lines, the accounts it was the first to know, and its note. In one statement. */
export async function removeBooking(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  id: string,
  made: { readonly transferIds: readonly string[]; readonly accountIds: readonly string[] },
): Promise<void> {
  const among = (ids: readonly string[]) =>
    sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await tx.execute(sql`
    with gone as (delete from lease_payment where workspace_id = ${workspaceId}::uuid and transfer_id in ${among(made.transferIds)}),
      unknown_again as (delete from tenant_account where workspace_id = ${workspaceId}::uuid and id in ${among(made.accountIds)})
    delete from trash where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`);
}
