import type { LeaseView } from "@keystead/contract/leases";
import {
  month,
  monthOf,
  parseMonth,
  parseTypedDate,
  plainDate,
  type PlainDate,
} from "@keystead/domain/calendar";
import { addToMonth } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import {
  type AmountStep,
  firstTrackedDay,
  type LeaseTerms,
  proposedTrackFrom,
  type Proration,
  rentSchedule,
} from "@keystead/domain/leases";

import { formatTypedAmount } from "../../lib/format.ts";
import { readTypedMoney } from "../../ui/typed-money.ts";

export const NEW_TENANT = "new";

/** The form as typed. */
export type LeaseFormValues = {
  readonly tenantId: string;
  readonly newTenant: string;
  readonly propertyId: string;
  readonly unitId: string;
  readonly startsOn: string;
  readonly ongoing: boolean;
  readonly endsOn: string;
  readonly rent: string;
  readonly charges: string;
  readonly deposit: string;
  readonly paymentDay: string;
  readonly proration: Proration;
  readonly graceDays: string;
  /** Empty = the rule's own proposal. */
  readonly trackFrom: string;
  /** Month from which another payment day or proration counts; empty = the usual one. */
  readonly termsFrom: string;
  readonly opening: string;
  /** Empty = the property's. */
  readonly currency: string;
  readonly notes: string;
};

export function emptyLease(today: PlainDate): LeaseFormValues {
  return {
    tenantId: "",
    newTenant: "",
    propertyId: "",
    unitId: "",
    startsOn: today,
    ongoing: true,
    endsOn: "",
    rent: "",
    charges: "",
    deposit: "",
    paymentDay: "1",
    proration: "actual_days",
    graceDays: "0",
    trackFrom: "",
    termsFrom: "",
    opening: "",
    currency: "",
    notes: "",
  };
}

/** Amounts stand there as one would type them. */
export function valuesOf(lease: LeaseView, language: Language): LeaseFormValues {
  return {
    ...emptyLease(plainDate(lease.today)),
    tenantId: lease.tenant.id,
    propertyId: lease.property.id,
    unitId: lease.unit?.id ?? "",
    startsOn: lease.startsOn,
    ongoing: lease.endsOn === null,
    endsOn: lease.endsOn ?? "",
    rent: formatTypedAmount(lease.monthlyRent, language),
    charges: formatTypedAmount(lease.charges, language),
    deposit: formatTypedAmount(lease.deposit, language),
    paymentDay: String(lease.paymentDay),
    proration: lease.proration,
    graceDays: String(lease.graceDays),
    currency: lease.currency,
    notes: lease.notes,
  };
}

/** Which of the terms with a date was changed, the first of them where both were. */
export function changedTerm(
  values: Pick<LeaseFormValues, "paymentDay" | "proration">,
  lease: Pick<LeaseView, "paymentDay" | "proration">,
): "paymentDay" | "proration" | null {
  if (values.paymentDay.trim() !== String(lease.paymentDay)) return "paymentDay";
  return values.proration === lease.proration ? null : "proration";
}

/** Amounts as wire text, "0" where nothing was typed. */
export type ReadLease = {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly rent: string;
  readonly charges: string;
  readonly deposit: string;
  readonly opening: string;
  readonly paymentDay: number;
  readonly graceDays: number;
  readonly terms: LeaseTerms;
};

export type LeaseField =
  | "tenantId"
  | "newTenant"
  | "propertyId"
  | "startsOn"
  | "endsOn"
  | "rent"
  | "charges"
  | "deposit"
  | "paymentDay"
  | "graceDays"
  | "opening";

type Reading = { readonly problems: readonly LeaseField[]; readonly lease: ReadLease | null };

type Context = { readonly language: Language; readonly currency: string; readonly today: PlainDate };

/** Reads the form; what cannot be read is named, and nothing is guessed. */
export function readLease(values: LeaseFormValues, { language, currency, today }: Context): Reading {
  const problems: LeaseField[] = [];
  const amount = (field: "rent" | "charges" | "deposit" | "opening", optional: boolean) => {
    const rule = field === "opening" ? "any" : "not_negative";
    const typed = readTypedMoney(values[field], { language, currency, rule });
    if (typed.state === "refused" || (typed.state === "empty" && !optional)) problems.push(field);
    return typed.state === "amount" ? typed : { amount: "0", minor: 0 };
  };
  const whole = (field: "paymentDay" | "graceDays", least: number, most: number) => {
    const number = /^\d{1,3}$/.test(values[field].trim()) ? Number(values[field]) : Number.NaN;
    if (!(number >= least && number <= most)) problems.push(field);
    return number;
  };
  if (values.tenantId === "") problems.push("tenantId");
  if (values.tenantId === NEW_TENANT && values.newTenant.trim() === "") problems.push("newTenant");
  if (values.propertyId === "") problems.push("propertyId");
  const startsOn = parseTypedDate(values.startsOn);
  if (startsOn === null) problems.push("startsOn");
  const endsOn = values.ongoing ? null : parseTypedDate(values.endsOn);
  if (!values.ongoing && (endsOn === null || (startsOn !== null && endsOn < startsOn)))
    problems.push("endsOn");
  const rent = amount("rent", false);
  const charges = amount("charges", true);
  const deposit = amount("deposit", true);
  const opening = amount("opening", true);
  const paymentDay = whole("paymentDay", 1, 31);
  const graceDays = whole("graceDays", 0, 60);
  if (startsOn === null || problems.some((field) => SCHEDULE_FIELDS.has(field)))
    return { problems, lease: null };
  const noSteps: readonly AmountStep[] = [];
  const trackFrom =
    values.trackFrom === "" ? proposedTrackFrom({ startsOn, endsOn }, today) : parseMonth(values.trackFrom);
  const terms: LeaseTerms = {
    startsOn,
    endsOn,
    rentMinor: rent.minor,
    rentSteps: noSteps,
    chargesMinor: charges.minor,
    chargeSteps: noSteps,
    paymentDay,
    proration: values.proration,
    termSteps: [],
    trackFrom,
    openingMinor: opening.minor,
  };
  return {
    problems,
    lease: {
      startsOn,
      endsOn,
      rent: rent.amount,
      charges: charges.amount,
      deposit: deposit.amount,
      opening: opening.amount,
      paymentDay,
      graceDays,
      terms,
    },
  };
}

const SCHEDULE_FIELDS: ReadonlySet<LeaseField> = new Set<LeaseField>([
  "startsOn",
  "endsOn",
  "rent",
  "charges",
  "opening",
  "paymentDay",
]);

export type FirstPayment = { readonly period: string; readonly dueOn: string; readonly minor: number };

/** The first three due dates with what falls due on them, by the same rule that makes the schedule. */
export function firstPayments(terms: LeaseTerms): readonly FirstPayment[] {
  const from = monthOf(firstTrackedDay(terms));
  const rows = rentSchedule(terms, addToMonth(month(from), 3));
  const byDay = new Map<string, FirstPayment>();
  for (const { dueOn, period, amountMinor } of rows) {
    const known = byDay.get(dueOn);
    byDay.set(dueOn, { dueOn, period, minor: (known?.minor ?? 0) + amountMinor });
  }
  return [...byDay.values()].slice(0, 3);
}
