import type { NewLease } from "@keystead/contract/leases";
import { month, monthOf } from "@keystead/domain/calendar";
import {
  isTrackable,
  openingCredit,
  proposedTrackFrom,
  rentSchedule,
  scheduledThrough,
  validateLeaseTerms,
} from "@keystead/domain/leases";
import type { AmountStep, LeaseIssue, LeaseTerms, NewRentRow } from "@keystead/domain/leases";
import { parseCurrency } from "@keystead/domain/money";

import { parseAmount, badField, parseDay, refusal } from "#kernel/api/index.ts";
import type { Site } from "../../properties/index.ts";
import type { LeaseFields } from "../lease-terms-store.ts";
import type { OpeningCredit } from "../rent-rows/rent-row-store.ts";

/** A valid lease as it is to be stored: its columns, its rows up to the horizon, its opening credit. */
export type PlannedLease = {
  readonly fields: Omit<LeaseFields, "tenantId" | "propertyId" | "unitId">;
  readonly rows: readonly NewRentRow[];
  readonly credit: OpeningCredit | null;
};

/** R-C01, R-C04, R-C21: reports mistakes in the terms; the caller checks the unit or property. */
export function planLease(
  input: Omit<NewLease, "tenant" | "tenantId" | "coTenantIds" | "propertyId" | "unitId" | "confirm">,
  site: Pick<Site, "currency" | "today">,
): PlannedLease {
  const { graceDays, notes } = input;
  const { terms, currency, depositMinor } = readTerms(input, site);
  // Checked first: a future month may also be after the end, and the code for that would be less helpful.
  if (!isTrackable(terms, site.today)) throw badField(["trackFrom"], "TRACK_FROM_OUT_OF_RANGE");
  assertValid({ ...terms, depositMinor, graceDays });
  const { rentSteps: _rent, chargeSteps: _charges, termSteps: _terms, ...columns } = terms;
  const rows = rentSchedule(terms, scheduledThrough(terms, site.today));
  const credit = openingCredit(terms);
  if (credit !== null && rows.length === 0) throw badField(["opening"], "OPENING_WITHOUT_ROWS");
  return { fields: { ...columns, currency, depositMinor, graceDays, notes }, rows, credit };
}

function readTerms(
  input: Parameters<typeof planLease>[0],
  site: Pick<Site, "currency" | "today">,
): { readonly terms: LeaseTerms; readonly currency: string; readonly depositMinor: number } {
  const currency = parseCurrency(input.currency ?? site.currency);
  if (currency === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  const startsOn = parseDay(input.startsOn, "startsOn");
  const endsOn = input.endsOn === null ? null : parseDay(input.endsOn, "endsOn");
  const chosen = input.trackFrom;
  const proposed =
    chosen === undefined
      ? proposedTrackFrom({ startsOn, endsOn }, site.today)
      : chosen === null
        ? null
        : month(chosen);
  // A month at or before the start means the whole lease, which is stored as null.
  const trackFrom = proposed !== null && proposed <= monthOf(startsOn) ? null : proposed;
  const terms: LeaseTerms = {
    startsOn,
    endsOn,
    rentMinor: parseAmount(input.monthlyRent, currency, { field: "monthlyRent", rule: "not_negative" }),
    rentSteps: [],
    chargesMinor: parseAmount(input.charges, currency, { field: "charges", rule: "not_negative" }),
    chargeSteps: [],
    paymentDay: input.paymentDay,
    proration: input.proration,
    termSteps: [],
    trackFrom,
    openingMinor: parseAmount(input.opening, currency, { field: "opening", rule: "any" }),
  };
  return {
    terms,
    currency,
    depositMinor: parseAmount(input.deposit, currency, { field: "deposit", rule: "not_negative" }),
  };
}

const fieldOnTheWire: Partial<Record<LeaseIssue["field"], string>> = { rent: "monthlyRent" };

/** Refuses with all mistakes at once. */
export function assertValid(lease: Parameters<typeof validateLeaseTerms>[0]): void {
  const issues = validateLeaseTerms(lease).map(({ field, code }) => ({
    path: [fieldOnTheWire[field] ?? field],
    code,
  }));
  if (issues.length > 0) throw refusal("BAD_REQUEST", { issues });
}

/**
 * The terms that are validated when an existing lease is edited or moved. Steps after its end are left out: they are no
 * mistake of the edit (R-C18), and count again when the lease is extended.
 */
export function withinLease(terms: LeaseTerms): LeaseTerms {
  const within = ({ from }: AmountStep): boolean => terms.endsOn === null || from <= terms.endsOn;
  return {
    ...terms,
    rentSteps: terms.rentSteps.filter(within),
    chargeSteps: terms.chargeSteps.filter(within),
  };
}
