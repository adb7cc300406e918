import { leasesOverlap, tenantsInShort } from "@keystead/domain/leases";
import type { LeasePlace } from "@keystead/domain/leases";

import { badField, refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findPlaces, lockLeaseSite } from "./lease-terms-store.ts";
import type { LeaseSite } from "./lease-terms-store.ts";

type Place = {
  /** Null: somebody who is made with the lease. */
  readonly tenantId: string | null;
  readonly propertyId: string;
  readonly unitId: string | null;
};

/** Tenant, property and unit exist in this workspace and belong together (R-C01); the property stays locked. */
export async function theSite(work: Work, place: Place): Promise<LeaseSite> {
  const site = await lockLeaseSite(work, place);
  if (site === undefined || (place.tenantId !== null && !site.tenantKnown)) throw refusal("NOT_FOUND");
  if (place.unitId === null) return site;
  if (site.unit === null) throw refusal("NOT_FOUND");
  if (site.unit.propertyId !== place.propertyId) throw badField(["unitId"], "UNIT_NOT_IN_PROPERTY");
  return site;
}

/** What keeps a place from getting a new lease (R-C01, R-L05); existing ones stay. */
export function assertOpenToLease(site: LeaseSite): void {
  if (site.rentalMode !== "monthly") throw badField(["propertyId"], "PROPERTY_NOT_MONTHLY");
  if (site.propertyStatus !== "active") throw badField(["propertyId"], "PROPERTY_INACTIVE");
  if (site.unit?.archived === true) throw badField(["unitId"], "UNIT_ARCHIVED");
}

/** R-C03: a warning to be confirmed, never an error; it names the leases that are in the way. */
export async function warnOfOverlap(
  work: Work,
  place: LeasePlace & { readonly propertyId: string; readonly leaseId: string | null },
  confirmed: readonly string[] | undefined,
): Promise<void> {
  if (confirmed?.includes("LEASE_OVERLAP") === true) return;
  const warnings = await overlapWarnings(work, place);
  if (warnings.length > 0) throw refusal("CONFIRMATION_REQUIRED", { warnings: [...warnings] });
}

export type Warning = { readonly code: string; readonly params: Record<string, string> };

/** For a verb that has more to warn of. */
export async function overlapWarnings(
  work: Work,
  place: LeasePlace & { readonly propertyId: string; readonly leaseId: string | null },
): Promise<readonly Warning[]> {
  const others = await findPlaces(work, place.propertyId, place.leaseId);
  return others
    .filter((other) => leasesOverlap(place, other))
    .slice(0, NAMED)
    .map(({ id, tenantName, coTenants, startsOn, endsOn }) => ({
      code: "LEASE_OVERLAP",
      params: {
        leaseId: id,
        tenant: tenantsInShort(tenantName, coTenants),
        startsOn,
        endsOn: endsOn ?? "",
      },
    }));
}

/** As many as help; a house let by the room has a lease for each. */
const NAMED = 5;
