import { memberRoles } from "../permissions/index.ts";
import { letterKinds } from "../letters/index.ts";
import { documentKinds } from "../documents/index.ts";
import { exportedThings } from "../exports/index.ts";
import { expenseCategories, expenseNatures, incomeCategories, paymentMethods } from "../ledger/index.ts";
import { depositMovementTypes, prorations, writeDownReasons } from "../leases/index.ts";
import { plans, subscriptionStatuses } from "../plans/index.ts";
import { labelsOf } from "../record-fields/index.ts";
import type { LabelOf, ShownAs } from "../record-fields/index.ts";
import { propertyStatuses, propertyTypes, rentalModes } from "../properties/index.ts";
import { seoStatuses } from "../seo/index.ts";
import { tenantFields } from "../tenants/index.ts";
import { rateModes } from "../bookings/index.ts";
import { turnoverStatuses } from "../turnovers/index.ts";
import { auditedKinds, wordsOfRecords } from "../described-records/index.ts";
import { commonFields } from "./common-fields.ts";
import type { CommonField } from "./common-fields.ts";

/** Words that a value can be, by the field that uses them. */
const words = {
  rentalMode: rentalModes,
  propertyType: propertyTypes,
  status: propertyStatuses,
  proration: prorations,
  method: paymentMethods,
  incomeCategory: incomeCategories,
  expenseCategory: expenseCategories,
  nature: expenseNatures,
  movement: depositMovementTypes,
  reason: writeDownReasons,
  plan: plans,
  planStatus: subscriptionStatuses,
  turnoverStatus: turnoverStatuses,
  documentKind: documentKinds,
  letter: letterKinds,
  pageStatus: seoStatuses,
  passwordHow: ["reset", "change", "removed"],
  signIn: ["password", "magic_link", "sign_up"],
  role: memberRoles,
  rateMode: rateModes,
  exported: exportedThings,
  ...wordsOfRecords,
} as const;

type Words = typeof words;
export type WordField = keyof Words;
export type HistoryWord = { [Field in WordField]: `${Field}.${Words[Field][number]}` }[WordField];

/** The word of the field as one of `HistoryWord`; null for any other text. */
export function historyWord(field: WordField, text: unknown): HistoryWord | null {
  const known: readonly string[] = words[field];
  return typeof text === "string" && known.includes(text) ? (`${field}.${text}` as HistoryWord) : null;
}

export const historyWords: readonly HistoryWord[] = Object.entries(words).flatMap(([field, all]) =>
  all.map((word) => `${field}.${word}` as HistoryWord),
);

/** The kinds of records that a value can refer to; shown by their current names. */
export const namedKinds = [
  "property",
  "unit",
  "tenant",
  "lease",
  "booking",
  ...auditedKinds,
  "person",
] as const;
export type NamedKind = (typeof namedKinds)[number];

export type ValueShape = ShownAs<WordField, NamedKind>;

/** The name of a field in the audit, its name in the history, and how it is shown. */
export type AuditedField = readonly [stored: string, field: HistoryField, shape: ValueShape];

/** The common fields and those of described records, which are labelled as in their forms. */
export type HistoryField = CommonField | LabelOf<typeof tenantFields>;
export const historyFields: readonly HistoryField[] = [
  ...new Set([...commonFields, ...labelsOf(tenantFields)]),
];
