import type { LeaseView } from "@keystead/contract/leases";
import { type Month, parseMonth, plainDate, type PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import {
  type AmountStep,
  FIRST_PAYMENT_DAY,
  LAST_PAYMENT_DAY,
  type LeaseTerm,
  type LeaseTerms,
  MOST_GRACE_DAYS,
  proposedTrackFrom,
  type Proration,
} from "@keystead/domain/leases";
import type { PaymentMethod } from "@keystead/domain/ledger";
import { totalOf } from "@keystead/domain/money";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { amountOf } from "../../../lib/format/minor-units.ts";
import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import type { AllFieldsReading as FormReading } from "../../../ui/form/form-reading.ts";
import { readMoneyInput } from "../../../ui/field/read-money-input.ts";
import { firstOfHistory, pastMonths } from "./tracking/lease-months.ts";

export const NEW_TENANT = "new";

/** The form's values as typed. */
export type LeaseFormValues = {
  readonly tenantId: string;
  readonly newTenant: string;
  /** Ids of the joint tenants, separated by spaces. */
  readonly coTenants: string;
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
  /** Empty for the rule's default. */
  readonly trackFrom: string;
  /** Every month before this one was paid; tracking then starts with the first of them. */
  readonly allPaid: boolean;
  readonly method: PaymentMethod;
  /** The month from which a new payment day or proration applies; empty for the default. */
  readonly termsFrom: string;
  readonly opening: string;
  /** Empty for the property's currency. */
  readonly currency: string;
  readonly notes: string;
};

export function emptyLease(today: PlainDate): LeaseFormValues {
  return {
    tenantId: "",
    newTenant: "",
    coTenants: "",
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
    allPaid: false,
    method: "bank_transfer",
    termsFrom: "",
    opening: "",
    currency: "",
    notes: "",
  };
}

/** The fields that are edited in place; rent and end have verbs of their own. */
export type EditedLeaseFields = Pick<
  LeaseView,
  "startsOn" | "currency" | "deposit" | "paymentDay" | "proration" | "graceDays" | "notes"
> & {
  readonly tenantId: string;
  readonly coTenants: string;
  readonly propertyId: string;
  readonly unitId: string | null;
};

export function leaseFields(lease: LeaseView): EditedLeaseFields {
  const { startsOn, currency, deposit, paymentDay, proration, graceDays, notes } = lease;
  const { tenant, coTenants, property, unit } = lease;
  return {
    tenantId: tenant.id,
    coTenants: coTenants.map(({ id }) => id).join(" "),
    propertyId: property.id,
    unitId: unit?.id ?? null,
    startsOn,
    currency,
    deposit,
    paymentDay,
    proration,
    graceDays,
    notes,
  };
}

/** Turns a lease's fields into form values, with amounts as one would type them; other typed values stay. */
export function valuesOfLease(
  fields: EditedLeaseFields,
  values: LeaseFormValues,
  language: Language,
): LeaseFormValues {
  return {
    ...values,
    ...fields,
    unitId: fields.unitId ?? "",
    deposit: formatAmountInput(fields.deposit, language),
    paymentDay: String(fields.paymentDay),
    graceDays: String(fields.graceDays),
  };
}

export function leaseFormValues(lease: LeaseView, language: Language): LeaseFormValues {
  const terms = {
    ...emptyLease(plainDate(lease.today)),
    ongoing: lease.endsOn === null,
    endsOn: lease.endsOn ?? "",
    rent: formatAmountInput(lease.monthlyRent, language),
    charges: formatAmountInput(lease.charges, language),
  };
  return valuesOfLease(leaseFields(lease), terms, language);
}

/** The dated term that was changed; the payment day if both were. */
export function changedTerm(
  values: Pick<LeaseFormValues, "paymentDay" | "proration">,
  lease: Pick<LeaseView, "paymentDay" | "proration">,
): "paymentDay" | "proration" | null {
  if (values.paymentDay.trim() !== String(lease.paymentDay)) return "paymentDay";
  return values.proration === lease.proration ? null : "proration";
}

/** Amounts as wire text; an empty field is zero. */
export type ParsedLease = {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly rent: string;
  readonly charges: string;
  readonly deposit: string;
  readonly opening: string;
  readonly paymentDay: number;
  readonly graceDays: number;
  /** The past months to book as paid, by the last month and the sum; null for none. */
  readonly paid: { readonly through: string; readonly amount: string } | null;
  readonly terms: LeaseTerms;
};

export type LeaseField =
  | "tenantId"
  | "newTenant"
  | "coTenants"
  | "propertyId"
  | "startsOn"
  | "endsOn"
  | "rent"
  | "charges"
  | "deposit"
  | "paymentDay"
  | "graceDays"
  | "opening";

type Reading = { readonly problems: readonly LeaseField[]; readonly lease: ParsedLease | null };

export type Context = { readonly language: Language; readonly currency: string; readonly today: PlainDate };

/** Reads the form; text that cannot be read is reported, never guessed. */
export function readLease(values: LeaseFormValues, { language, currency, today }: Context): Reading {
  const problems: LeaseField[] = [];
  const amount = (field: "rent" | "charges" | "deposit" | "opening", optional: boolean) => {
    const rule = field === "opening" ? "any" : "not_negative";
    const read = readMoneyInput(values[field], { language, currency, rule });
    if (read.state === "refused" || (read.state === "empty" && !optional)) problems.push(field);
    return read.state === "amount" ? read : { amount: amountOf(0, currency), minor: 0 };
  };
  const whole = (field: "paymentDay" | "graceDays", least: number, most: number) => {
    const number = /^\d{1,3}$/.test(values[field].trim()) ? Number(values[field]) : Number.NaN;
    if (!(number >= least && number <= most)) problems.push(field);
    return number;
  };
  if (values.tenantId === "") problems.push("tenantId");
  if (values.tenantId === NEW_TENANT && values.newTenant.trim() === "") problems.push("newTenant");
  if (values.propertyId === "") problems.push("propertyId");
  const startsOn = dayOfInput(values.startsOn);
  if (startsOn === null) problems.push("startsOn");
  const endsOn = values.ongoing ? null : dayOfInput(values.endsOn);
  if (!values.ongoing && (endsOn === null || (startsOn !== null && endsOn < startsOn)))
    problems.push("endsOn");
  const rent = amount("rent", false);
  const charges = amount("charges", true);
  const deposit = amount("deposit", true);
  const opening = values.allPaid ? { amount: amountOf(0, currency), minor: 0 } : amount("opening", true);
  const paymentDay = whole("paymentDay", FIRST_PAYMENT_DAY, LAST_PAYMENT_DAY);
  const graceDays = whole("graceDays", 0, MOST_GRACE_DAYS);
  if (startsOn === null || problems.some((field) => SCHEDULE_FIELDS.has(field)))
    return { problems, lease: null };
  const noSteps: readonly AmountStep[] = [];
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
    trackFrom: trackedFrom(values, { startsOn, endsOn }, today),
    openingMinor: opening.minor,
  };
  return {
    problems,
    lease: {
      paid: values.allPaid ? paidSoFar(terms, { currency, today }) : null,
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

function trackedFrom(
  { allPaid, trackFrom }: Pick<LeaseFormValues, "allPaid" | "trackFrom">,
  term: LeaseTerm,
  today: PlainDate,
): Month | null {
  if (allPaid) return firstOfHistory(term.startsOn, today);
  return trackFrom === "" ? proposedTrackFrom(term, today) : parseMonth(trackFrom);
}

function paidSoFar(
  terms: LeaseTerms,
  { currency, today }: Pick<Context, "currency" | "today">,
): ParsedLease["paid"] {
  const past = pastMonths(terms, today);
  const last = past.at(-1);
  if (last === undefined) return null;
  return { through: last.period, amount: amountOf(totalOf(past.map(({ minor }) => minor)), currency) };
}

const SCHEDULE_FIELDS: ReadonlySet<LeaseField> = new Set<LeaseField>([
  "startsOn",
  "endsOn",
  "rent",
  "charges",
  "opening",
  "paymentDay",
]);

/** Like `readLease`, in the shape of a form's reading: problems by field, or the input to send. */
export function readLeaseForm<Input>(
  values: LeaseFormValues,
  context: Context,
  inputOf: (read: ParsedLease) => Input,
): FormReading<LeaseFormValues, Input> {
  const { problems, lease } = readLease(values, context);
  if (lease !== null && problems.length === 0) return { input: inputOf(lease) };
  return { problems: Object.fromEntries(problems.map((field) => [field, "WRONG"])) };
}
