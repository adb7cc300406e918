import { trashKind } from "#kernel/trash/trash-kind.ts";

export const jobTrash = trashKind("turnover_job", [
  "turnover_job",
  "job_operation",
  "turnover_reminder",
  "document",
]);
