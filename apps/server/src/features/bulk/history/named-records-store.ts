import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { LeaseOfRentable } from "@keystead/domain/leases";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { optionalTextIn, rowsIn, textIn } from "#kernel/db/queries/stored-row.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** A property to which a history adds records, as it is now. */
export type NamedProperty = {
  readonly id: string;
  readonly currency: string;
  readonly today: PlainDate;
  readonly monthly: boolean;
  readonly active: boolean;
};

export type NamedRecords = {
  readonly properties: ReadonlyMap<string, NamedProperty>;
  /** The property of each unit that is not archived. */
  readonly units: ReadonlyMap<string, string>;
  readonly tenants: ReadonlySet<string>;
  /** The leases of these properties, for the overlap warning (R-C03). */
  readonly leases: readonly (LeaseOfRentable & { readonly propertyId: string })[];
};

/** The records that a history refers to, locked until the transaction ends; missing ones are left out. */
export async function lockNamedRecords(
  work: Work<WorkspaceScope>,
  ids: Readonly<Record<"properties" | "units" | "tenants" | "leases", readonly string[]>>,
): Promise<NamedRecords> {
  const { tx, scope, now } = work;
  // Money that belongs to a lease is booked at its property.
  const propertiesOf = sql`select property_id from lease where workspace_id = ${scope.workspaceId}::uuid
    and id in (${listed(ids.leases)})`;
  await lockInOrder(work, [
    {
      table: "property",
      ids: sql`${listed(ids.properties)} union ${propertiesOf}`,
      strength: "no key update",
    },
    { table: "unit", ids: ids.units, strength: "key share" },
    { table: "tenant", ids: ids.tenants, strength: "key share" },
    { table: "lease", ids: ids.leases, strength: "update" },
  ]);
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  const among = (list: readonly string[]) => sql`(${listed(list)})`;
  const row = firstRow(
    await tx.execute(sql`select
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'currency', p.currency, 'mode', p.rental_mode, 'status', p.status,
          'today', ${dayAt(sql`p.timezone`, now)}::text)), '[]'::jsonb)
        from property p where p.workspace_id = ${workspaceId} and p.id in ${among(ids.properties)}) as properties,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'propertyId', u.property_id)), '[]'::jsonb)
        from unit u where u.workspace_id = ${workspaceId} and u.archived_at is null and u.id in ${among(ids.units)}) as units,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id)), '[]'::jsonb)
        from tenant t where t.workspace_id = ${workspaceId} and t.id in ${among(ids.tenants)}) as tenants,
      (select coalesce(jsonb_agg(jsonb_build_object('propertyId', l.property_id, 'unitId', l.unit_id, 'startsOn', l.starts_on,
          'endsOn', l.ends_on)), '[]'::jsonb)
        from lease l where l.workspace_id = ${workspaceId} and l.property_id in ${among(ids.properties)}) as leases`),
  );
  const properties = rowsIn(row?.["properties"]).map((property) => ({
    id: textIn(property, "id"),
    currency: textIn(property, "currency"),
    today: plainDate(textIn(property, "today")),
    monthly: property["mode"] === "monthly",
    active: property["status"] === "active",
  }));
  return {
    properties: new Map(properties.map((property) => [property.id, property])),
    units: new Map(rowsIn(row?.["units"]).map((unit) => [textIn(unit, "id"), textIn(unit, "propertyId")])),
    tenants: new Set(rowsIn(row?.["tenants"]).map((tenant) => textIn(tenant, "id"))),
    leases: rowsIn(row?.["leases"]).map((lease) => {
      const endsOn = optionalTextIn(lease, "endsOn");
      return {
        propertyId: textIn(lease, "propertyId"),
        unitId: optionalTextIn(lease, "unitId"),
        startsOn: plainDate(textIn(lease, "startsOn")),
        endsOn: endsOn === null ? null : plainDate(endsOn),
      };
    }),
  };
}

/** The currency of each of these leases. */
export async function findCurrenciesOfLeases(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx.execute(sql`select id, currency from lease
    where workspace_id = ${scope.workspaceId}::uuid and id in (${listed(ids)})`);
  return new Map(rowsOf(found).map((row) => [textIn(row, "id"), textIn(row, "currency")]));
}

/** The properties of the bookings that these batches made. */
export async function findPropertiesOfBatches(
  { tx, scope }: Work<WorkspaceScope>,
  batches: readonly string[],
): Promise<readonly string[]> {
  if (batches.length === 0) return [];
  const found = await tx.execute(sql`select distinct b.property_id as id from trash t
    cross join lateral jsonb_array_elements_text(t.payload -> 'ids') made(id)
    join booking b on b.workspace_id = t.workspace_id and b.id = made.id::uuid
    where t.workspace_id = ${scope.workspaceId}::uuid and t.id in (${listed(batches)}) order by id`);
  return rowsOf(found).map((row) => textIn(row, "id"));
}

function listed(ids: readonly string[]): SQL {
  return sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}
