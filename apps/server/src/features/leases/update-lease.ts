import type { LeaseChange, LeaseView } from "@keystead/contract/leases";
import { month, monthOf } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { planNewStart, planTermStep, termsOfMonth } from "@keystead/domain/leases";
import type { LeasePlan } from "@keystead/domain/leases";
import { minorDigits, parseCurrency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

import { parseAmount, badField, parseDay, refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { hasMoney, leaseBefore, namedLease } from "../rent-book/index.ts";
import type { StoredLease } from "../rent-book/index.ts";
import { assertCoTenants } from "./co-tenants/assert-co-tenants.ts";
import { replaceCoTenants } from "./co-tenants/co-tenants-store.ts";
import { requireLease, requireLockedLease } from "./require-lease.ts";
import { assertOpenTo, requireSite } from "../properties/index.ts";
import { warnOfOverlap } from "./lease-site.ts";
import { lockLeaseSites } from "./lease-store.ts";
import { writeLeaseTerms as writeLease } from "./lease-terms-store.ts";
import { leaseView } from "./lease-view.ts";
import { assertValid, withinLease } from "./create/plan-lease.ts";
import { replaceTermSteps } from "./rent-rows/rent-row-store.ts";

/**
 * Edits terms in place: merges the given fields into the lease under its lock. Tenant, unit or property, start and
 * currency are fixed once money is recorded (R-C01, R-C18). A new payment day or proration counts from a month on, by
 * default the current one (R-C07).
 */
export async function updateLease(work: Work, input: LeaseChange): Promise<LeaseView> {
  await lockLeaseSites(work, input.id, {
    propertyIds: input.propertyId === undefined ? [] : [input.propertyId],
    tenantIds: input.coTenantIds ?? [],
  });
  const lease = await requireLockedLease(work, { lease: input.id });
  if (lease.version !== input.version) throw stale(leaseView(lease, work.scope));
  const before = fieldsOf(lease);
  const after = { ...before, ...changedFields(lease, input) };
  const { startsOn, currency } = after;
  const { endsOn } = lease;
  const moved = after.propertyId !== before.propertyId || after.unitId !== before.unitId;
  const fixed =
    moved ||
    after.tenantId !== before.tenantId ||
    startsOn !== before.startsOn ||
    currency !== before.currency;
  if (fixed && hasMoney(lease)) throw refusal("HAS_PAYMENTS", { records: [namedLease(lease)] });
  const coTenantIds = input.coTenantIds ?? coTenantsOf(lease);
  if (input.coTenantIds !== undefined || after.tenantId !== before.tenantId)
    await assertCoTenants(work, after.tenantId, coTenantIds);
  const plan = planEdit(lease, input, startsOn);
  const { terms } = plan;
  assertValid({ ...withinLease(terms), depositMinor: after.depositMinor, graceDays: after.graceDays });
  if (fixed) {
    const site = await requireSite(work, after);
    if (moved) assertOpenTo(site, "monthly");
    const { propertyId, unitId } = after;
    await warnOfOverlap(work, { propertyId, unitId, startsOn, endsOn, leaseId: lease.id }, input.confirm);
  }
  const { paymentDay, proration, termSteps } = terms;
  const fields = { ...after, paymentDay, proration };
  await writeLease(work, lease.id, { fields, rows: plan.changes });
  if (input.coTenantIds !== undefined) await replaceCoTenants(work, lease.id, coTenantIds);
  if (termSteps !== lease.termSteps) await replaceTermSteps(work, lease.id, termSteps);
  const audited = auditedChanges(
    { ...before, ...lease.base, termSteps: lease.termSteps, coTenantIds: coTenantsOf(lease) },
    { ...fields, termSteps, coTenantIds },
    ["notes"],
  );
  await writeAudit(work, {
    action: "update",
    entity: "lease",
    entityId: lease.id,
    changes: audited,
  });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

/** Payment day and proration first, then the start, so that the rows follow the resulting terms. */
function planEdit(lease: StoredLease, input: LeaseChange, startsOn: PlainDate): LeasePlan {
  const before = leaseBefore(lease);
  const from = input.termsFrom === undefined ? null : month(input.termsFrom);
  const inForce = termsOfMonth(before.terms, from ?? monthOf(lease.today));
  const { paymentDay = inForce.paymentDay, proration = inForce.proration } = input;
  const stepped = planTermStep({ ...before, step: { from, paymentDay, proration } });
  if (!stepped.ok) throw badField(["termsFrom"], stepped.code);
  if (startsOn === lease.startsOn) return stepped.value;
  return planNewStart({ ...before, terms: stepped.value.terms, startsOn });
}

/** The amounts keep their numbers, so the new currency must have as many decimal places as the old one. */
function newCurrency(lease: StoredLease, text: string): Currency {
  const code = parseCurrency(text);
  if (code === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  if (minorDigits(code) !== minorDigits(lease.currency))
    throw badField(["currency"], "CURRENCY_DIGITS_DIFFER");
  return code;
}

type StoredFields = ReturnType<typeof fieldsOf>;

function changedFields(lease: StoredLease, change: LeaseChange): Partial<StoredFields> {
  const { tenantId, propertyId, unitId, startsOn, deposit, graceDays, notes } = change;
  const currency = change.currency === undefined ? lease.currency : newCurrency(lease, change.currency);
  return {
    currency,
    ...(tenantId === undefined ? {} : { tenantId }),
    ...(propertyId === undefined ? {} : { propertyId }),
    ...(unitId === undefined ? {} : { unitId }),
    ...(startsOn === undefined ? {} : { startsOn: parseDay(startsOn, "startsOn") }),
    ...(deposit === undefined
      ? {}
      : { depositMinor: parseAmount(deposit, currency, { field: "deposit", rule: "not_negative" }) }),
    ...(graceDays === undefined ? {} : { graceDays }),
    ...(notes === undefined ? {} : { notes }),
  };
}

function coTenantsOf({ coTenants }: StoredLease): readonly string[] {
  return coTenants.map(({ id }) => id);
}

function fieldsOf(lease: StoredLease) {
  const { startsOn, currency, depositMinor, graceDays, notes } = lease;
  return {
    tenantId: lease.tenant.id,
    propertyId: lease.property.id,
    unitId: lease.unit?.id ?? null,
    startsOn,
    currency,
    depositMinor,
    graceDays,
    notes,
  };
}
