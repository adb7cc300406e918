import { addDays, plainDate } from "@keystead/domain/calendar";
import { UPCOMING_DAYS } from "@keystead/domain/leases";
import type { LeaseLedger } from "@keystead/domain/leases";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import * as z from "zod/mini";

import type { Tx } from "#kernel/db/database.ts";
import { foundIn, inNameOrder } from "#kernel/db/fold.ts";
import { rowsOf } from "#kernel/db/rows.ts";
import { property, tenant, unit } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/zone.ts";
import type { ActorScope } from "#kernel/scope.ts";
import {
  leaseHead,
  leaseTables,
  paymentColumns,
  refundColumns,
  rowColumns,
  writeDownColumns,
} from "./lease-store.ts";
import { StoredLease } from "./stored-lease.ts";

const full = StoredLease.shape;

const OpenLease = z.object({
  ...z.pick(StoredLease, {
    id: true,
    version: true,
    tenant: true,
    property: true,
    unit: true,
    city: true,
    timezone: true,
    today: true,
    startsOn: true,
    endsOn: true,
    currency: true,
    rentMinor: true,
    chargesMinor: true,
    depositMinor: true,
    paymentDay: true,
    graceDays: true,
  }).shape,
  steps: z.array(z.pick(full.steps.def.element, { kind: true, effectiveOn: true, amountMinor: true })),
  rows: full.rows,
  payments: z.array(
    z.pick(full.payments.def.element, { id: true, rowId: true, paidOn: true, amountMinor: true }),
  ),
  refunds: z.array(
    z.pick(full.refunds.def.element, { id: true, paymentId: true, refundedOn: true, amountMinor: true }),
  ),
  writeDowns: z.array(
    z.pick(full.writeDowns.def.element, { rowId: true, writtenOn: true, amountMinor: true, reason: true }),
  ),
  deposits: z.array(
    z.pick(full.deposits.def.element, { type: true, movedOn: true, amountMinor: true, transfer: true }),
  ),
});
/** A lease with the part of its ledger that can still move money: what lists and the portfolio need. */
export type OpenLease = z.infer<typeof OpenLease>;

export type OpenLeaseQuery = {
  readonly status?: readonly string[] | undefined;
  readonly propertyId?: string | undefined;
  readonly tenantId?: string | undefined;
  /** Days from today at the property. */
  readonly endsWithin?: number | undefined;
  readonly q?: string | undefined;
  readonly sort?: "tenant" | "property" | "startsOn" | "endsOn" | "paymentDay" | undefined;
  readonly descending?: boolean | undefined;
  /** Rows of this month come along even when they are settled. */
  readonly month?: string | undefined;
};

export function openLedgerOf({ rows, payments, refunds, writeDowns, graceDays }: OpenLease): LeaseLedger {
  return { rows, payments, refunds, writeDowns, graceDays };
}

/**
 * The leases found, each with its open ledger, in one statement. A row that is due and settled by exactly the payments made
 * for it neither takes money from other rows nor gives them any, so leaving it out changes no balance, credit or other row; of
 * the rows to come, those of the next days and the first open one are enough. The rent engine sees the rest.
 */
