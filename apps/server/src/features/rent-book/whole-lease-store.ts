import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { coTenantsOfLease, leaseTables, paymentDayInForce, todayOfLease } from "./lease-facts-store.ts";
import { StoredLease } from "./stored-lease.ts";

/** Identifies a lease by itself or by one of its records, for verbs that get only the record's id. */
export type LeaseOf =
  | { readonly lease: string }
  | { readonly payment: string }
  | { readonly transfer: string }
  | { readonly refund: string }
  | { readonly row: string }
  | { readonly writeDown: string }
  | { readonly deposit: string };

/** A whole lease; undefined when it does not exist in this workspace. One statement. */
export async function findLease(
  { tx, scope, now }: Work<WorkspaceScope>,
  id: string,
): Promise<StoredLease | undefined> {
  const row = firstRow(
    await tx.execute(
      sql`${leaseDocument(now)} where l.workspace_id = ${scope.workspaceId} and l.id = ${id}::uuid`,
    ),
  );
  return row === undefined ? undefined : StoredLease.parse(row["lease"]);
}

/** Several whole leases, in one statement regardless of their number. */
export async function findWholeLeases(
  { tx, scope, now }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<readonly StoredLease[]> {
  if (ids.length === 0) return [];
  const result = await tx.execute(sql`${leaseDocument(now)}
    where l.workspace_id = ${scope.workspaceId} and l.id = any(${`{${ids.join(",")}}`}::uuid[]) order by l.id`);
  return rowsOf(result).map((row) => StoredLease.parse(row["lease"]));
}

/**
 * Locks the lease until the transaction ends and then reads it again, so that decisions based on it still hold when
 * they are written. The lock is a statement of its own, because a statement that waits for a lock still reads the old
 * state. The property is locked first (lock-order.ts). Tried twice, since the lease may just have moved to another
 * property.
 */
export async function lockLease(work: Work<WorkspaceScope>, of: LeaseOf): Promise<StoredLease | undefined> {
  const { tx, scope } = work;
  const lock = async () =>
    firstRow(
      await tx.execute(sql`select l.id from lease l
        join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
        where l.workspace_id = ${scope.workspaceId} and l.id = ${leaseIdOf(scope, of)}
        for key share of p for no key update of l`),
    );
  const locked = (await lock()) ?? (await lock());
  return locked === undefined ? undefined : findLease(work, String(locked["id"]));
}

function leaseIdOf(scope: WorkspaceScope, of: LeaseOf): SQL {
  const through = (table: string, column: string, id: string): SQL =>
    sql`(select r.lease_id from ${sql.identifier(table)} r
      where r.workspace_id = ${scope.workspaceId} and r.${sql.identifier(column)} = ${id}::uuid limit 1)`;
  if ("lease" in of) return sql`${of.lease}::uuid`;
  if ("payment" in of) return through("lease_payment", "id", of.payment);
  if ("transfer" in of) return through("lease_payment", "transfer_id", of.transfer);
  if ("refund" in of) return through("lease_refund", "transfer_id", of.refund);
  if ("row" in of) return through("rent_row", "id", of.row);
  if ("writeDown" in of) return through("write_down", "id", of.writeDown);
  return through("deposit_movement", "id", of.deposit);
}

/**
 * Leases as documents for `StoredLease`; the caller adds the condition. `more`: further columns, each after a comma.
 */
export function leaseDocument(now: Date, more: SQL = sql``): SQL {
  return sql`select json_build_object('id', l.id, 'version', l.version,
    'tenant', json_build_object('id', t.id, 'name', t.name), 'coTenants', ${coTenantsOfLease},
    'movedFrom', ${movedLease(sql`m.id = l.moved_from_id`)}, 'movedTo', ${movedLease(sql`m.moved_from_id = l.id`)}, 'property', json_build_object('id', p.id, 'name', p.name),
    'unit', case when u.id is null then null else json_build_object('id', u.id, 'name', u.name) end,
    'address', p.address, 'city', p.city, 'timezone', p.timezone, 'today', ${todayOfLease(now)}, 'startsOn', l.starts_on, 'endsOn', l.ends_on, 'currency', l.currency,
    'rentMinor', l.rent_minor, 'chargesMinor', l.charges_minor, 'depositMinor', l.deposit_minor,
    'paymentDay', ${paymentDayInForce(now)}, 'graceDays', l.grace_days,
    'notes', l.notes, 'base', json_build_object('paymentDay', l.payment_day, 'proration', l.proration), 'trackFrom', l.track_from, 'openingMinor', l.opening_minor,
    'reminder', ${reminderOfLease},
    'steps', ${partsOf("rent_step", { columns: sql`'id', r.id, 'kind', r.kind, 'effectiveOn', r.effective_on, 'amountMinor', r.amount_minor`, order: sql`r.effective_on` })},
    'termSteps', ${partsOf("lease_term_step", { columns: sql`'from', r.from_month, 'paymentDay', r.payment_day, 'proration', r.proration`, order: sql`r.from_month` })},
    'rows', ${partsOf("rent_row", {
      columns: sql`'id', r.id, 'kind', r.kind, 'period', r.period, 'startsOn', r.starts_on, 'endsOn', r.ends_on, 'dueOn', r.due_on,
      'amountMinor', r.amount_minor, 'oneOff', r.one_off, 'adjustsRowId', r.adjusts_row_id, 'settlesYear', r.settles_year, 'note', r.note`,
      order: sql`r.due_on, r.id`,
    })},
    'evenYears', (select coalesce(json_agg(y.year order by y.year), '[]'::json) from settled_year y where y.workspace_id = l.workspace_id and y.lease_id = l.id),
    'payments', ${partsOf("lease_payment", {
      columns: sql`'id', r.id, 'version', r.version, 'rowId', r.rent_row_id, 'paidOn', r.paid_on, 'amountMinor', r.amount_minor, 'method', r.method, 'transferId', r.transfer_id,
      'openingCredit', r.opening_credit, 'note', r.note, 'incomeId', i.id, 'foundIncomeId', r.found_income_id, 'depositMovementId', i.deposit_movement_id, 'createdBy', i.created_by`,
      order: sql`r.paid_on, r.id`,
      join: sql`left join income i on i.workspace_id = r.workspace_id and i.lease_payment_id = r.id`,
    })},
    'refunds', ${partsOf("lease_refund", { columns: sql`'id', r.id, 'paymentId', r.payment_id, 'refundedOn', r.refunded_on, 'amountMinor', r.amount_minor, 'transferId', r.transfer_id, 'note', r.note`, order: sql`r.refunded_on, r.created_at, r.id` })},
    'writeDowns', ${partsOf("write_down", { columns: sql`'id', r.id, 'rowId', r.rent_row_id, 'writtenOn', r.made_on, 'amountMinor', r.amount_minor, 'reason', r.reason, 'note', r.note`, order: sql`r.made_on, r.id` })},
    'deposits', ${partsOf("deposit_movement", {
      columns: sql`'id', r.id, 'type', r.kind, 'movedOn', r.moved_on, 'amountMinor', r.amount_minor, 'transfer', r.transfer, 'pairId', r.pair_id,
      'method', r.method, 'note', r.note, 'rowId', r.rent_row_id, 'receipts', (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by d.created_at, d.id), '[]'::json)
        from document d where d.workspace_id = r.workspace_id and d.deposit_movement_id = r.id)`,
      order: sql`r.moved_on, r.id`,
    })}) as lease ${more}
    ${leaseTables}`;
}

