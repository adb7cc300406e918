import type { JobChange, JobView, NewJob } from "@keystead/contract/turnovers";
import { instantOf, localDateTime, localIn, MINUTE_MS } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { assignCleaner, changeFee, doubleBooked, fitsWindow, moveSlot } from "@keystead/domain/turnovers";

import { parseAmount, askFirst, badField, refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import type { Work } from "#kernel/work.ts";
import { feeFor, readAgreed } from "./agreed-pay-store.ts";
import { jobRefused } from "./job-refused.ts";
import type { ListedJob } from "./job-row.ts";
import { findHome, findJob, insertJob, lockJob, writeJob } from "./job-store.ts";
import { auditedJob, personalJobFields } from "./job-view.ts";
import { jobsAround, TRAVEL_MINUTES, viewOf } from "./list-jobs.ts";

/** A manual turnover: as long as cleaning takes there, open ended. */
export async function createJob(
  work: Work,
  { propertyId, unitId, startsAt, note }: NewJob,
): Promise<JobView> {
  await lockInOrder(work, [
    { table: "property", ids: [propertyId], strength: "key share" },
    { table: "unit", ids: unitId === null ? [] : [unitId], strength: "key share" },
  ]);
  const home = await findHome(work, propertyId);
  if (home === undefined) throw refusal("NOT_FOUND");
  const startMs = instantOf(localDateTime(startsAt), home.zone);
  const slotStartsAt = new Date(startMs);
  const id = await insertJob(work, {
    kind: "manual",
    propertyId,
    unitId,
    windowStartsAt: slotStartsAt,
    slotStartsAt,
    slotEndsAt: new Date(startMs + home.cleaningMinutes * MINUTE_MS),
    currency: home.currency,
    note,
  });
  const made = await findJob(work, id);
  if (made === undefined) throw new Error("an insert that gave no row");
  await writeAudit(work, {
    action: "create",
    entity: "turnover_job",
    entityId: id,
    partOf: propertyId,
    changes: auditedChanges({}, auditedJob(made), personalJobFields),
  });
  return viewOf(work, made);
}

/**
 * R-E02, R-E04, R-E07: who does it, when, for what. A cleaner who changes gets the fee that was agreed unless one is given; the cleaner
 * is locked, so that two jobs given away at once see each other.
 */
export async function changeJob(work: Work, change: JobChange): Promise<JobView> {
  const { id, version, cleanerId, confirm } = change;
  await lockInOrder(work, [
    { table: "cleaner", ids: typeof cleanerId === "string" ? [cleanerId] : [], strength: "no key update" },
  ]);
  const job = await lockJob(work, id);
  if (job === undefined) throw refusal("NOT_FOUND");
  if (job.version !== version) throw stale(await viewOf(work, job));
  const planned = await plannedJob(work, job, change);
  const warnings = planned.outsideWindow ? ["SLOT_OUTSIDE_WINDOW"] : [];
  const clash = await clashOf(work, job, planned.job);
  askFirst([...warnings, ...(clash === null ? [] : ["CLEANER_DOUBLE_BOOKED"])], confirm, clash ?? {});
  const { job: after, feeMinor } = planned;
  await writeJob(work, job, {
    cleanerId: after.cleanerId,
    status: after.status,
    slotStartsAt: new Date(after.slot.startMs),
    slotEndsAt: new Date(after.slot.endMs),
    confirmedAt: after.confirmedAtMs === null ? null : new Date(after.confirmedAtMs),
    ...(feeMinor === null ? {} : { feeMinor }),
    ...(change.note === undefined ? {} : { note: change.note }),
    ...(change.voided === undefined ? {} : { voided: change.voided }),
  });
  return told(work, job);
}

type Planned = {
  readonly job: ListedJob;
  readonly outsideWindow: boolean;
  /** Null: stays as it is. */
  readonly feeMinor: number | null;
};

/** The job as it is to be, or the refusal of the rule. */
async function plannedJob(work: Work, job: ListedJob, change: JobChange): Promise<Planned> {
  const { cleanerId, startsAt, fee } = change;
  let next = job;
  let outsideWindow = false;
  if (startsAt !== undefined) {
    const moved = moveSlot(next, instantOf(localDateTime(startsAt), job.zone));
    if (!moved.ok) throw await jobRefused(work, job, moved.code);
    outsideWindow = moved.value.outsideWindow && fitsWindow(job.slot, job.window);
    next = { ...next, ...moved.value.job };
  }
  let proposed: number | null = null;
  if (cleanerId !== undefined && cleanerId !== job.cleanerId) {
    const given = assignCleaner(next, cleanerId === null ? null : idOf(cleanerId));
    if (!given.ok) throw await jobRefused(work, job, given.code);
    next = { ...next, ...given.value };
    proposed = await agreedFee(work, next, cleanerId);
  }
  if (change.voided === true && job.paidOn !== null) throw await jobRefused(work, job, "PAYOUT_PAID");
  const typed =
    fee === undefined ? null : parseAmount(fee, job.currency, { field: "fee", rule: "not_negative" });
  const feeMinor = typed ?? proposed;
  if (feeMinor === null || feeMinor === job.feeMinor) return { job: next, outsideWindow, feeMinor: null };
  const allowed = changeFee({ paid: job.paidOn !== null, approved: job.approved }, feeMinor);
  if (!allowed.ok) {
    if (allowed.code === "PAYOUT_PAID" || allowed.code === "PAYOUT_APPROVED")
      throw await jobRefused(work, job, allowed.code);
    throw badField(["fee"], allowed.code);
  }
  return { job: next, outsideWindow, feeMinor };
}

/** What somebody gets for it; nobody gets nothing. Somebody who is not here is NOT_FOUND. */
async function agreedFee(work: Work, job: ListedJob, cleanerId: string | null): Promise<number> {
  if (cleanerId === null) return 0;
  const agreed = (await readAgreed(work)).find(({ cleaner }) => cleaner.id === cleanerId);
  if (agreed === undefined) throw refusal("NOT_FOUND");
  return feeFor(agreed, job) ?? 0;
}

/** What of the cleaner's jobs is at the time of this one, where it was not before; for the question. */
async function clashOf(
  work: Work,
  before: ListedJob,
  after: ListedJob,
): Promise<Readonly<Record<string, string>> | null> {
  const same = after.cleanerId === before.cleanerId && after.slot.startMs === before.slot.startMs;
  if (same || after.cleanerId === null) return null;
  const others = await jobsAround(work, after, after.cleanerId);
  const pair = doubleBooked([after, ...others], TRAVEL_MINUTES).find((ids) => ids.includes(after.id));
  const other = others.find(({ id }) => pair?.includes(id) === true);
  if (other === undefined) return null;
  return {
    cleaner: other.cleaner?.name ?? "",
    place: other.unit?.name ?? other.property.name,
    from: localIn(other.zone, other.slot.startMs),
    to: localIn(other.zone, other.slot.endMs),
  };
}

/** The job as it is now, and what the audit says of what was done to it. */
export async function told(work: Work, before: ListedJob): Promise<JobView> {
  const after = await findJob(work, before.id);
  if (after === undefined) throw new Error("a locked row that is gone");
  await writeAudit(work, {
    action: "update",
    entity: "turnover_job",
    entityId: before.id,
    partOf: before.property.id,
    changes: {
      ...auditedChanges(auditedJob(before), auditedJob(after), personalJobFields),
      in: after.currency,
    },
  });
  return viewOf(work, after);
}
