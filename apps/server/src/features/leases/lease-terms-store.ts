import type { StandingBooking } from "@keystead/domain/bookings";
import { idOf } from "@keystead/domain/ids";
import type { LeaseOfRentable, RowChanges } from "@keystead/domain/leases";
import { plainDate } from "@keystead/domain/calendar";
import { and, eq, ne, sql } from "#kernel/db/drizzle.ts";

import { booking, lease, tenant } from "#kernel/db/schema/index.ts";
import { wallClockOf } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { rowChanges } from "./rent-rows/rent-row-store.ts";

type LeaseColumns = typeof lease.$inferInsert;
export type LeaseFields = Omit<LeaseColumns, "workspaceId" | "id" | "version" | "createdAt" | "updatedAt">;

/** A lease as a warning names it. */
export type NamedLease = LeaseOfRentable & {
  readonly id: string;
  readonly tenantName: string;
  readonly coTenants: number;
};

/** The other leases of a property, for the overlap warning (R-C03), the oldest first. */
export async function findNamedLeases(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
  exceptId: string | null,
): Promise<readonly NamedLease[]> {
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
  return found.map((named) => ({
    ...named,
    startsOn: plainDate(named.startsOn),
    endsOn: named.endsOn === null ? null : plainDate(named.endsOn),
  }));
}

/** A booking as a warning names it. */
export type NamedBooking = StandingBooking & { readonly guestName: string };

/** The bookings with a night during the lease, for the whole property (R-D03a), the next arrival first. */
export async function findBookingsAt(
  { tx, scope }: Work<WorkspaceScope>,
  term: LeaseOfRentable & { readonly propertyId: string },
): Promise<readonly NamedBooking[]> {
  const { checkIn, checkOut, guestName, id, status, unitId } = booking;
  const found = await tx
    .select({ id, unitId, status, checkIn, checkOut, guestName })
    .from(booking)
    .where(
      and(
        eq(booking.workspaceId, scope.workspaceId),
        eq(booking.propertyId, term.propertyId),
        eq(status, "confirmed"),
        sql`${checkOut}::date > ${term.startsOn}::date`,
        term.endsOn === null ? undefined : sql`${checkIn}::date <= ${term.endsOn}::date`,
      ),
    )
    .orderBy(checkIn, id);
  return found.map((stay) => ({
    ...stay,
    id: idOf(stay.id),
    checkIn: wallClockOf(stay.checkIn),
    checkOut: wallClockOf(stay.checkOut),
  }));
}

export async function insertLease(work: Work<WorkspaceScope>, fields: LeaseFields): Promise<string> {
  const [id] = await insertLeases(work, [fields]);
  if (id === undefined) throw new Error("An inserted lease that is not answered.");
  return id;
}

/** Inserts all leases in one statement; the caller sets the ids if other rows are to refer to them. */
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

/** Writes the terms and row changes in one statement. The caller has locked the lease and compared the version. */
export async function writeLeaseTerms(
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
