import { sameScope } from "../../properties/index.ts";
import type { LeaseTerm } from "./lease-terms.ts";

/** What a lease is for: one unit, or null for the whole property. Both leases must be of the same property. */
export type LeaseOfRentable = LeaseTerm & { readonly unitId: string | null };

/**
 * R-C03: same unit, or one of the two is for the whole property, and at least one shared day (both ends inclusive). A
 * warning (`LEASE_OVERLAP`), to be confirmed, never an error.
 */
export function leasesOverlap(a: LeaseOfRentable, b: LeaseOfRentable): boolean {
  if (!sameScope(a.unitId, b.unitId)) return false;
  return (b.endsOn === null || a.startsOn <= b.endsOn) && (a.endsOn === null || b.startsOn <= a.endsOn);
}
