import { dayIn } from "@keystead/domain/calendar";
import type { JobRefusal } from "@keystead/domain/turnovers";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import type { ListedJob } from "./job-row.ts";
import { namedPaymentOf } from "./named-in-the-way-store.ts";

/** The refusal of what is pressed at a turnover, to throw: of one that is paid it names the record of its payment. */
export async function jobRefused(work: Work, job: ListedJob, reason: JobRefusal): Promise<Error> {
  if (reason !== "PAYOUT_PAID") return refusal("JOB_REFUSED", { reason });
  return refusal("JOB_REFUSED", { reason, records: await namedPaymentOf(work, job.id) });
}

/** The same where several are asked for at once, of which the screen cannot know the one that is refused: it is named itself. */
export async function amongRefused(work: Work, job: ListedJob, reason: JobRefusal): Promise<Error> {
  if (reason === "PAYOUT_PAID") return jobRefused(work, job, reason);
  const { id, unit, property, zone, window } = job;
  const day = dayIn(zone, window.startMs);
  const name = unit?.name ?? property.name;
  return refusal("JOB_REFUSED", { reason, records: [{ kind: "turnover", id, name, from: day, to: day }] });
}
