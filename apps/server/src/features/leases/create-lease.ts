import type { LeaseView, NewLease } from "@keystead/contract/leases";
import { month, monthOf } from "@keystead/domain/calendar";
import {
  openingCredit,
  proposedTrackFrom,
  rentSchedule,
  scheduledThrough,
  validateLeaseTerms,
} from "@keystead/domain/leases";
import type { LeaseIssue, LeaseTerms } from "@keystead/domain/leases";
import { parseCurrency } from "@keystead/domain/money";

import { badField, refusal } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { theLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";
import { amountIn, dayIn } from "./lease-input.ts";
import { assertOpenToLease, theSite, warnOfOverlap } from "./lease-site.ts";
import { insertLease } from "./lease-terms-store.ts";
import type { LeaseSite } from "./lease-terms-store.ts";
import { leaseView } from "./lease-view.ts";
import { insertSchedule } from "./rent-row-store.ts";

/** R-C01, R-C03, R-C04, R-C21: the lease with its rows up to the horizon. */
export async function createLease(context: LeaseContext, input: NewLease): Promise<LeaseView> {
  const { tx, scope, now } = context;
  permit(scope, "lease.create");
  const { tenantId, propertyId, unitId, graceDays, notes } = input;
  const site = await theSite(context, { tenantId, propertyId, unitId });
  assertOpenToLease(site);
  const { terms, currency, depositMinor } = readTerms(input, site);
  assertValid({ ...terms, depositMinor, graceDays });
  const { startsOn, endsOn, rentSteps: _rent, chargeSteps: _charges, ...amounts } = terms;
  await warnOfOverlap(context, { propertyId, unitId, startsOn, endsOn, leaseId: null }, input.confirm);

  const fields = {
    tenantId,
    propertyId,
    unitId,
    startsOn,
    endsOn,
    currency,
    ...amounts,
    depositMinor,
    graceDays,
  };
  const rows = rentSchedule(terms, scheduledThrough(terms, site.today));
  const credit = openingCredit(terms);
  if (credit !== null && rows.length === 0) throw badField(["opening"], "OPENING_WITHOUT_ROWS");
  const id = await insertLease(tx, scope, { ...fields, notes });
  await insertSchedule(tx, scope, id, { rows, credit });
  await writeAudit(tx, scope, { action: "create", entity: "lease", entityId: id, changes: fields, at: now });
  return leaseView(await theLease(context, id));
}

function readTerms(
  input: NewLease,
  site: LeaseSite,
): { readonly terms: LeaseTerms; readonly currency: string; readonly depositMinor: number } {
  const currency = parseCurrency(input.currency ?? site.currency);
  if (currency === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  const startsOn = dayIn(input.startsOn, "startsOn");
  const endsOn = input.endsOn === null ? null : dayIn(input.endsOn, "endsOn");
  const chosen = input.trackFrom;
  const proposed =
    chosen === undefined
      ? proposedTrackFrom({ startsOn, endsOn }, site.today)
      : chosen === null
        ? null
        : month(chosen);
  // A month before the start tracks the whole lease, which is what no month says.
  const trackFrom = proposed !== null && proposed <= monthOf(startsOn) ? null : proposed;
  const terms: LeaseTerms = {
    startsOn,
    endsOn,
    rentMinor: amountIn(input.monthlyRent, currency, "monthlyRent", "not_negative"),
    rentSteps: [],
    chargesMinor: amountIn(input.charges, currency, "charges", "not_negative"),
    chargeSteps: [],
    paymentDay: input.paymentDay,
    proration: input.proration,
    trackFrom,
    openingMinor: amountIn(input.opening, currency, "opening", "any"),
  };
  return { terms, currency, depositMinor: amountIn(input.deposit, currency, "deposit", "not_negative") };
}

const fieldOnTheWire: Partial<Record<LeaseIssue["field"], string>> = { rent: "monthlyRent" };

/** Refuses with everything that is wrong at once. */
export function assertValid(lease: Parameters<typeof validateLeaseTerms>[0]): void {
  const issues = validateLeaseTerms(lease).map(({ field, code }) => ({
    path: [fieldOnTheWire[field] ?? field],
    code,
  }));
  if (issues.length > 0) throw refusal("BAD_REQUEST", { issues });
}
