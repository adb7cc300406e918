import type { LeaseChange, LeaseView } from "@keystead/contract/leases";
import { month, monthOf } from "@keystead/domain/calendar";
import { plannedRows, reconcileRows, rentSchedule, scheduledThrough } from "@keystead/domain/leases";
import { minorDigits, parseCurrency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

import { badField, refusal } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { assertValid } from "./plan-lease.ts";
import { assertFresh, theLease, theLockedLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";
import { amountIn, dayIn } from "./lease-input.ts";
import { assertOpenToLease, theSite, warnOfOverlap } from "./lease-site.ts";
import { lockPlaces } from "./lease-store.ts";
import { updateLease as writeLease } from "./lease-terms-store.ts";
import { leaseView } from "./lease-view.ts";
import { hasMoney, ledgerOf, termsOf } from "./stored-lease.ts";
import type { StoredLease } from "./stored-lease.ts";

/** Everything of the rows may still change while no money lies on the lease. */
const beginning = month("0001-01");

/**
 * The terms that are edited in place. Tenant, place, start and currency are fixed once money was recorded (R-C01, R-C18); a
 * new payment day or proration then counts from the current month on.
 */
export async function updateLease(context: LeaseContext, input: LeaseChange): Promise<LeaseView> {
  const { tx, scope, now } = context;
  permit(scope, "lease.update");
  await lockPlaces(tx, scope, input.id, [input.propertyId]);
  const lease = await theLockedLease(context, { lease: input.id });
  assertFresh(lease, input.version);
  const before = fieldsOf(lease);
  const currency = newCurrency(lease, input.currency);
  const after = {
    tenantId: input.tenantId,
    propertyId: input.propertyId,
    unitId: input.unitId,
    startsOn: dayIn(input.startsOn, "startsOn"),
    currency,
    depositMinor: amountIn(input.deposit, currency, "deposit", "not_negative"),
    paymentDay: input.paymentDay,
    proration: input.proration,
    graceDays: input.graceDays,
    notes: input.notes,
  };
  const { startsOn } = after;
  const { endsOn } = lease;
  const moved = after.propertyId !== before.propertyId || after.unitId !== before.unitId;
  const fixed =
    moved ||
    after.tenantId !== before.tenantId ||
    startsOn !== before.startsOn ||
    currency !== before.currency;
  if (fixed && hasMoney(lease)) throw refusal("HAS_PAYMENTS");
  const terms = { ...termsOf(lease), startsOn, paymentDay: after.paymentDay, proration: after.proration };
  assertValid({ ...terms, depositMinor: after.depositMinor, graceDays: after.graceDays });
  if (fixed) {
    const site = await theSite(context, after);
    if (moved) assertOpenToLease(site);
    const { propertyId, unitId } = after;
    await warnOfOverlap(context, { propertyId, unitId, startsOn, endsOn, leaseId: lease.id }, input.confirm);
  }
  const changes = reconcileRows({
    wanted: rentSchedule(terms, scheduledThrough(terms, lease.today)),
    stored: plannedRows(ledgerOf(lease), lease.today),
    from: hasMoney(lease) ? monthOf(lease.today) : beginning,
    today: lease.today,
    lowering: "rewrite",
  });
  await writeLease(tx, scope, lease.id, { fields: after, rows: changes, now });
  const audited = auditedChanges(before, after, ["notes"]);
  await writeAudit(tx, scope, {
    action: "update",
    entity: "lease",
    entityId: lease.id,
    changes: audited,
    at: now,
  });
  return leaseView(await theLease(context, lease.id));
}

/** The numbers stay as they are, so only a currency with as many digits can take the old one's place. */
function newCurrency(lease: StoredLease, text: string): Currency {
  const code = parseCurrency(text);
  if (code === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  if (minorDigits(code) !== minorDigits(lease.currency))
    throw badField(["currency"], "CURRENCY_DIGITS_DIFFER");
  return code;
}

function fieldsOf(lease: StoredLease) {
  const { startsOn, currency, depositMinor, paymentDay, proration, graceDays, notes } = lease;
  return {
    tenantId: lease.tenant.id,
    propertyId: lease.property.id,
    unitId: lease.unit?.id ?? null,
    startsOn,
    currency,
    depositMinor,
    paymentDay,
    proration,
    graceDays,
    notes,
  };
}
