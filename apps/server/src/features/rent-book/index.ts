import type { Feature } from "#kernel/registry/feature.ts";

export { changesLeases } from "./changes-leases.ts";
export { keepStandings } from "./keep-standings.ts";
export { coTenantCount, coTenantNames, isActiveOn, isRentedBy, leaseTables } from "./lease-facts-store.ts";
export { dayInForce, depositDueMinor, heldMinor, inForceMinor } from "./lease-facts.ts";
export { ledgersFrom, ledgersOf } from "./ledger-columns-store.ts";
export { namedLease, namedLeases } from "./named-leases-store.ts";
export { findLeaseNeighbours } from "./neighbours-store.ts";
export { billedMonthView, monthView, openMonths, openMonthsThroughNext } from "./month-views.ts";
export { readStandings } from "./read-standings.ts";
export type { ListedStanding, LeaseWithAccount } from "./read-standings.ts";
export { askAgain, forgetStanding } from "./standing-store.ts";
export type { ListedLeaseLine, LeaseRowsQuery } from "./standing-store.ts";
export {
  accountOf,
  adjustedKind,
  comingRef,
  hasMoney,
  leaseBefore,
  storedLedgerOf,
  StoredLease,
  storedTermsOf,
  withComingRows,
} from "./stored-lease.ts";
export type { StoredRentRow } from "./stored-lease.ts";
export { refundsOf, sumOfParts, transfersOf } from "./transfers.ts";
export { findLease, findWholeLeases, leaseDocument, lockLease } from "./whole-lease-store.ts";
export type { LeaseOf } from "./whole-lease-store.ts";

/** Reads leases and stores their standings, for every feature that shows or changes a lease. */
export const rentBook: Feature = {
  name: "rent-book",
  tables: [
    // The rows are derived from other tables, so no archive contains them.
    {
      name: "lease_standing",
      grants: "all",
      archived: false,
      restorable: false,
      withProperty: "goes uncounted",
    },
  ],
};
