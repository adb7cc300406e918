import { recordOf } from "../kernel/index.ts";
import type { RecordField } from "../record-fields/index.ts";
import { tenantFields } from "../tenants/index.ts";
import type { AuditedEntity } from "./audited-entities.ts";
import { auditedBookings } from "./audited-bookings.ts";
import { auditedRecords, auditedKinds } from "../described-records/index.ts";
import type { AuditedField, HistoryField, ValueShape } from "./history-words.ts";

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

const { name: tenantName, ...restOfTenant } = tenantFields;

/** The fields of each record that the history shows, in order; the audit stores more, which is of no use to readers. */
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
    ["minGapMinutes", "minGap", "number"],
    ["cleaningMinutes", "cleaningTime", "number"],
    ["checklist", "checklist", "hidden"],
    ["accessNote", "accessNote", "hidden"],
    ["purchasePriceMinor", "purchasePrice", "money"],
    ["purchaseDate", "purchaseDate", "day"],
    ["closingCostsMinor", "closingCosts", "money"],
    ["initialWorksMinor", "initialWorks", "money"],
    ["loanPrincipalMinor", "loanPrincipal", "money"],
    ["loanAnnualRate", "loanAnnualRate", "rate"],
    ["loanTermYears", "loanTermYears", "number"],
    ["loanStartDate", "loanStartDate", "day"],
    ["monthlyDebtServiceMinor", "monthlyDebtService", "money"],
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
    ["accessNote", "accessNote", "hidden"],
  ],
  // The name comes first, as in the other records.
  tenant: auditedAs({ name: tenantName, ...restOfTenant }),
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
    ["keysGivenOn", "keysGiven", "day"],
    ["keysBackOn", "keysBack", "day"],
    ["handoverNotes", "handoverNotes", "hidden"],
    ["dueOn", "dueOn", "day"],
    ["letter", "letter", { word: "letter" }],
    ["language", "language", { code: "language" }],
  ],
  ...auditedBookings,
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
  ...recordOf(auditedKinds, (kind) => auditedRecords[kind].fields),
  account: [],
  workspace: [
    ["plan", "plan", { word: "plan" }],
    ["guestRecordMonths", "guestRecordMonths", "number"],
    ["exported", "exported", { word: "exported" }],
    ["period", "period", "month"],
    ["from", "from", "month"],
    ["through", "through", "month"],
    ["year", "year", "number"],
  ],
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
    ["publishOn", "date", "day"],
    ["language", "language", { code: "language" }],
    ["topic", "address", "hidden"],
    ["metaDescription", "content", "hidden"],
    ["keywords", "content", "hidden"],
    ["heroTitle", "content", "hidden"],
    ["heroSubtitle", "content", "hidden"],
    ["sections", "content", "hidden"],
  ],
};

/** Text fields are hidden, selected values are shown. */
function auditedAs(
  fields: Readonly<Record<string, RecordField<string, HistoryField>>>,
): readonly AuditedField[] {
  return Object.entries(fields).map(([name, field]) => [name, field.label, shapeOf(field)]);
}

function shapeOf(field: RecordField): ValueShape {
  switch (field.kind) {
    case "record":
      return { record: field.of };
    case "language":
      return { code: "language" };
    case "line":
    case "phone":
    case "email":
    case "lines":
      return "hidden";
  }
}
