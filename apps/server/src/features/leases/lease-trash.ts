import { trashKind } from "#kernel/trash/trash-kind.ts";

/** Its payments are the credit that tracking began with; its files go and come back with it. */
export const leaseTrash = trashKind("lease", [
  "lease",
  "lease_co_tenant",
  "rent_step",
  "lease_term_step",
  "rent_row",
  "settled_year",
  "write_down",
  "handover",
  "rent_reminder_rule",
  "rent_reminder",
  "rent_reminder_stop",
  "lease_payment",
  "document",
]);
