import { badField, refusal } from "#kernel/api/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { lockSite } from "./site-store.ts";
import type { Site, SiteOf } from "./site-store.ts";

/**
 * Checks that property, unit and, if named, tenant exist in this workspace and belong together (R-C01); the property
 * stays locked.
 */
export async function requireSite(work: Work<WorkspaceScope>, of: SiteOf): Promise<Site> {
  const site = await lockSite(work, of);
  if (site === undefined || (typeof of.tenantId === "string" && !site.tenantKnown))
    throw refusal("NOT_FOUND");
  if (of.unitId === null) return site;
  if (site.unit === null) throw refusal("NOT_FOUND");
  if (site.unit.propertyId !== of.propertyId) throw badField(["unitId"], "UNIT_NOT_IN_PROPERTY");
  return site;
}

/** Refuses a new lease or booking if the unit or property does not accept it (R-C01, R-L05); existing ones stay. */
export function assertOpenTo(site: Site, mode: Site["rentalMode"]): void {
  if (site.rentalMode !== mode)
    throw badField(["propertyId"], mode === "monthly" ? "PROPERTY_NOT_MONTHLY" : "PROPERTY_NOT_DAILY");
  if (site.propertyStatus !== "active") throw badField(["propertyId"], "PROPERTY_INACTIVE");
  if (site.unit?.archived === true) throw badField(["unitId"], "UNIT_ARCHIVED");
}