export async function findOpenLeases(
  tx: Tx,
  scope: Pick<ActorScope, "workspaceId">,
  query: OpenLeaseQuery,
  now: Date,
): Promise<readonly OpenLease[]> {
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  // No zone is further from UTC than these.
  const utcDay = plainDate(now.toISOString().slice(0, 10));
  const [surelyPast, surelyKnown] = [addDays(utcDay, -2), addDays(utcDay, 1)];
  const soon = addDays(surelyKnown, UPCOMING_DAYS);
  const result = await tx.execute(sql`
    with chosen as materialized (
      select l.id as lease_id, ${orderOf(query)} as place, jsonb_build_object(${leaseHead(now)}) as head
      ${tablesOfChoice} where l.workspace_id = ${workspaceId} and ${filterOf(query, now)}),
    standing as (
      select r.*, coalesce(w.total, 0) as waived, coalesce(m.total, 0) as paid, greatest(w.latest, m.latest) as latest
      from rent_row r
      -- Row by row through the indexes: a plan that does not depend on how fresh the statistics are.
      left join lateral (select sum(amount_minor) as total, max(made_on) as latest from write_down
        where workspace_id = ${workspaceId} and rent_row_id = r.id offset 0) w on true
      left join lateral (select sum(amount) as total, max(at) as latest from (
          select amount_minor as amount, paid_on as at from lease_payment
            where workspace_id = ${workspaceId} and rent_row_id = r.id
          union all
          select -f.amount_minor, f.refunded_on from lease_payment p
            join lease_refund f on f.workspace_id = p.workspace_id and f.payment_id = p.id
            where p.workspace_id = ${workspaceId} and p.rent_row_id = r.id
        ) money offset 0) m on true
      where r.workspace_id = ${workspaceId} and r.lease_id in (select lease_id from chosen)),
    ahead as (
      select *, min(due_on) filter (where due_on > ${surelyPast}::date and amount_minor > waived + paid)
        over (partition by lease_id) as next_due
      from standing
      where due_on > ${surelyPast}::date or amount_minor <> waived + paid or latest > ${surelyPast}::date
        or period = ${query.month ?? ""}),
    kept as materialized (
      select * from ahead where due_on <= ${soon}::date or latest is not null or due_on <= next_due
        or period = ${query.month ?? ""})
    select jsonb_build_object('head', c.head,
      'steps', ${ofLease("rent_step", sql`'kind', r.kind, 'effectiveOn', r.effective_on, 'amountMinor', r.amount_minor`, workspaceId)},
      'deposits', ${ofLease("deposit_movement", sql`'type', r.kind, 'movedOn', r.moved_on, 'amountMinor', r.amount_minor, 'transfer', r.transfer`, workspaceId)},
      'rows', coalesce(o.rows, '[]'::jsonb), 'payments', coalesce(y.list, '[]'::jsonb), 'refunds', coalesce(f.list, '[]'::jsonb),
      'writeDowns', coalesce(w.list, '[]'::jsonb)) as lease
    from chosen c
    left join (select r.lease_id, jsonb_agg(jsonb_build_object(${rowColumns})) as rows from kept r group by r.lease_id) o on o.lease_id = c.lease_id
    left join (select r.lease_id, jsonb_agg(jsonb_build_object(${paymentColumns})) as list from lease_payment r
      join kept k on k.id = r.rent_row_id where r.workspace_id = ${workspaceId} group by r.lease_id) y on y.lease_id = c.lease_id
    left join (select r.lease_id, jsonb_agg(jsonb_build_object(${refundColumns})) as list from lease_refund r
      join lease_payment p on p.workspace_id = r.workspace_id and p.id = r.payment_id
      join kept k on k.id = p.rent_row_id where r.workspace_id = ${workspaceId} group by r.lease_id) f on f.lease_id = c.lease_id
    left join (select r.lease_id, jsonb_agg(jsonb_build_object(${writeDownColumns})) as list from write_down r
      join kept k on k.id = r.rent_row_id where r.workspace_id = ${workspaceId} group by r.lease_id) w on w.lease_id = c.lease_id
    order by c.place ${query.descending === true ? sql`desc` : sql`asc`}, c.lease_id`);
  return rowsOf(result).map((row) => OpenLease.parse(merged(row["lease"])));
}

/** The tables under their schema names, because the search folds their columns. */
const tablesOfChoice = sql`${leaseTables}
  join tenant on tenant.workspace_id = l.workspace_id and tenant.id = l.tenant_id
  join property on property.workspace_id = l.workspace_id and property.id = l.property_id
  left join unit on unit.workspace_id = l.workspace_id and unit.id = l.unit_id`;

function filterOf(query: OpenLeaseQuery, now: Date): SQL {
  const today = dayAt(sql`p.timezone`, now);
  const conditions = [
    foundIn(query.q, [tenant.name, property.name, unit.name]),
    query.propertyId === undefined ? undefined : sql`l.property_id = ${query.propertyId}::uuid`,
    query.tenantId === undefined ? undefined : sql`l.tenant_id = ${query.tenantId}::uuid`,
    query.endsWithin === undefined
      ? undefined
      : sql`l.ends_on between ${today} and ${today} + ${query.endsWithin}::int`,
    statusFilter(query.status, today),
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** R-C02 by the property's own day, so that the filter agrees with the state that is shown. */
function statusFilter(statuses: readonly string[] | undefined, today: SQL): SQL | undefined {
  const inWords: Readonly<Record<string, SQL>> = {
    upcoming: sql`l.starts_on > ${today}`,
    active: sql`(l.starts_on <= ${today} and (l.ends_on is null or l.ends_on >= ${today}))`,
    ended: sql`l.ends_on < ${today}`,
  };
  const chosen = (statuses ?? []).flatMap((status) => inWords[status] ?? []);
  return chosen.length === 0 ? undefined : sql`(${sql.join(chosen, sql` or `)})`;
}

function orderOf({ sort, descending }: OpenLeaseQuery): SQL {
  const names = (first: SQL, second: SQL): SQL =>
    sql`row_number() over (order by ${first}, ${second}, l.starts_on)`;
  if (sort === "tenant") return names(inNameOrder(tenant.name), inNameOrder(property.name));
  if (sort === "property")
    return names(inNameOrder(property.name), sql`${unit.name} collate "und-x-icu" nulls first`);
  if (sort === "startsOn") return sql`l.starts_on`;
  if (sort === "paymentDay") return sql`l.payment_day`;
  // An ongoing lease ends last, in either direction of the other keys first.
  return descending === true && sort === undefined
    ? sql`coalesce(l.ends_on, '-infinity'::date)`
    : sql`coalesce(l.ends_on, 'infinity'::date)`;
}

function ofLease(table: string, columns: SQL, workspaceId: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${columns})), '[]'::jsonb) from ${sql.identifier(table)} r
    where r.workspace_id = ${workspaceId} and r.lease_id = c.lease_id)`;
}

function merged(document: unknown): unknown {
  if (typeof document !== "object" || document === null || !("head" in document)) return document;
  return typeof document.head === "object" ? { ...document, ...document.head } : document;
}
