import { trashKind } from "#kernel/trash/trash-kind.ts";

export const turnoverTrash = trashKind("turnover_job", [
  "turnover_job",
  "job_operation",
  "turnover_reminder",
  "document",
]);
