import type { LeasePlace, RowChanges } from "@keystead/domain/leases";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { and, eq, ne, sql } from "drizzle-orm";

import { firstRow } from "#kernel/db/rows.ts";
import { lease, tenant } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { rowChanges } from "./rent-row-store.ts";

type LeaseColumns = typeof lease.$inferInsert;
export type LeaseFields = Omit<LeaseColumns, "workspaceId" | "id" | "version" | "createdAt" | "updatedAt">;

/** Where a lease is to lie, as it stands now. */
export type LeaseSite = {
  readonly rentalMode: string;
  readonly propertyStatus: string;
  readonly currency: string;
  readonly today: PlainDate;
  readonly tenantKnown: boolean;
  /** Null: no unit asked for, or none with this id in the workspace. */
  readonly unit: { readonly propertyId: string; readonly archived: boolean } | null;
};

/**
 * The property, locked until the transaction ends, so that of two overlapping leases the second sees the first (R-Z06), and
 * whether tenant and unit exist in this workspace.
 */
export async function lockLeaseSite(
  { tx, scope, now }: Work<WorkspaceScope>,
  at: { readonly propertyId: string; readonly tenantId: string | null; readonly unitId: string | null },
): Promise<LeaseSite | undefined> {
  const { workspaceId } = scope;
  const row = firstRow(
    await tx.execute(sql`
      select p.rental_mode, p.status, p.currency, ${dayAt(sql`p.timezone`, now)}::text as today,
        exists (select 1 from tenant t where t.workspace_id = ${workspaceId} and t.id = ${at.tenantId}::uuid) as tenant_known,
        u.property_id as unit_property, u.archived_at is not null as unit_archived
      from property p left join unit u on u.workspace_id = p.workspace_id and u.id = ${at.unitId}::uuid
      where p.workspace_id = ${workspaceId} and p.id = ${at.propertyId}::uuid
      for no key update of p`),
  );
  if (row === undefined) return undefined;
  const unitProperty = row["unit_property"];
  return {
    rentalMode: String(row["rental_mode"]),
    propertyStatus: String(row["status"]),
    currency: String(row["currency"]),
    today: plainDate(String(row["today"])),
    tenantKnown: row["tenant_known"] === true,
    unit:
      typeof unitProperty === "string"
        ? { propertyId: unitProperty, archived: row["unit_archived"] === true }
        : null,
  };
}

/** A lease as a warning names it. */
export type NamedPlace = LeasePlace & {
  readonly id: string;
  readonly tenantName: string;
  readonly coTenants: number;
};

/** The other leases of a property, for the overlap warning (R-C03), the oldest first. */
export async function findPlaces(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
  exceptId: string | null,
): Promise<readonly NamedPlace[]> {
  const { unitId, startsOn, endsOn, id } = lease;
  const found = await tx
    .select({
      id,
      unitId,
      startsOn,
      endsOn,
      tenantName: tenant.name,
      coTenants: sql<number>`(select count(*)::int from lease_co_tenant c
        where c.workspace_id = ${lease.workspaceId} and c.lease_id = ${id})`,
    })
    .from(lease)
    .innerJoin(tenant, and(eq(tenant.workspaceId, lease.workspaceId), eq(tenant.id, lease.tenantId)))
    .where(
      and(
        eq(lease.workspaceId, scope.workspaceId),
        eq(lease.propertyId, propertyId),
        exceptId === null ? undefined : ne(lease.id, exceptId),
      ),
    )
    .orderBy(startsOn, id);
  return found.map((place) => ({
    ...place,
    startsOn: plainDate(place.startsOn),
    endsOn: place.endsOn === null ? null : plainDate(place.endsOn),
  }));
}

export async function insertLease(work: Work<WorkspaceScope>, fields: LeaseFields): Promise<string> {
  const [id] = await insertLeases(work, [fields]);
  if (id === undefined) throw new Error("An inserted lease that is not answered.");
  return id;
}

/** In one statement; with ids when other rows are to name them. */
export async function insertLeases(
  { tx, scope }: Work<WorkspaceScope>,
  made: readonly (LeaseFields & { readonly id?: string })[],
): Promise<readonly string[]> {
  if (made.length === 0) return [];
  const rows = await tx
    .insert(lease)
    .values(made.map((fields) => ({ workspaceId: scope.workspaceId, ...fields })))
    .returning({ id: lease.id });
  return rows.map(({ id }) => id);
}

/** The terms with what they change of the rows, in one statement. The caller holds the lock and has compared the version. */
export async function updateLease(
  { tx, scope, now }: Work<WorkspaceScope>,
  id: string,
  change: { readonly fields: Partial<LeaseFields>; readonly rows: RowChanges },
): Promise<void> {
  const terms = tx
    .update(lease)
    .set({ ...change.fields, version: sql`${lease.version} + 1`, updatedAt: now })
    .where(and(eq(lease.workspaceId, scope.workspaceId), eq(lease.id, id)));
  await tx.execute(sql`${rowChanges(scope, id, change.rows)} ${terms.getSQL()}`);
}
