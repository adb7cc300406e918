/** What a lease stands at: read here by every feature that shows it, kept here for all of them. */
export { changesLeases } from "./changes-leases.ts";
export { keepStandings } from "./keep-standings.ts";
export { dayInForce, heldMinor, inForceMinor, monthlyRentMinor } from "./lease-facts.ts";
export { readStandings } from "./read-standings.ts";
export type { StandingLease } from "./read-standings.ts";
export type { LeaseQuery } from "./standing-store.ts";
export { isActiveOn, leaseTables, paymentDayInForce } from "./lease-facts-store.ts";
export { askAgain } from "./standing-store.ts";
