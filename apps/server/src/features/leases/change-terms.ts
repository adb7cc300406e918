import type { LeaseEnd, LeaseExtension, LeaseView, NewRentStep } from "@keystead/contract/leases";
import { planLeaseEnd, planRentChange } from "@keystead/domain/leases";
import type { LeasePlan } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { badField } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { leaseBefore } from "../rent-book/index.ts";
import type { StoredLease } from "../rent-book/index.ts";
import { assertFresh, theLease, theLockedLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";
import { amountIn, dayIn } from "./lease-input.ts";
import { warnOfOverlap } from "./lease-site.ts";
import { lockPlaces } from "./lease-store.ts";
import { updateLease } from "./lease-terms-store.ts";
import { leaseView } from "./lease-view.ts";
import { putRentStep } from "./rent-row-store.ts";

/** R-C07, R-C19: another monthly amount from a day on; the past stays as it was. */
export async function changeRent(
  context: LeaseContext,
  input: z.infer<typeof NewRentStep>,
): Promise<LeaseView> {
  const { tx, scope, now } = context;
  const lease = await theLeaseToChange(context, input);
  const amountMinor = amountIn(input.amount, lease.currency, "amount", "not_negative");
  const effectiveOn = dayIn(input.effectiveOn, "effectiveOn");
  const plan = planRentChange({
    ...leaseBefore(lease),
    of: input.kind === "rent" ? "rent" : "charges",
    step: { from: effectiveOn, amountMinor },
  });
  if (!plan.ok) throw badField([plan.code === "AMOUNT_NEGATIVE" ? "amount" : "effectiveOn"], plan.code);
  await putRentStep(tx, scope, { leaseId: lease.id, kind: input.kind, effectiveOn, amountMinor });
  await updateLease(tx, scope, lease.id, { fields: {}, rows: plan.value.changes, now });
  const changes = { step: { kind: input.kind, effectiveOn, amountMinor }, rows: countsOf(plan.value) };
  await writeAudit(tx, scope, { action: "update", entity: "lease", entityId: lease.id, changes, at: now });
  return leaseView(await theLease(context, lease.id));
}

/** R-C14: the last day, past, present or future; one later than the present one extends the lease. */
export async function endLease(context: LeaseContext, input: z.infer<typeof LeaseEnd>): Promise<LeaseView> {
  return changeEnd(context, input);
}

/** R-C14: a later last day or none; one earlier than the present one ends the lease. */
export async function extendLease(
  context: LeaseContext,
  input: z.infer<typeof LeaseExtension>,
): Promise<LeaseView> {
  return changeEnd(context, input);
}

/** An end and an extension are one rule (R-C14); what a longer lease would overlap is to be confirmed. */
async function changeEnd(context: LeaseContext, input: z.infer<typeof LeaseExtension>): Promise<LeaseView> {
  const { tx, scope, now } = context;
  await lockPlaces(tx, scope, input.id, []);
  const lease = await theLeaseToChange(context, input);
  const endsOn = input.endsOn === null ? null : dayIn(input.endsOn, "endsOn");
  const plan = planLeaseEnd({ ...leaseBefore(lease), endsOn });
  if (!plan.ok) throw badField(["endsOn"], plan.code);
  if (lease.endsOn !== null && (endsOn === null || endsOn > lease.endsOn)) {
    const place = {
      propertyId: lease.property.id,
      tenantId: lease.tenant.id,
      unitId: lease.unit?.id ?? null,
    };
    const longer = { ...place, startsOn: lease.startsOn, endsOn, leaseId: lease.id };
    await warnOfOverlap(context, longer, input.confirm);
  }
  await updateLease(tx, scope, lease.id, { fields: { endsOn }, rows: plan.value.changes, now });
  const changes = { endsOn: { from: lease.endsOn, to: endsOn }, rows: countsOf(plan.value) };
  await writeAudit(tx, scope, { action: "update", entity: "lease", entityId: lease.id, changes, at: now });
  return leaseView(await theLease(context, lease.id));
}

async function theLeaseToChange(
  context: LeaseContext,
  input: { readonly id: string; readonly version: number },
): Promise<StoredLease> {
  const lease = await theLockedLease(context, { lease: input.id });
  assertFresh(lease, input.version);
  return lease;
}

/** What became of the rows, for the audit: new amounts and dates by row, the rest as counts. */
function countsOf({ changes }: LeasePlan) {
  return {
    added: changes.inserts.length,
    removed: changes.deletes.length,
    changed: changes.updates,
    writtenDown: changes.writeDowns,
    waiversCut: changes.waiverCuts,
  };
}
