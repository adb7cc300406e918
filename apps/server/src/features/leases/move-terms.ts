import type { LeaseMove, LeaseMoveQuery } from "@keystead/contract/leases";
import {
  depositToMove,
  isAboveAgreed,
  planLeaseMove,
  rentSchedule,
  scheduledThrough,
} from "@keystead/domain/leases";
import type { PlannedLeaseMove as MovePlan } from "@keystead/domain/leases";

import { parseAmount, badField, parseDay, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseBefore } from "../rent-book/index.ts";
import type { StoredLease } from "../rent-book/index.ts";
import { countsOf, requireLeaseToChange } from "./rent-changes/change-terms.ts";
import { insertCoTenants } from "./co-tenants/co-tenants-store.ts";
import { leaseCreation } from "./create/create-lease.ts";
import { assertOpenTo, requireSite } from "../properties/index.ts";
import { overlapWarnings } from "./lease-site.ts";
import { lockLeaseSites } from "./lease-store.ts";
import { insertLease, writeLeaseTerms } from "./lease-terms-store.ts";
import { assertValid, withinLease } from "./create/plan-lease.ts";
import { insertRentRows, putRentSteps, replaceTermSteps } from "./rent-rows/rent-row-store.ts";

/** The part of the deposit that moves to the new lease, if any is held. */
export type DepositMoved = ReturnType<typeof depositToMove>;

export type PlannedMove = MovePlan & { readonly deposit: DepositMoved };

/** R-C18: plans the move of a lease; refuses mistakes in the day and the amounts at their fields. */
export function planMove(lease: StoredLease, input: LeaseMoveQuery): PlannedMove {
  if (lease.movedTo !== null) throw badField(["movesOn"], "LEASE_MOVED_ALREADY");
  const movesOn = parseDay(input.movesOn, "movesOn");
  const amount = (text: string | undefined, field: string): number | undefined =>
    text === undefined ? undefined : parseAmount(text, lease.currency, { field, rule: "not_negative" });
  const rentMinor = amount(input.monthlyRent, "monthlyRent");
  const chargesMinor = amount(input.charges, "charges");
  const { paymentDay } = input;
  const plan = planLeaseMove(
    { ...leaseBefore(lease), movesOn },
    {
      ...(rentMinor === undefined ? {} : { rentMinor }),
      ...(chargesMinor === undefined ? {} : { chargesMinor }),
      ...(paymentDay === undefined ? {} : { paymentDay }),
    },
  );
  if (!plan.ok) throw badField(["movesOn"], plan.code);
  return { ...plan.value, deposit: depositToMove(lease.deposits, movesOn) };
}

export type Moved = {
  readonly from: StoredLease;
  readonly nextId: string;
  readonly deposit: DepositMoved;
};

/**
 * R-C18: ends a lease and creates its successor in another unit or property; all warnings are raised at once. The
 * caller moves the deposit in the same transaction.
 */
export async function moveTerms(work: Work, input: LeaseMove): Promise<Moved> {
  const { propertyId, unitId } = input;
  await lockLeaseSites(work, input.id, { propertyIds: [propertyId] });
  const lease = await requireLeaseToChange(work, input);
  const { old, next, deposit } = planMove(lease, input);
  if (propertyId === lease.property.id && unitId === (lease.unit?.id ?? null))
    throw badField(["unitId"], "SAME_RENTABLE");
  const tenantId = lease.tenant.id;
  const site = await requireSite(work, { tenantId, propertyId, unitId });
  assertOpenTo(site, "monthly");
  const { graceDays, currency, notes } = lease;
  const depositMinor =
    input.deposit === undefined
      ? lease.depositMinor
      : parseAmount(input.deposit, currency, { field: "deposit", rule: "not_negative" });
  assertValid({ ...withinLease(next), depositMinor, graceDays });

  await writeLeaseTerms(work, lease.id, { fields: { endsOn: old.terms.endsOn }, rows: old.changes });
  const { startsOn, endsOn } = next;
  const overlaps = await overlapWarnings(work, { propertyId, unitId, startsOn, endsOn, leaseId: lease.id });
  const warnsOfDeposit = isAboveAgreed(depositMinor, [], deposit?.amountMinor ?? 0);
  const warnings = [...overlaps, ...(warnsOfDeposit ? [{ code: "DEPOSIT_ABOVE_AGREED", params: {} }] : [])];
  const open = warnings.filter(({ code }) => input.confirm?.includes(code) !== true);
  if (open.length > 0) throw refusal("CONFIRMATION_REQUIRED", { warnings: open });

  const { rentSteps, chargeSteps, termSteps, ...columns } = next;
  const ids = { tenantId, propertyId, unitId, movedFromId: lease.id };
  const fields = { ...ids, ...columns, currency, depositMinor, graceDays, notes };
  const nextId = await insertLease(work, fields);
  const coTenantIds = lease.coTenants.map(({ id }) => id);
  await insertCoTenants(work, nextId, coTenantIds);
  await putRentSteps(work, { id: nextId, kind: "rent" }, rentSteps);
  await putRentSteps(work, { id: nextId, kind: "charge" }, chargeSteps);
  if (termSteps.length > 0) await replaceTermSteps(work, nextId, termSteps);
  await insertRentRows(work, nextId, rentSchedule(next, scheduledThrough(next, site.today)));
  await writeAudit(work, leaseCreation(nextId, fields, coTenantIds));
  const ended = { endsOn: { from: lease.endsOn, to: old.terms.endsOn }, movedTo: nextId };
  const changes = { ...ended, rows: countsOf({ terms: old.terms, changes: old.changes }) };
  await writeAudit(work, { action: "update", entity: "lease", entityId: lease.id, changes });
  return { from: lease, nextId, deposit };
}
