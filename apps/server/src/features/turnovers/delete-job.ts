import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Deps } from "#deps.ts";
import type { Work } from "#kernel/work.ts";
import { callOff } from "./call-off.ts";
import { jobRefused } from "./job-refused.ts";
import { jobParts, lockJob } from "./job-store.ts";
import { jobTrash } from "./job-trash.ts";

/** Only what was made by hand and is not paid: a turnover of a booking goes with the booking. */
export async function deleteJob(work: Work, deps: Deps, id: string): Promise<{ trashId: string }> {
  const job = await lockJob(work, id);
  if (job === undefined || job.kind !== "manual") throw refusal("NOT_FOUND");
  if (job.paidOn !== null) throw await jobRefused(work, job, "PAYOUT_PAID");
  await callOff(work, deps, job);
  const trashId = await moveToTrash(work, {
    kind: jobTrash,
    entityId: id,
    parts: jobParts(id),
  });
  await writeAudit(work, { action: "delete", entity: "turnover_job", entityId: id, partOf: job.property.id });
  return { trashId };
}
