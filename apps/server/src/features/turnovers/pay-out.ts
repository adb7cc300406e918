import type { PayoutApproval, PayoutPayment, PayoutsChanged } from "@keystead/contract/turnovers";
import { approvePayout, payPayout } from "@keystead/domain/turnovers";
import type { JobRefusal, PayoutExpense } from "@keystead/domain/turnovers";

import { parseDay, refusal, refuseUnlessAsRead } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { storeRecords } from "../ledger/index.ts";
import type { RecordFields } from "../ledger/index.ts";
import { lockWorkspace } from "../plans/index.ts";
import { amongRefused } from "./job-refused.ts";
import type { ListedJob } from "./job-row.ts";
import { lockJobs, lockPlacesOf, selectJobs } from "./job-store.ts";
import { auditedJob, personalJobFields } from "./job-view.ts";
import { payoutsOf } from "./list-payouts.ts";
import { isPaidOtherwise, writeApproved, writePaid } from "./payout-store.ts";

type Asked = PayoutApproval["jobs"];

/** The mark that locks the fee, or its end: of all or of none. */
export async function setPayoutsApproved(
  work: Work,
  { jobs: asked, approved }: PayoutApproval,
): Promise<PayoutsChanged> {
  const jobs = await lockAsRead(work, asked);
  await refuseFirst(
    work,
    jobs.map((job) => {
      if (job.paidOn !== null) return { job, reason: "PAYOUT_PAID" };
      const allowed = approvePayout(job);
      return { job, reason: approved && !allowed.ok ? allowed.code : null };
    }),
  );
  const others = jobs.filter((job) => job.approved !== approved);
  await writeApproved(
    work,
    others.map(({ id }) => id),
    approved,
  );
  return toldOf(work, others, asked);
}

/**
 * R-E07: what is due was paid. Books exactly one Expense of category cleaning for each: the jobs are locked, what was paid is refused,
 * and a unique key holds the record to one job.
 */
export async function payJobs(
  work: Work,
  { jobs: asked, paidOn: typed, method }: PayoutPayment,
): Promise<PayoutsChanged> {
  const paidOn = parseDay(typed, "paidOn");
  // In the order of locks: the plan counts the records, which name the houses, and both come before the jobs.
  await lockWorkspace(work);
  await lockPlacesOf(
    work,
    asked.map(({ id }) => id),
  );
  const jobs = await lockAsRead(work, asked);
  const decided = jobs.map((job) => ({ job, paid: payPayout(job, paidOn) }));
  await refuseFirst(
    work,
    decided.map(({ job, paid }) => ({ job, reason: paid.ok ? null : paid.code })),
  );
  const expenseIds = await storeRecords(
    work,
    "expense",
    decided.flatMap(({ job, paid }) => (paid.ok ? [paymentOf(job, paid.value)] : [])),
  );
  await writePaid(
    work,
    { paidOn, method },
    jobs.map(({ id }, at) => ({ id, expenseId: expenseIds[at] ?? "" })),
  );
  return toldOf(work, jobs, asked);
}

/** An Undo that brings back the record of a payment pays the turnover again, or it is refused: never a cost that nobody owes. */
export async function assertPayoutsReturn(work: Work, expenseId: string): Promise<void> {
  if (await isPaidOtherwise(work, expenseId)) throw refusal("CANNOT_RESTORE");
}

type Judged = { readonly job: ListedJob; readonly reason: JobRefusal | null };

/** Refuses all of them for the first that cannot be, with what is in the way of it. */
async function refuseFirst(work: Work, judged: readonly Judged[]): Promise<void> {
  const [first] = judged.flatMap(({ job, reason }) => (reason === null ? [] : [{ job, reason }]));
  if (first !== undefined) throw await amongRefused(work, first.job, first.reason);
}

/** The record by which a job is paid: at its place, with the cleaner's name. */
function paymentOf(job: ListedJob, { category, amountMinor, date }: PayoutExpense): RecordFields {
  return {
    propertyId: job.property.id,
    unitId: job.unitId,
    category,
    nature: "operating",
    amountMinor,
    currency: job.currency,
    date,
    method: null,
    notes: job.cleaner?.name ?? "",
    split: null,
  };
}

async function lockAsRead(work: Work, asked: Asked): Promise<readonly ListedJob[]> {
  const read = new Map(asked.map(({ id, version }) => [id, version]));
  const jobs = await lockJobs(work, [...read.keys()]);
  refuseUnlessAsRead(jobs, read, ({ unit, property }) => unit?.name ?? property.name);
  return jobs;
}

/** The payouts as they are now; the audit says what was done to those that it was done to. */
async function toldOf(work: Work, before: readonly ListedJob[], asked: Asked): Promise<PayoutsChanged> {
  const after = await selectJobs(work, { ids: before.map(({ id }) => id), withCancelled: true });
  await writeAudits(
    work,
    before.map((job) => ({
      action: "update" as const,
      entity: "turnover_job" as const,
      entityId: job.id,
      partOf: job.property.id,
      changes: {
        ...auditedChanges(
          auditedJob(job),
          auditedJob(after.find(({ id }) => id === job.id) ?? job),
          personalJobFields,
        ),
        in: job.currency,
      },
    })),
  );
  const ids = asked.map(({ id }) => id);
  const { items } = await payoutsOf(work, { ids, page: 1, limit: ids.length });
  return { items };
}
