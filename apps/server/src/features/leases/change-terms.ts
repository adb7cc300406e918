import type { LeaseEnd, LeaseExtension, LeaseView, NewRentStep } from "@keystead/contract/leases";
import { planLeaseEnd, planLeaseExtension, planRentChange } from "@keystead/domain/leases";
import type { LeasePlan } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { badField } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { assertFresh, theLease, theLockedLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";
import { amountIn, dayIn } from "./lease-input.ts";
import { warnOfOverlap } from "./lease-site.ts";
import { lockPlaces } from "./lease-store.ts";
import { updateLease } from "./lease-terms-store.ts";
import { leaseView } from "./lease-view.ts";
import { putRentStep } from "./rent-row-store.ts";
import { ledgerOf, termsOf } from "./stored-lease.ts";
import type { StoredLease } from "./stored-lease.ts";

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
    ...standingOf(lease),
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

/** R-C14: the last day, past, present or future. */
export async function endLease(context: LeaseContext, input: z.infer<typeof LeaseEnd>): Promise<LeaseView> {
  const lease = await theLeaseToChange(context, input);
  const endsOn = dayIn(input.endsOn, "endsOn");
  const plan = planLeaseEnd({ ...standingOf(lease), endsOn });
  if (!plan.ok) throw badField(["endsOn"], plan.code);
  return storeEnd(context, lease, plan.value);
}

/** R-C14: a later last day or none; what it would overlap by then is to be confirmed. */
export async function extendLease(
  context: LeaseContext,
  input: z.infer<typeof LeaseExtension>,
): Promise<LeaseView> {
  await lockPlaces(context.tx, context.scope, input.id, []);
  const lease = await theLeaseToChange(context, input);
  const endsOn = input.endsOn === null ? null : dayIn(input.endsOn, "endsOn");
  const plan = planLeaseExtension({ ...standingOf(lease), endsOn });
  if (!plan.ok) throw badField(["endsOn"], plan.code);
  const place = { propertyId: lease.property.id, tenantId: lease.tenant.id, unitId: lease.unit?.id ?? null };
  await warnOfOverlap(
    context,
    { ...place, startsOn: lease.startsOn, endsOn, leaseId: lease.id },
    input.confirm,
  );
  return storeEnd(context, lease, plan.value);
}

async function theLeaseToChange(
  context: LeaseContext,
  input: { readonly id: string; readonly version: number },
): Promise<StoredLease> {
  permit(context.scope, "lease.update");
  const lease = await theLockedLease(context, { lease: input.id });
  assertFresh(lease, input.version);
  return lease;
}

async function storeEnd(context: LeaseContext, lease: StoredLease, plan: LeasePlan): Promise<LeaseView> {
  const { tx, scope, now } = context;
  const { endsOn } = plan.terms;
  await updateLease(tx, scope, lease.id, { fields: { endsOn }, rows: plan.changes, now });
  const changes = { endsOn: { from: lease.endsOn, to: endsOn }, rows: countsOf(plan) };
  await writeAudit(tx, scope, { action: "update", entity: "lease", entityId: lease.id, changes, at: now });
  return leaseView(await theLease(context, lease.id));
}

export function standingOf(lease: StoredLease) {
  return { terms: termsOf(lease), ledger: ledgerOf(lease), today: lease.today };
}

/** What became of the rows, for the audit: new amounts and dates by row, the rest as counts. */
function countsOf({ changes }: LeasePlan) {
  return {
    added: changes.inserts.length,
    removed: changes.deletes.length,
    changed: changes.updates,
    writtenDown: changes.writeDowns,
  };
}
