import {
  books,
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  MOST_MONTHS_APART,
  paymentMethods,
  splitWays,
} from "@keystead/domain/ledger";
import { sql } from "../drizzle.ts";
import { bigint, check, date, index, integer, numeric, text, unique, uuid } from "../pg-core.ts";
import { booking } from "./bookings.ts";
import { depositMovement, leasePayment, leaseRefund } from "./lease-money.ts";
import { lease } from "./leases.ts";
import { property, unit } from "./properties.ts";
import { tenant } from "./tenants.ts";
import { createdAt, isCurrencyCode, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

export const income = workspaceTable(
  "income",
  {
    propertyId: uuid("property_id").notNull(),
    unitId: uuid("unit_id"),
    tenantId: uuid("tenant_id"),
    leaseId: uuid("lease_id"),
    category: text("category", { enum: incomeCategories }).notNull(),
    nature: text("nature", { enum: incomeNatures }).notNull().default("operating"),
    /** Negative only for a reversal and for category deposit (R-A07). */
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    method: text("method", { enum: paymentMethods }),
    notes: text("notes").notNull().default(""),
    leasePaymentId: uuid("lease_payment_id"),
    /**
     * The transfer of that payment or refund, set by a trigger. One transfer is one line of the books (R-C10a), and
     * this column finds it without joining its parts.
     */
    transferId: uuid("transfer_id"),
    leaseRefundId: uuid("lease_refund_id"),
    depositMovementId: uuid("deposit_movement_id"),
    /** R-D10: a guest's payment for nights; edited at the booking. */
    bookingId: uuid("booking_id"),
    /** The booking whose guest paid for cleaning: neither night revenue nor part of the booking's balance. */
    cleaningOf: uuid("cleaning_of"),
    reversalOf: uuid("reversal_of"),
    /** No foreign key: the record outlives the person who made it. */
    createdBy: uuid("created_by"),
    ...edited(),
  },
  (t) => [
    // One payment, one Income, even if it is marked twice at the same moment (R-C11).
    unique("income_lease_payment_once").on(t.workspaceId, t.leasePaymentId),
    unique("income_lease_refund_once").on(t.workspaceId, t.leaseRefundId),
    reference("income_property", [t.propertyId], property).onDelete("cascade"),
    // For this and the next two references the migration names the column: `set null (unit_id)` and so on.
    reference("income_unit", [t.propertyId, t.unitId], unit).onDelete("set null"),
    reference("income_tenant", [t.tenantId], tenant).onDelete("set null"),
    reference("income_lease", [t.leaseId], lease).onDelete("set null"),
    reference("income_lease_payment", [t.leasePaymentId], leasePayment).onDelete("cascade"),
    reference("income_lease_refund", [t.leaseRefundId], leaseRefund).onDelete("cascade"),
    reference("income_deposit_movement", [t.depositMovementId], depositMovement).onDelete("cascade"),
    // No cascade: a booking with recorded money is cancelled, not deleted (R-M04); when its property is deleted, one
    // statement deletes both.
    reference("income_booking", [t.bookingId], booking),
    // The migration names the column: `set null (cleaning_of)`.
    reference("income_cleaning_of", [t.cleaningOf], booking).onDelete("set null"),
    // No cascade: an original with reversals cannot be deleted (R-A08).
    reference("income_reversal_of", [t.reversalOf], t),
    check(
      "income_cleaning_is_other",
      sql`${t.cleaningOf} is null or (${t.category} = 'other' and ${t.bookingId} is null)`,
    ),
    oneOf("income_category", t.category, incomeCategories),
    oneOf("income_nature", t.nature, incomeNatures),
    oneOf("income_method", t.method, paymentMethods),
    isCurrencyCode("income_currency", t.currency),
    check(
      "income_sign",
      sql`${t.amountMinor} <> 0 and (${t.amountMinor} > 0 or ${t.reversalOf} is not null or ${t.category} = 'deposit')`,
    ),
    index("income_by_day").on(t.workspaceId, t.receivedOn, t.createdAt, t.id),
    index("income_by_property_day").on(t.workspaceId, t.propertyId, t.receivedOn, t.id),
    index("income_by_lease").on(t.workspaceId, t.leaseId),
    index("income_by_tenant").on(t.workspaceId, t.tenantId),
    index("income_by_transfer")
      .on(t.workspaceId, t.transferId)
      .where(sql`transfer_id is not null`),
    index("income_by_booking")
      .on(t.workspaceId, t.bookingId)
      .where(sql`booking_id is not null`),
    index("income_by_cleaning")
      .on(t.workspaceId, t.cleaningOf)
      .where(sql`cleaning_of is not null`),
    index("income_by_deposit_movement").on(t.workspaceId, t.depositMovementId),
    index("income_by_original").on(t.workspaceId, t.reversalOf),
  ],
);

/** A payment out: a positive amount, or a negative one for money that came back (R-A08). */
export const expense = workspaceTable(
  "expense",
  {
    propertyId: uuid("property_id").notNull(),
    /** A unit of the property; null for the whole property. */
    unitId: uuid("unit_id"),
    category: text("category", { enum: expenseCategories }).notNull(),
    nature: text("nature", { enum: expenseNatures }).notNull().default("operating"),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    spentOn: date("spent_on", { mode: "string" }).notNull(),
    notes: text("notes").notNull().default(""),
    reversalOf: uuid("reversal_of"),
    /**
     * Shared by the parts of a bill that is divided over several units or properties; they are one line of the books.
     */
    splitId: uuid("split_id"),
    splitBy: text("split_by", { enum: splitWays }),
    /** The share from which the part was computed: the typed share, or the size of its unit at that time. */
    splitShare: numeric("split_share", { precision: 18, scale: 4 }),
    /** The part's position in the order in which the bill was divided. */
    splitNo: integer("split_no"),
    /** No foreign key: the record outlives the person who made it. */
    createdBy: uuid("created_by"),
    ...edited(),
  },
  (t) => [
    reference("expense_property", [t.propertyId], property).onDelete("cascade"),
    // The migration names the column: `set null (unit_id)`.
    reference("expense_unit", [t.propertyId, t.unitId], unit).onDelete("set null"),
    // No cascade: an original with reversals cannot be deleted (R-A08).
    reference("expense_reversal_of", [t.reversalOf], t),
    oneOf("expense_category", t.category, expenseCategories),
    oneOf("expense_nature", t.nature, expenseNatures),
    oneOf("expense_split_by", t.splitBy, splitWays),
    check(
      "expense_split",
      sql`num_nulls(${t.splitId}, ${t.splitBy}, ${t.splitShare}, ${t.splitNo}) in (0, 4)`,
    ),
    isCurrencyCode("expense_currency", t.currency),
    check("expense_sign", sql`${t.amountMinor} <> 0 and (${t.amountMinor} > 0) = (${t.reversalOf} is null)`),
    index("expense_by_day").on(t.workspaceId, t.spentOn, t.createdAt, t.id),
    index("expense_by_property_day").on(t.workspaceId, t.propertyId, t.spentOn, t.id),
    index("expense_by_unit")
      .on(t.workspaceId, t.unitId)
      .where(sql`unit_id is not null`),
    index("expense_by_split")
      .on(t.workspaceId, t.splitId)
      .where(sql`split_id is not null`),
    index("expense_by_original")
      .on(t.workspaceId, t.reversalOf)
      .where(sql`reversal_of is not null`),
  ],
);

const inWords = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(", "));

