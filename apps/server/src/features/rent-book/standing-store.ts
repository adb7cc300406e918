import type { ListPosition } from "@keystead/contract/wire";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { depositMovementTypes, leaseStatuses } from "@keystead/domain/leases";
import type { DepositMovement } from "@keystead/domain/leases";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedByKeys } from "#kernel/db/queries/list-order.ts";
import type { Listed, OrderKey } from "#kernel/db/queries/list-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { property, tenant, unit } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { StoredStep } from "./lease-facts.ts";
import {
  coTenantNames,
  hasStatus,
  isRentedBy,
  paymentDayInForce,
  todayOfLease,
} from "./lease-facts-store.ts";

type Named = { readonly id: string; readonly name: string };

/** The fields of a lease in a list, other than its money; a whole lease fits this type too. */
export type ListedLeaseLine = {
  readonly id: string;
  readonly version: number;
  readonly tenant: Named;
  /** The tenants in addition to the main tenant, in their order (R-C17). */
  readonly coTenants: readonly Named[];
  readonly property: Named;
  readonly unit: Named | null;
  /** The day at the property (R-Z03). */
  readonly today: PlainDate;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly currency: Currency;
  readonly rentMinor: number;
  readonly chargesMinor: number;
  readonly depositMinor: number;
  readonly paymentDay: number;
  readonly graceDays: number;
  readonly steps: readonly StoredStep[];
  readonly deposits: readonly DepositMovement[];
};

export type LeaseWithStanding = {
  readonly line: ListedLeaseLine;
  /** Null if no standing is stored, or none that is valid today. */
  readonly kept: { readonly settledOn: PlainDate; readonly text: string } | null;
  readonly standsAt: StandsAt;
};

/** A lease's position in the requested order, and whether it comes after the position in `after`. */
export type StandsAt = { readonly position: ListPosition; readonly behind: boolean };

export type LeaseRowsQuery = {
  readonly status?: readonly string[] | undefined;
  readonly propertyIds?: readonly string[] | undefined;
  readonly tenantIds?: readonly string[] | undefined;
  readonly currency?: string | undefined;
  /** A number of days from today at the property. */
  readonly endsWithin?: number | undefined;
  readonly q?: string | undefined;
  readonly sort?: "tenant" | "property" | "startsOn" | "endsOn" | "paymentDay" | undefined;
  readonly descending?: boolean | undefined;
  readonly after?: ListPosition | undefined;
};

/** The matching leases, each with its stored standing, in one statement that reads no rent row and no payment. */
export async function findLeaseLines(
  { tx, scope, now }: Work<WorkspaceScope>,
  query: LeaseRowsQuery,
): Promise<readonly LeaseWithStanding[]> {
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  const { order, position, behind } = listedLeases(query, now);
  // The tables keep their own names, because the folded columns of the search use them.
  const result = await tx.execute(sql`
    select l.id, l.version, l.tenant_id, tenant.name as tenant_name, l.property_id, property.name as property_name, l.unit_id, unit.name as unit_name,
      ${todayOfLease(now)}::text as today, l.starts_on::text as starts_on, l.ends_on::text as ends_on, l.currency,
      l.rent_minor, l.charges_minor, l.deposit_minor, ${paymentDayInForce(now)} as payment_day, l.grace_days,
      signed.list as co_tenants, steps.list as steps, deposits.list as deposits, s.settled_on::text as settled_on, s.standing,
      ${position} as position, ${behind ?? sql`true`} as behind
    from lease l
    join property on property.workspace_id = l.workspace_id and property.id = l.property_id
    cross join lateral (select property.timezone) p
    join tenant on tenant.workspace_id = l.workspace_id and tenant.id = l.tenant_id
    left join unit on unit.workspace_id = l.workspace_id and unit.id = l.unit_id
    left join lease_standing s on s.workspace_id = l.workspace_id and s.lease_id = l.id
    left join (select c.lease_id, json_agg(json_build_object('id', ct.id, 'name', ct.name) order by c.position) as list
      from lease_co_tenant c join tenant ct on ct.workspace_id = c.workspace_id and ct.id = c.tenant_id
      where c.workspace_id = ${workspaceId} group by c.lease_id) signed on signed.lease_id = l.id
    left join (select lease_id, json_agg(json_build_array(kind, effective_on, amount_minor)) as list from rent_step
      where workspace_id = ${workspaceId} group by lease_id) steps on steps.lease_id = l.id
    left join (select lease_id, json_agg(json_build_array(kind, moved_on, amount_minor, transfer)) as list from deposit_movement
      where workspace_id = ${workspaceId} group by lease_id) deposits on deposits.lease_id = l.id
    where l.workspace_id = ${workspaceId} and ${filterOf(scope, query, now)}
    order by ${sql.join(order, sql`, `)}`);
  return rowsOf(result).map(lineFrom);
}

