import { bookingsDuring } from "@keystead/domain/bookings";
import { leasesOverlap, tenantsInShort } from "@keystead/domain/leases";
import type { LeaseOfRentable } from "@keystead/domain/leases";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findNamedLeases, findBookingsAt } from "./lease-terms-store.ts";

/** R-C03, R-D03a: overlaps are warnings to confirm, never an error; they name the conflicting leases and bookings. */
export async function warnOfOverlap(
  work: Work,
  term: LeaseOfRentable & { readonly propertyId: string; readonly leaseId: string | null },
  confirmed: readonly string[] | undefined,
): Promise<void> {
  const warnings = (await overlapWarnings(work, term)).filter(
    ({ code }) => confirmed?.includes(code) !== true,
  );
  if (warnings.length > 0) throw refusal("CONFIRMATION_REQUIRED", { warnings });
}

export type LeaseWarning = { readonly code: string; readonly params: Record<string, string> };

/** For a verb that has other warnings too. */
export async function overlapWarnings(
  work: Work,
  term: LeaseOfRentable & { readonly propertyId: string; readonly leaseId: string | null },
): Promise<LeaseWarning[]> {
  const others = await findNamedLeases(work, term.propertyId, term.leaseId);
  const stays = await findBookingsAt(work, term);
  const during = new Set<string>(bookingsDuring(term, stays));
  return [
    ...others
      .filter((other) => leasesOverlap(term, other))
      .slice(0, NAMED)
      .map(({ id, tenantName, coTenants, startsOn, endsOn }) => ({
        code: "LEASE_OVERLAP",
        params: {
          leaseId: id,
          tenant: tenantsInShort(tenantName, coTenants),
          startsOn,
          endsOn: endsOn ?? "",
        },
      })),
    ...stays
      .filter(({ id }) => during.has(id))
      .slice(0, NAMED)
      .map(({ id, guestName, checkIn, checkOut }) => ({
        code: "BOOKING_DURING_LEASE",
        params: { bookingId: id, guest: guestName, checkIn, checkOut },
      })),
  ];
}

/** The most records that a warning names: a house that is let by the room has one lease per room. */
const NAMED = 5;
