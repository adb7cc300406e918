import { retention } from "../retention/index.ts";

/** R-M05: number of days in which the mail can restore a deleted account; then it is removed permanently. */
export const DELETION_UNDO_DAYS = retention.account.periods.undoDays;

/** What the dialog shows as deleted with the account, named as the tables are. */
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

/** What the erasure log can name: a person with all data, or a tenant who was anonymised (R-M03). */
export const erasureKinds = ["account", "tenant"] as const;
export type ErasureKind = (typeof erasureKinds)[number];