/**
 * Locks leases of a workspace without a stored standing. Skips a lease that another transaction holds: that
 * transaction is changing the lease, and this one would read the old state.
 */
export async function lockForgotten(
  { tx, scope }: Work<WorkspaceScope>,
  most: number,
): Promise<readonly string[]> {
  const result = await tx.execute(sql`select l.id from lease l
    where l.workspace_id = ${scope.workspaceId}::uuid
      and not exists (select from lease_standing s where s.workspace_id = l.workspace_id and s.lease_id = l.id)
    order by l.id limit ${most}::int for no key update of l skip locked`);
  return rowsOf(result).map((row) => String(row["id"]));
}

/**
 * For callers that wrote a lease's records before locking it: in the meantime a standing without these records may
 * have been stored. The caller has locked the lease by now.
 */
export async function forgetStanding({ tx, scope }: Work<WorkspaceScope>, leaseId: string): Promise<void> {
  await tx.execute(
    sql`delete from lease_standing where workspace_id = ${scope.workspaceId}::uuid and lease_id = ${leaseId}::uuid`,
  );
}

/**
 * Deletes entries without a standing: when they were stored, a record was still in the future, and it may be past by
 * now.
 */
export async function askAgain({ tx, scope }: Work<WorkspaceScope>): Promise<void> {
  await tx.execute(
    sql`delete from lease_standing where workspace_id = ${scope.workspaceId}::uuid and settled_on is null`,
  );
}

/** Stores standings in one statement. The leases must be locked, or made in this transaction. */
export async function keepTexts(
  { tx, scope }: Work<WorkspaceScope>,
  kept: readonly {
    readonly leaseId: string;
    readonly settledOn: PlainDate | null;
    readonly text: string | null;
  }[],
): Promise<void> {
  if (kept.length === 0) return;
  await tx.execute(sql`insert into lease_standing (workspace_id, lease_id, settled_on, standing)
    select ${scope.workspaceId}::uuid, "leaseId", "settledOn", text
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as x("leaseId" uuid, "settledOn" date, text text)
    on conflict (workspace_id, lease_id) do update set settled_on = excluded.settled_on, standing = excluded.standing`);
}

