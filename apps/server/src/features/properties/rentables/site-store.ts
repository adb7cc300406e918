import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { PropertyStatus, RentalMode } from "@keystead/domain/properties";
import { sql } from "#kernel/db/drizzle.ts";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { property } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The current unit or property for a new lease or booking. */
export type Site = {
  readonly propertyName: string;
  readonly rentalMode: RentalMode;
  readonly propertyStatus: PropertyStatus;
  readonly currency: string;
  readonly timezone: string;
  readonly minGapMinutes: number;
  readonly today: PlainDate;
  readonly tenantKnown: boolean;
  /** Null if no unit was requested, or none in the workspace has this id. */
  readonly unit: { readonly propertyId: string; readonly archived: boolean } | null;
};

export type SiteOf = {
  readonly propertyId: string;
  readonly unitId: string | null;
  /** For a lease: its tenant, who must exist too. */
  readonly tenantId?: string | null;
};

/**
 * Locks the property until the transaction ends, so that of two concurrent leases or bookings the second sees the
 * first (R-Z06). Also returns whether tenant and unit exist in this workspace.
 */
export async function lockSite(
  { tx, scope, now }: Work<WorkspaceScope>,
  { propertyId, unitId, tenantId = null }: SiteOf,
): Promise<Site | undefined> {
  const { workspaceId } = scope;
  const row = firstRow(
    await tx.execute(sql`
      select p.name, p.rental_mode, p.status, p.currency, p.timezone, p.min_gap_minutes,
        ${dayAt(sql`p.timezone`, now)}::text as today,
        exists (select 1 from tenant t where t.workspace_id = ${workspaceId} and t.id = ${tenantId}::uuid) as tenant_known,
        u.property_id as unit_property, u.archived_at is not null as unit_archived
      from property p left join unit u on u.workspace_id = p.workspace_id and u.id = ${unitId}::uuid
      where p.workspace_id = ${workspaceId} and p.id = ${propertyId}::uuid
      for no key update of p`),
  );
  if (row === undefined) return undefined;
  const unitProperty = row["unit_property"];
  const { rentalMode, status } = property;
  return {
    propertyName: String(row["name"]),
    rentalMode: rentalMode.enumValues.find((mode) => mode === row["rental_mode"]) ?? "monthly",
    propertyStatus: status.enumValues.find((known) => known === row["status"]) ?? "inactive",
    currency: String(row["currency"]),
    timezone: String(row["timezone"]),
    minGapMinutes: Number(row["min_gap_minutes"]),
    today: plainDate(String(row["today"])),
    tenantKnown: row["tenant_known"] === true,
    unit:
      typeof unitProperty === "string"
        ? { propertyId: unitProperty, archived: row["unit_archived"] === true }
        : null,
  };
}
