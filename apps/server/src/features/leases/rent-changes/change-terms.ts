import type { LeaseEnd, LeaseExtension, LeaseView, NewRentStep } from "@keystead/contract/leases";
import { planLeaseEnd } from "@keystead/domain/leases";
import type { LeasePlan } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { badField, parseDay } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseBefore } from "../../rent-book/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";
import { assertFresh, requireLease, requireLockedLease } from "../require-lease.ts";
import { warnOfOverlap } from "../lease-site.ts";
import { lockLeaseSites } from "../lease-store.ts";
import { writeLeaseTerms } from "../lease-terms-store.ts";
import { leaseView } from "../lease-view.ts";
import { plannedRentChange } from "./rent-change.ts";
import { putRentSteps } from "../rent-rows/rent-row-store.ts";

/** R-C07, R-C19: sets another monthly amount from a day on; the months before stay as they were. */
export async function changeRent(work: Work, input: z.infer<typeof NewRentStep>): Promise<LeaseView> {
  const lease = await requireLeaseToChange(work, input);
  const { oldMinor, step, plan } = plannedRentChange(lease, input);
  const written = { kind: input.kind, effectiveOn: step.from, oldMinor, amountMinor: step.amountMinor };
  await putRentSteps(work, { id: lease.id, kind: input.kind }, [step]);
  await writeLeaseTerms(work, lease.id, { fields: {}, rows: plan.changes });
  const changes = { step: written, rows: countsOf(plan) };
  await writeAudit(work, { action: "update", entity: "lease", entityId: lease.id, changes });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

/** R-C14: sets the last day, past, present or future; a day later than the present one extends the lease. */
export async function endLease(work: Work, input: z.infer<typeof LeaseEnd>): Promise<LeaseView> {
  return changeEnd(work, input);
}

/** R-C14: sets a later last day or none; a day earlier than the present one ends the lease. */
export async function extendLease(work: Work, input: z.infer<typeof LeaseExtension>): Promise<LeaseView> {
  return changeEnd(work, input);
}

/** Ending and extending a lease follow one rule (R-C14); overlaps of a longer lease must be confirmed. */
async function changeEnd(work: Work, input: z.infer<typeof LeaseExtension>): Promise<LeaseView> {
  await lockLeaseSites(work, input.id);
  const lease = await requireLeaseToChange(work, input);
  const endsOn = input.endsOn === null ? null : parseDay(input.endsOn, "endsOn");
  const plan = planLeaseEnd({ ...leaseBefore(lease), endsOn });
  if (!plan.ok) throw badField(["endsOn"], plan.code);
  if (lease.endsOn !== null && (endsOn === null || endsOn > lease.endsOn)) {
    const ids = {
      propertyId: lease.property.id,
      tenantId: lease.tenant.id,
      unitId: lease.unit?.id ?? null,
    };
    const longer = { ...ids, startsOn: lease.startsOn, endsOn, leaseId: lease.id };
    await warnOfOverlap(work, longer, input.confirm);
  }
  await writeLeaseTerms(work, lease.id, { fields: { endsOn }, rows: plan.value.changes });
  const changes = { endsOn: { from: lease.endsOn, to: endsOn }, rows: countsOf(plan.value) };
  await writeAudit(work, { action: "update", entity: "lease", entityId: lease.id, changes });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

export async function requireLeaseToChange(
  work: Work,
  input: { readonly id: string; readonly version: number },
): Promise<StoredLease> {
  const lease = await requireLockedLease(work, { lease: input.id });
  assertFresh(lease, input.version);
  return lease;
}

/** The changes of the rows for the audit: changed rows and write-downs in full, added and removed rows as counts. */
export function countsOf({ changes }: LeasePlan) {
  return {
    added: changes.inserts.length,
    removed: changes.deletes.length,
    changed: changes.updates,
    writtenDown: changes.writeDowns,
    waiversCut: changes.waiverCuts,
  };
}
