import { memberRoles } from "../permissions/index.ts";
import { letterKinds } from "../letters/index.ts";
import { documentKinds } from "../documents/index.ts";
import { expenseCategories, expenseNatures, incomeCategories, paymentMethods } from "../ledger/index.ts";
import { depositMovementTypes, prorations, writeDownReasons } from "../leases/index.ts";
import { plans, subscriptionStatuses } from "../plans/index.ts";
import { propertyStatuses, propertyTypes, rentalModes } from "../properties/index.ts";
import { seoStatuses } from "../seo/index.ts";
import { taskPriorities, taskStatuses } from "../tasks/index.ts";
import type { AuditedEntity } from "./audited-entities.ts";

/** Words that a value can be, under the field that has them. */
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
  taskStatus: taskStatuses,
  priority: taskPriorities,
  documentKind: documentKinds,
  letter: letterKinds,
  pageStatus: seoStatuses,
  passwordHow: ["reset", "change", "removed"],
  signIn: ["password", "magic_link", "sign_up"],
  role: memberRoles,
} as const;

type Words = typeof words;
export type WordField = keyof Words;
export type HistoryWord = { [Field in WordField]: `${Field}.${Words[Field][number]}` }[WordField];

/** Whether text is a word of the field. */
export function historyWord(field: WordField, text: unknown): HistoryWord | null {
  const known: readonly string[] = words[field];
  return typeof text === "string" && known.includes(text) ? (`${field}.${text}` as HistoryWord) : null;
}

export const historyWords: readonly HistoryWord[] = Object.entries(words).flatMap(([field, all]) =>
  all.map((word) => `${field}.${word}` as HistoryWord),
);

/** The records that a value can name; it is shown by the name they bear today. */
export const namedKinds = ["property", "unit", "tenant", "lease", "task", "person"] as const;
export type NamedKind = (typeof namedKinds)[number];

/**
 * How a stored value is shown. "hidden": of names, contacts and notes it is said only that they changed; whatever stands in the
 * audit is not read.
 */
export type Shape =
  | "money"
  | "day"
  | "month"
  | "number"
  | "rate"
  | "yes"
  | "time"
  | "hidden"
  | { readonly word: WordField }
  | { readonly code: "country" | "currency" | "language" | "timezone" }
  | { readonly record: NamedKind };

/** A field as it is called in what the audit stores, what it is called here, and how it is shown. */
export type AuditedField = readonly [stored: string, field: HistoryField, shape: Shape];

export const historyFields = [
  "name",
  "address",
  "city",
  "country",
  "email",
  "phone",
  "notes",
  "rentalMode",
  "propertyType",
  "status",
  "currency",
  "timezone",
  "checkIn",
  "checkOut",
  "property",
  "unit",
  "tenant",
  "coTenants",
  "bedrooms",
  "bathrooms",
  "size",
  "floor",
  "maintenance",
  "inServiceFrom",
  "archived",
  "startsOn",
  "endsOn",
  "rent",
  "charges",
  "deposit",
  "paymentDay",
  "proration",
  "termSteps",
  "graceDays",
  "trackFrom",
  "opening",
  "movedTo",
  "movedFrom",
  "amount",
  "incomeCategory",
  "expenseCategory",
  "nature",
  "date",
  "everyMonths",
  "skipped",
  "paidOn",
  "method",
  "through",
  "refundedOn",
  "movement",
  "movedOn",
  "reason",
  "writtenOn",
  "dueOn",
  "year",
  "share",
  "advances",
  "result",
  "plan",
  "planStatus",
  "language",
  "baseCurrency",
  "shortcuts",
  "passwordHow",
  "signIn",
  "ended",
  "admin",
  "description",
  "taskStatus",
  "priority",
  "assignee",
  "repeat",
  "lease",
  "documentKind",
  "role",
  "pageStatus",
  "content",
  "reminderBefore",
  "reminderAfter",
  "period",
  "rateBase",
  "rateQuote",
  "rate",
  "letter",
  "iban",
] as const;
export type HistoryField = (typeof historyFields)[number];

