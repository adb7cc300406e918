import type { Feature } from "#kernel/registry/feature.ts";
import { exportedLeaseMonths, exportedLeasePayments } from "./list/exported-lease.ts";
import { exportedLeases } from "./list/exported-leases.ts";
import { leaseTrash } from "./lease-trash.ts";
import { extendHorizonsJob } from "./rent-rows/extend-horizons-job.ts";
import { leaseNotices, weeklySummary } from "./notices/lease-notices.ts";
import { leasesRouter, leaseHistory } from "./leases-router.ts";
import { leaseNumbers } from "./lease-numbers.ts";

export { createLease } from "./create/create-lease.ts";
export { createLeases } from "./create/create-leases.ts";
export type { LeaseToMake } from "./create/create-leases.ts";
export { extendHorizons } from "./rent-rows/extend-horizons.ts";
export { requireLease, requireLockedLease } from "./require-lease.ts";
export { leaseView, paymentViews, rentRowViews, requireRow } from "./lease-view.ts";
export { sumOfParts } from "../rent-book/index.ts";
export { moveTerms, planMove } from "./move-terms.ts";
export { planLease } from "./create/plan-lease.ts";
export { insertRentRows, insertWriteDowns, noteSettledYear } from "./rent-rows/rent-row-store.ts";

/** The terms and rows of a lease. Its money is in `payments`; `rent-book` contains what both of them read. */
export const leases: Feature = {
  name: "leases",
  lists: [exportedLeases, exportedLeaseMonths, exportedLeasePayments],
  numbers: leaseNumbers,
  router: { leases: leasesRouter, history: leaseHistory },
  jobs: (deps) => [extendHorizonsJob(deps)],
  notices: [leaseNotices, weeklySummary],
  trash: [leaseTrash],
  tables: [
    { name: "lease", grants: "all", archived: true, restorable: true, withProperty: { countedAs: "leases" } },
    {
      name: "lease_co_tenant",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    { name: "rent_step", grants: "all", archived: true, restorable: true, withProperty: "goes uncounted" },
    {
      name: "lease_term_step",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    { name: "settled_year", grants: "all", archived: true, restorable: true, withProperty: "goes uncounted" },
    {
      name: "rent_row",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "rentRows", through: "lease" },
    },
    { name: "write_down", grants: "all", archived: true, restorable: true, withProperty: "goes uncounted" },
  ],
};
