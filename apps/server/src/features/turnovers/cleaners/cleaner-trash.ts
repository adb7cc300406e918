import { trashKind } from "#kernel/trash/trash-kind.ts";

/** Without the link: one that was sent out stays closed. */
export const cleanerTrash = trashKind("cleaner", ["cleaner", "cleaner_unit_pay", "cleaner_rule"]);