/** A recurring entry of either book: each occurrence is proposed, and nothing is booked automatically. */
export const recurring = workspaceTable(
  "recurring",
  {
    book: text("book", { enum: books }).notNull(),
    propertyId: uuid("property_id").notNull(),
    /** A unit of the property; null for the whole property. */
    unitId: uuid("unit_id"),
    category: text("category").notNull(),
    nature: text("nature").notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    /** Only for income. */
    method: text("method", { enum: paymentMethods }),
    notes: text("notes").notNull().default(""),
    /** The day of occurrence 0, from which all others are counted. */
    firstOn: date("first_on", { mode: "string" }).notNull(),
    everyMonths: integer("every_months").notNull(),
    /** Nothing is proposed before `proposedFrom` or after `endsOn`. */
    proposedFrom: date("proposed_from", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    /** No foreign key: the series outlives the person who made it. */
    createdBy: uuid("created_by"),
    ...edited(),
  },
  (t) => [
    reference("recurring_property", [t.propertyId], property).onDelete("cascade"),
    // The migration names the column: `set null (unit_id)`.
    reference("recurring_unit", [t.propertyId, t.unitId], unit).onDelete("set null"),
    oneOf("recurring_book", t.book, books),
    oneOf("recurring_method", t.method, paymentMethods),
    isCurrencyCode("recurring_currency", t.currency),
    check(
      "recurring_words",
      sql`case ${t.book} when 'income'
        then ${t.category} in (${inWords(incomeCategories)}) and ${t.nature} in (${inWords(incomeNatures)})
        else ${t.category} in (${inWords(expenseCategories)}) and ${t.nature} in (${inWords(expenseNatures)}) end`,
    ),
    check("recurring_method_of_income", sql`(${t.method} is not null) = (${t.book} = 'income')`),
    check("recurring_amount", sql`${t.amountMinor} > 0`),
    check("recurring_every", sql`${t.everyMonths} between 1 and ${sql.raw(String(MOST_MONTHS_APART))}`),
    index("recurring_by_book").on(t.workspaceId, t.book, t.propertyId),
    index("recurring_by_property").on(t.workspaceId, t.propertyId),
    index("recurring_by_unit")
      .on(t.workspaceId, t.unitId)
      .where(sql`unit_id is not null`),
  ],
);

/**
 * An occurrence that was decided: accepted, with the record it became, or skipped. Deleting that record does not reopen
 * it.
 */
export const recurringOccurrence = workspaceTable(
  "recurring_occurrence",
  {
    recurringId: uuid("recurring_id").notNull(),
    number: integer("number").notNull(),
    incomeId: uuid("income_id"),
    expenseId: uuid("expense_id"),
    createdAt: createdAt(),
  },
  (t) => [
    reference("recurring_occurrence_recurring", [t.recurringId], recurring).onDelete("cascade"),
    // The migration names each column: `set null (income_id)`.
    reference("recurring_occurrence_income", [t.incomeId], income).onDelete("set null"),
    reference("recurring_occurrence_expense", [t.expenseId], expense).onDelete("set null"),
    // An occurrence is decided once, even if two people accept it at the same moment.
    unique("recurring_occurrence_once").on(t.workspaceId, t.recurringId, t.number),
    unique("recurring_occurrence_income_once").on(t.workspaceId, t.incomeId),
    unique("recurring_occurrence_expense_once").on(t.workspaceId, t.expenseId),
    check("recurring_occurrence_number", sql`${t.number} >= 0`),
    check("recurring_occurrence_one_record", sql`num_nonnulls(${t.incomeId}, ${t.expenseId}) <= 1`),
  ],
);
