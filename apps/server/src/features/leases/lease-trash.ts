import { trashKind } from "#kernel/trash/trash-kind.ts";

/** The only payment of such a lease is the opening credit. Its files are deleted and restored with it. */
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
