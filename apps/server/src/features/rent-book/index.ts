import type { Feature } from "#kernel/registry/feature.ts";

export { changesLeases } from "./changes-leases.ts";
export { keepStandings } from "./keep-standings.ts";
export { coTenantCount, coTenantNames, isActiveOn, isRentedBy, leaseTables } from "./lease-facts-store.ts";
export { dayInForce, depositDueMinor, heldMinor, inForceMinor } from "./lease-facts.ts";
export { ledgersFrom, ledgersOf } from "./ledger-columns-store.ts";
export { namedLease, namedLeases } from "./named-leases-store.ts";
export { findNeighbours } from "./neighbours-store.ts";
export { askedMonthView, monthView, openMonths, openMonthsThroughNext } from "./month-views.ts";
export { readStandings } from "./read-standings.ts";
export type { ListedStanding, StandingLease } from "./read-standings.ts";
export { askAgain, forgetStanding } from "./standing-store.ts";
export type { LeaseLine, LeaseQuery } from "./standing-store.ts";
export {
  accountOf,
  adjustedKind,
  comingRef,
  hasMoney,
  leaseBefore,
  ledgerOf,
  StoredLease,
  termsOf,
  withComingRows,
} from "./stored-lease.ts";
export type { StoredRow } from "./stored-lease.ts";
export { refundsOf, sumOf, transfersOf } from "./transfers.ts";
export { findLease, findWholeLeases, leaseDocument, lockLease } from "./whole-lease-store.ts";
export type { LeaseOf } from "./whole-lease-store.ts";

/** What a lease is and stands at: read here by every feature that shows or changes it, kept here for all of them. */
export const rentBook: Feature = {
  name: "rent-book",
  tables: [
    // It follows from the other tables.
    {
      name: "lease_standing",
      grants: "all",
      archived: false,
      restorable: false,
      withProperty: "goes uncounted",
    },
  ],
};
