import type { JobAct, JobView } from "@keystead/contract/turnovers";
import { dayIn } from "@keystead/domain/calendar";
import { accept, refuse } from "@keystead/domain/kernel";
import type { Decision } from "@keystead/domain/kernel";
import { markDone, openStatus, reopenJob, toldOf } from "@keystead/domain/turnovers";
import type { DoneBy, JobRefusal } from "@keystead/domain/turnovers";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { told } from "./change-job.ts";
import { jobRefused } from "./job-refused.ts";
import type { ListedJob } from "./job-row.ts";
import { lockJob, toldFields, writeJob } from "./job-store.ts";
import type { JobRow } from "./job-store.ts";

/** What the host and those who help press at a job. */
export async function actOnJob(work: Work, { id, act }: JobAct): Promise<JobView> {
  const job = await lockJob(work, id);
  if (job === undefined) throw refusal("NOT_FOUND");
  await applyAct(work, job, act);
  return told(work, job);
}

/** R-E02, R-E06: what is pressed at a job; pressed again it changes nothing. The row must be locked by the caller. */
async function applyAct(work: Work, job: ListedJob, act: JobAct["act"]): Promise<void> {
  const decided = actFields(job, { act, by: "host", at: work.now });
  if (!decided.ok) throw await jobRefused(work, job, decided.code);
  if (decided.value !== null) await writeJob(work, job, decided.value);
}

type Pressed = { readonly act: JobAct["act"]; readonly by: DoneBy; readonly at: Date };
type Decided = Decision<Partial<JobRow> | null, JobRefusal>;

/** What an act makes of a job; null: it is so already. */
export function actFields(job: ListedJob, pressed: Pressed): Decided {
  const { act, by, at } = pressed;
  if (act === "done") return doneFields(job, pressed);
  if (act === "reopen") return reopenedFields(job, pressed);
  if (job.status === "cancelled") return refuse("JOB_CANCELLED");
  // Of a phone that had no signal the beginning may come after the end.
  if (job.status === "done") {
    if (by !== "cleaner" || act === "confirm") return refuse("JOB_DONE");
    if (act === "unconfirm") return accept(null);
    if (act === "unstart") return unstartedFields(job);
    return accept(job.startedAtMs === null ? { startedAt: at } : null);
  }
  if (act === "unstart") return unstartedFields(job);
  if (act === "unconfirm") return unconfirmedFields(job);
  // Who says that it suits knows of it, and hears of what changes from now on (R-E09).
  const known = toldFields(toldOf({ ...job, propertyId: job.property.id }));
  if (act === "confirm") return accept(saidItSuits(job) ? null : { confirmedAt: at, ...known });
  return accept(
    job.startedAtMs === null ? { startedAt: at, confirmedAt: orThen(job.confirmedAtMs, at), ...known } : null,
  );
}

/** Not only by beginning, of which nothing is left when that is taken back. */
function saidItSuits({ confirmedAtMs, startedAtMs }: ListedJob): boolean {
  return confirmedAtMs !== null && confirmedAtMs !== startedAtMs;
}

/** Whoever has begun says still that it suits. */
function unconfirmedFields(job: ListedJob): Decided {
  if (!saidItSuits(job)) return accept(null);
  return accept({ confirmedAt: job.startedAtMs === null ? null : new Date(job.startedAtMs) });
}

function unstartedFields(job: ListedJob): Decided {
  if (job.startedAtMs === null) return accept(null);
  return accept({ startedAt: null, ...(saidItSuits(job) ? {} : { confirmedAt: null }) });
}

/** Who begins has said that it suits. */
function orThen(atMs: number | null, then: Date): Date {
  return atMs === null ? then : new Date(atMs);
}

function doneFields(job: ListedJob, { by, at }: Pressed): Decided {
  const decided = markDone({
    status: job.status,
    hostTold: job.hostToldAtMs !== null,
    today: dayIn(job.zone, at.getTime()),
    checkOutOn: dayIn(job.zone, (job.kind === "manual" ? job.slot : job.window).startMs),
  });
  if (!decided.ok) return decided;
  return accept(decided.value.changed ? { status: "done", doneAt: at, doneBy: by } : null);
}

function reopenedFields(job: ListedJob, { by, at }: Pressed): Decided {
  const reopened = reopenJob({
    status: job.status,
    cleanerId: job.cleanerId,
    doneAtMs: job.doneAtMs ?? at.getTime(),
    nowMs: at.getTime(),
    approved: job.approved,
    paid: job.paidOn !== null,
    by,
  });
  if (!reopened.ok) return reopened;
  return accept({ status: openStatus(job.cleanerId), doneAt: null, doneBy: null, approvedAt: null });
}