const place: readonly AuditedField[] = [
  ["tenantId", "tenant", { record: "tenant" }],
  ["coTenantIds", "coTenants", { record: "tenant" }],
  ["propertyId", "property", { record: "property" }],
  ["unitId", "unit", { record: "unit" }],
];

const booked: readonly AuditedField[] = [
  ["propertyId", "property", { record: "property" }],
  ["unitId", "unit", { record: "unit" }],
  ["nature", "nature", { word: "nature" }],
  ["amountMinor", "amount", "money"],
  ["currency", "currency", { code: "currency" }],
  ["date", "date", "day"],
  ["notes", "notes", "hidden"],
];

/** What of each record is told, in the order in which it is told; what the audit stores besides serves no reader. */
export const auditedFields: Readonly<Record<AuditedEntity, readonly AuditedField[]>> = {
  property: [
    ["name", "name", "hidden"],
    ["status", "status", { word: "status" }],
    ["rentalMode", "rentalMode", { word: "rentalMode" }],
    ["propertyType", "propertyType", { word: "propertyType" }],
    ["address", "address", "hidden"],
    ["city", "city", "hidden"],
    ["country", "country", { code: "country" }],
    ["currency", "currency", { code: "currency" }],
    ["timezone", "timezone", { code: "timezone" }],
    ["checkInTime", "checkIn", "time"],
    ["checkOutTime", "checkOut", "time"],
    ["notes", "notes", "hidden"],
  ],
  unit: [
    ["name", "name", "hidden"],
    ["propertyId", "property", { record: "property" }],
    ["bedrooms", "bedrooms", "number"],
    ["bathrooms", "bathrooms", "number"],
    ["sizeSqm", "size", "number"],
    ["floor", "floor", "hidden"],
    ["maintenance", "maintenance", "yes"],
    ["inServiceFrom", "inServiceFrom", "day"],
    ["archived", "archived", "yes"],
  ],
  tenant: [
    ["name", "name", "hidden"],
    ["propertyId", "property", { record: "property" }],
    ["email", "email", "hidden"],
    ["phone", "phone", "hidden"],
    ["language", "language", { code: "language" }],
    ["notes", "notes", "hidden"],
  ],
  lease: [
    ...place,
    ["startsOn", "startsOn", "day"],
    ["endsOn", "endsOn", "day"],
    ["movedFromId", "movedFrom", { record: "lease" }],
    ["movedTo", "movedTo", { record: "lease" }],
    ["currency", "currency", { code: "currency" }],
    ["rentMinor", "rent", "money"],
    ["chargesMinor", "charges", "money"],
    ["depositMinor", "deposit", "money"],
    ["paymentDay", "paymentDay", "number"],
    ["proration", "proration", { word: "proration" }],
    ["termSteps", "termSteps", "hidden"],
    ["graceDays", "graceDays", "number"],
    ["trackFrom", "trackFrom", "month"],
    ["openingMinor", "opening", "money"],
    ["notes", "notes", "hidden"],
    ["reminderBefore", "reminderBefore", "number"],
    ["reminderAfter", "reminderAfter", "number"],
    ["dueOn", "dueOn", "day"],
    ["letter", "letter", { word: "letter" }],
    ["language", "language", { code: "language" }],
  ],
  lease_payment: [
    ["amountMinor", "amount", "money"],
    ["paidOn", "paidOn", "day"],
    ["through", "through", "month"],
    ["method", "method", { word: "method" }],
    ["note", "notes", "hidden"],
  ],
  lease_refund: [
    ["amountMinor", "amount", "money"],
    ["refundedOn", "refundedOn", "day"],
  ],
  deposit_movement: [
    ["kind", "movement", { word: "movement" }],
    ["amountMinor", "amount", "money"],
    ["movedOn", "movedOn", "day"],
  ],
  deposit_transfer: [
    ["amountMinor", "amount", "money"],
    ["movedOn", "movedOn", "day"],
    ["fromLeaseId", "movedFrom", { record: "lease" }],
    ["toLeaseId", "movedTo", { record: "lease" }],
  ],
  write_down: [
    ["amountMinor", "amount", "money"],
    ["writtenOn", "writtenOn", "day"],
    ["reason", "reason", { word: "reason" }],
  ],
  rent_row: [
    ["amountMinor", "amount", "money"],
    ["dueOn", "dueOn", "day"],
  ],
  settlement: [
    ["year", "year", "number"],
    ["shareMinor", "share", "money"],
    ["advancesMinor", "advances", "money"],
    ["resultMinor", "result", "money"],
  ],
  fx_rate: [
    ["period", "period", "month"],
    ["base", "rateBase", { code: "currency" }],
    ["quote", "rateQuote", { code: "currency" }],
    ["rate", "rate", "rate"],
  ],
  income: [
    ["category", "incomeCategory", { word: "incomeCategory" }],
    ["method", "method", { word: "method" }],
    ...booked,
  ],
  expense: [["category", "expenseCategory", { word: "expenseCategory" }], ...booked],
  recurring: [
    ["incomeCategory", "incomeCategory", { word: "incomeCategory" }],
    ["expenseCategory", "expenseCategory", { word: "expenseCategory" }],
    ["method", "method", { word: "method" }],
    ...booked,
    ["firstOn", "startsOn", "day"],
    ["everyMonths", "everyMonths", "number"],
    ["endsOn", "endsOn", "day"],
    ["skipped", "skipped", "day"],
  ],
  task: [
    ["description", "description", "hidden"],
    ["status", "taskStatus", { word: "taskStatus" }],
    ["priority", "priority", { word: "priority" }],
    ["dueOn", "dueOn", "day"],
    ["assigneeId", "assignee", { record: "person" }],
    ["assigneeName", "assignee", "hidden"],
    ["propertyId", "property", { record: "property" }],
    ["unitId", "unit", { record: "unit" }],
    ["leaseId", "lease", { record: "lease" }],
    ["tenantId", "tenant", { record: "tenant" }],
    ["repeat", "repeat", "hidden"],
  ],
  document: [
    ["name", "name", "hidden"],
    ["kind", "documentKind", { word: "documentKind" }],
    ["unitId", "unit", { record: "unit" }],
  ],
  invitation: [["role", "role", { word: "role" }]],
  membership: [["role", "role", { word: "role" }]],
  account: [],
  workspace: [["plan", "plan", { word: "plan" }]],
  letterhead: [
    ["senderName", "name", "hidden"],
    ["address", "address", "hidden"],
    ["iban", "iban", "hidden"],
    ["paymentNote", "notes", "hidden"],
  ],
  subscription: [
    ["plan", "plan", { word: "plan" }],
    ["status", "planStatus", { word: "planStatus" }],
  ],
  profile: [
    ["name", "name", "hidden"],
    ["language", "language", { code: "language" }],
    ["timezone", "timezone", { code: "timezone" }],
    ["baseCurrency", "baseCurrency", { code: "currency" }],
    ["singleKeyShortcuts", "shortcuts", "yes"],
  ],
  password: [["how", "passwordHow", { word: "passwordHow" }]],
  session: [
    ["method", "signIn", { word: "signIn" }],
    ["ended", "ended", "number"],
  ],
  notice_settings: [],
  user: [["admin", "admin", "yes"]],
  seo_page: [
    ["title", "name", "hidden"],
    ["slug", "address", "hidden"],
    ["status", "pageStatus", { word: "pageStatus" }],
    ["language", "language", { code: "language" }],
    ["metaDescription", "content", "hidden"],
    ["keywords", "content", "hidden"],
    ["heroTitle", "content", "hidden"],
    ["heroSubtitle", "content", "hidden"],
    ["sections", "content", "hidden"],
  ],
};
