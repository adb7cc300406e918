/**
 * The import order of features: each step may import those before it. A name may be listed before its folder exists.
 */
export const order = [
  ["session"],
  ["notices"],
  ["accounts", "fx", "history", "plans", "people", "settings", "trash"],
  ["rent-book"],
  ["properties"],
  ["documents"],
  ["ledger"],
  ["tenants"],
  ["letters"],
  ["leases", "bookings"],
  ["payments", "reminders", "handovers"],
  ["turnovers", "tasks"],
  ["bulk", "statements", "onboarding"],
  ["portfolio", "property-page", "tenant-page", "analytics", "exports"],
];

/**
 * Features after that order which other features after it may import; no feature of the order may. A feature in neither
 * list comes last: it may import every other, and no feature may import it.
 */
export const shared = ["leads", "own-data", "sample", "seo", "site", "support"];

/** Throws if a feature is listed twice: two places would contradict each other. */
export function assertEachIsListedOnce(names = [...order.flat(), ...shared]) {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new Error(`The feature "${twice}" is listed twice in lint/feature-line.mjs: one place is right.`);
}
