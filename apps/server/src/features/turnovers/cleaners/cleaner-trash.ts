import { trashKind } from "#kernel/trash/trash-kind.ts";

/** Restored without the link: a link that was sent out stays revoked. */
export const cleanerTrash = trashKind("cleaner", ["cleaner", "cleaner_unit_pay", "cleaner_rule"]);
