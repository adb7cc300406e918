import { trashKind } from "#kernel/trash/trash-kind.ts";

export const turnoverTrash = trashKind("turnover", [
  "turnover",
  "turnover_operation",
  "turnover_reminder",
  "document",
]);