export function filterOf({ workspaceId }: WorkspaceScope, query: LeaseRowsQuery, now: Date): SQL {
  const today = todayOfLease(now);
  const among = (column: SQL, ids: readonly string[] | undefined): SQL | undefined =>
    ids === undefined ? undefined : sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;
  const statuses = leaseStatuses.filter((status) => query.status?.includes(status));
  const conditions = [
    foundIn(query.q, [tenant.name, coTenantNames(), property.name, unit.name]),
    among(sql`l.property_id`, query.propertyIds),
    query.tenantIds === undefined
      ? undefined
      : isRentedBy(
          sql`${workspaceId}::uuid`,
          sql`select unnest(${`{${query.tenantIds.join(",")}}`}::uuid[])`,
        ),
    query.currency === undefined ? undefined : sql`l.currency = ${query.currency}`,
    query.endsWithin === undefined
      ? undefined
      : sql`l.ends_on between ${today} and ${today} + ${query.endsWithin}::int`,
    statuses.length === 0
      ? undefined
      : sql`(${sql.join(
          statuses.map((status) => hasStatus(status, now)),
          sql` or `,
        )})`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The order of the leases, their id last. */
export function listedLeases(query: LeaseRowsQuery, now: Date): Listed {
  const id: OrderKey = { by: sql`l.id`, descending: false, nullsFirst: false };
  return listedByKeys([...keysOf(query, now), id], query.after);
}

function keysOf({ sort, descending = false }: LeaseRowsQuery, now: Date): readonly OrderKey[] {
  const by = (key: SQL): OrderKey => ({ by: key, descending, nullsFirst: descending });
  const ofProperty = by(inNameOrder(property.name));
  if (sort === "tenant") return [by(inNameOrder(tenant.name)), ofProperty, by(sql`l.starts_on`)];
  // A lease of the whole property is sorted before those of its units.
  if (sort === "property")
    return [
      ofProperty,
      { by: inNameOrder(unit.name), descending, nullsFirst: !descending },
      by(sql`l.starts_on`),
    ];
  if (sort === "startsOn") return [by(sql`l.starts_on`)];
  if (sort === "paymentDay") return [by(paymentDayInForce(now))];
  // An ongoing lease counts as the last to end; without a `sort` it stands last in both directions.
  const never = descending && sort === undefined ? sql`'-infinity'::date` : sql`'infinity'::date`;
  return [by(sql`coalesce(l.ends_on, ${never})`)];
}

type Row = Readonly<Record<string, unknown>>;

function lineFrom(row: Row): LeaseWithStanding {
  const text = (column: string): string => String(row[column]);
  const dayOrNull = (column: string): PlainDate | null =>
    row[column] === null ? null : plainDate(text(column));
  const named = (of: string): Named => ({ id: text(`${of}_id`), name: text(`${of}_name`) });
  const today = plainDate(text("today"));
  const settledOn = dayOrNull("settled_on");
  const { standing } = row;
  return {
    line: {
      id: text("id"),
      version: Number(row["version"]),
      tenant: named("tenant"),
      coTenants: coTenantsIn(row["co_tenants"]),
      property: named("property"),
      unit: row["unit_id"] === null ? null : named("unit"),
      today,
      startsOn: plainDate(text("starts_on")),
      endsOn: dayOrNull("ends_on"),
      currency: currency(text("currency")),
      rentMinor: Number(row["rent_minor"]),
      chargesMinor: Number(row["charges_minor"]),
      depositMinor: Number(row["deposit_minor"]),
      paymentDay: Number(row["payment_day"]),
      graceDays: Number(row["grace_days"]),
      steps: partsOf(row["steps"]).map(([kind, from, amount]) => ({
        kind: kind === "charge" ? "charge" : "rent",
        effectiveOn: plainDate(String(from)),
        amountMinor: Number(amount),
      })),
      deposits: partsOf(row["deposits"]).map(([kind, movedOn, amount, transfer]) => ({
        type: movementType(kind),
        movedOn: plainDate(String(movedOn)),
        amountMinor: Number(amount),
        transfer: transfer === true,
      })),
    },
    // After a clock or zone was set back, a stored standing may belong to a day in the future.
    kept:
      settledOn === null || typeof standing !== "string" || settledOn > today
        ? null
        : { settledOn, text: standing },
    standsAt: { position: positionIn(row["position"]), behind: row["behind"] === true },
  };
}

function coTenantsIn(value: unknown): readonly Named[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((one) =>
    typeof one === "object" && one !== null && "id" in one && "name" in one
      ? [{ id: String(one.id), name: String(one.name) }]
      : [],
  );
}

function partsOf(value: unknown): readonly (readonly unknown[])[] {
  return Array.isArray(value) ? value.filter((part): part is readonly unknown[] => Array.isArray(part)) : [];
}

function movementType(value: unknown): DepositMovement["type"] {
  const type = depositMovementTypes.find((known) => known === value);
  if (type === undefined) throw new Error(`a deposit movement of an unknown kind: ${String(value)}`);
  return type;
}

function positionIn(value: unknown): ListPosition {
  return Array.isArray(value) ? value.map((key) => (key === null ? null : String(key))) : [];
}