/**
 * The settings for reminders, the last reminder sent, and the tenants who get none. A refused address counts until
 * the tenant is edited.
 */
const reminderOfLease = sql`(select json_build_object('version', coalesce(rr.version, 1), 'beforeDays', rr.before_days, 'afterDays', rr.after_days,
    'lastSentOn', (select max(r.ordered_on) from rent_reminder r
      where r.workspace_id = l.workspace_id and r.lease_id = l.id and r.sent_at is not null),
    'stops', (select coalesce(json_agg(json_build_object('tenant', json_build_object('id', st.id, 'name', st.name), 'reason', s.reason)
        order by s.created_at, s.id), '[]'::json)
      from rent_reminder_stop s join tenant st on st.workspace_id = s.workspace_id and st.id = s.tenant_id
      where s.workspace_id = l.workspace_id and s.lease_id = l.id and (s.reason <> 'refused' or st.updated_at <= s.created_at)
        and (st.id = l.tenant_id or exists (select from lease_co_tenant sc
          where sc.workspace_id = l.workspace_id and sc.lease_id = l.id and sc.tenant_id = st.id))))
  from (select) one left join rent_reminder_rule rr on rr.workspace_id = l.workspace_id and rr.lease_id = l.id)`;

/** The other side of a move (R-C18), or null. */
function movedLease(which: SQL): SQL {
  return sql`(select json_build_object('id', m.id, 'property', mp.name, 'unit', mu.name) from lease m
    join property mp on mp.workspace_id = m.workspace_id and mp.id = m.property_id
    left join unit mu on mu.workspace_id = m.workspace_id and mu.property_id = m.property_id and mu.id = m.unit_id
    where m.workspace_id = l.workspace_id and ${which})`;
}

type Parts = { readonly columns: SQL; readonly order: SQL; readonly join?: SQL };

function partsOf(table: string, { columns, order, join = sql`` }: Parts): SQL {
  return sql`(select coalesce(json_agg(json_build_object(${columns}) order by ${order}), '[]'::json)
    from ${sql.identifier(table)} r ${join} where r.workspace_id = l.workspace_id and r.lease_id = l.id)`;
}
