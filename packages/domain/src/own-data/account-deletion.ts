/** R-M05: so long the mail brings a deleted account back; then it is removed for good. */
export const DELETION_UNDO_DAYS = 7;

/** R-M05: everything of a deleted account is gone after so many days, files too. */
export const PURGED_WITHIN_DAYS = 30;

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
