export { createLease } from "./create-lease.ts";
export { extendHorizons } from "./extend-horizons.ts";
export { leasesRouter } from "./leases-router.ts";
export type { LeaseContext } from "./lease-context.ts";
export { heldMinor, monthlyRentMinor } from "./lease-view.ts";
export { moveDeposit } from "./move-deposit.ts";
export { findOpenLeases, openLedgerOf } from "./open-ledgers-store.ts";
export type { OpenLease } from "./open-ledgers-store.ts";
export { recordPayment } from "./record-payment.ts";
