import { retention } from "../retention/index.ts";

/** R-M05: so long the mail brings a deleted account back; then it is removed for good. */
export const DELETION_UNDO_DAYS = retention.account.periods.undoDays;

/** What a person is told goes with the account, as the tables are named. */
export const countedParts = [
  "property",
  "unit",
  "tenant",
  "lease",
  "lease_payment",
  "income",
  "task",
  "document",
] as const;
export type CountedPart = (typeof countedParts)[number];

/** What the erasure log can name: a person with all they had, a tenant of whom only the accounts are left (R-M03). */
export const erasureKinds = ["account", "tenant"] as const;
export type ErasureKind = (typeof erasureKinds)[number];
