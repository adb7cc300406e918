import { firstDayOf } from "../../calendar/index.ts";
import { MAX_AMOUNT_MINOR } from "../../money/index.ts";
import { FIRST_PAYMENT_DAY, LAST_PAYMENT_DAY, MOST_GRACE_DAYS } from "./lease-terms.ts";
import type { AmountStep, LeaseTerms } from "./lease-terms.ts";

export type LeaseIssue = {
  readonly field:
    | "endsOn"
    | "rent"
    | "charges"
    | "deposit"
    | "paymentDay"
    | "graceDays"
    | "trackFrom"
    | "steps";
  readonly code:
    | "LEASE_END_BEFORE_START"
    | "AMOUNT_NEGATIVE"
    | "AMOUNT_TOO_LARGE"
    | "PAYMENT_DAY_OUT_OF_RANGE"
    | "INVALID_INPUT"
    | "STEP_OUTSIDE_LEASE";
};

/**
 * R-C01: everything wrong with a lease's terms, in the order end, rent, charges, deposit, payment day, grace days,
 * tracking, steps; empty = valid. Amounts in minor units, 0 allowed. The caller checks that tenant, property and unit
 * exist and belong together.
 */
export function validateLeaseTerms(
  lease: LeaseTerms & { readonly depositMinor: number; readonly graceDays: number },
): readonly LeaseIssue[] {
  const issues: LeaseIssue[] = [];
  if (lease.endsOn !== null && lease.endsOn < lease.startsOn)
    issues.push({ field: "endsOn", code: "LEASE_END_BEFORE_START" });
  issues.push(...amountIssues("rent", lease.rentMinor), ...amountIssues("charges", lease.chargesMinor));
  issues.push(...amountIssues("deposit", lease.depositMinor));
  if (!isWholeBetween(lease.paymentDay, FIRST_PAYMENT_DAY, LAST_PAYMENT_DAY))
    issues.push({ field: "paymentDay", code: "PAYMENT_DAY_OUT_OF_RANGE" });
  if (!isWholeBetween(lease.graceDays, 0, MOST_GRACE_DAYS))
    issues.push({ field: "graceDays", code: "INVALID_INPUT" });
  if (lease.trackFrom !== null && lease.endsOn !== null && firstDayOf(lease.trackFrom) > lease.endsOn) {
    issues.push({ field: "trackFrom", code: "INVALID_INPUT" });
  }
  for (const step of [...lease.rentSteps, ...lease.chargeSteps]) issues.push(...stepIssues(step, lease));
  return issues;
}

function amountIssues(field: LeaseIssue["field"], amountMinor: number): readonly LeaseIssue[] {
  if (amountMinor < 0) return [{ field, code: "AMOUNT_NEGATIVE" }];
  return amountMinor > MAX_AMOUNT_MINOR ? [{ field, code: "AMOUNT_TOO_LARGE" }] : [];
}

function stepIssues(step: AmountStep, lease: LeaseTerms): readonly LeaseIssue[] {
  if (step.from < lease.startsOn || (lease.endsOn !== null && step.from > lease.endsOn)) {
    return [{ field: "steps", code: "STEP_OUTSIDE_LEASE" }];
  }
  return amountIssues("steps", step.amountMinor);
}

function isWholeBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
