import { describedListNames } from "../described-records/index.ts";

/**
 * The lists that can be exported as shown on their screen: with its filter, search and order, or as part of a record's
 * page.
 */
export const exportedLists = [
  "properties",
  "units",
  "tenants",
  "leases",
  "income",
  "expenses",
  "activity",
  "lease_months",
  "lease_payments",
  "recurring_income",
  "recurring_expenses",
  "files",
  "bookings",
  "payouts",
  "turnovers",
  "cleaners",
  "analytics",
  ...describedListNames,
] as const;
export type ExportedListName = (typeof exportedLists)[number];

/** Everything that can be exported, by its name in the audit: the lists, the reports, the accountant's year. */
export const exportedThings = [
  ...exportedLists,
  "rent",
  "guest_registry",
  "profit",
  "cash_flow",
  "accountant",
] as const;
