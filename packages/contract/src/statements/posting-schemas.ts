import {
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  RECORD_NOTES_LIMIT,
} from "@keystead/domain/ledger";
import { MOST_AT_ONCE } from "@keystead/domain/lists";
import { MOST_BANK_LINES } from "@keystead/domain/statements";
import * as z from "zod/mini";

import { RowRef } from "../leases/index.ts";
import { AmountInput, Id, text } from "../wire/index.ts";
import { knownAgainBy, linePayer } from "./line-schemas.ts";

const running = z
  .number({ error: "INVALID_NUMBER" })
  .check(
    z.int({ error: "INVALID_NUMBER" }),
    z.minimum(1, { error: "INVALID_NUMBER" }),
    z.maximum(MOST_BANK_LINES, { error: "INVALID_NUMBER" }),
  );

/** A line that the user ticked, and what it pays. */
export const LineToPost = z.strictObject({
  ...knownAgainBy,
  ...linePayer,
  number: running,
  lease: Id,
  rows: z.array(RowRef).check(z.minLength(1, { error: "ROWS_REQUIRED" }), z.maxLength(MOST_AT_ONCE)),
  /**
   * The open amount that was shown: if less is open by then, somebody else has recorded a payment, and nothing is
   * booked.
   */
  outstanding: z.optional(AmountInput),
});
export type LineToPost = z.infer<typeof LineToPost>;

const record = {
  ...knownAgainBy,
  ...linePayer,
  number: running,
  propertyId: Id,
  unitId: z._default(z.nullable(Id), null),
  notes: z._default(text(RECORD_NOTES_LIMIT), ""),
};
/**
 * A line that is not rent, and how it is recorded: money out (negative amount) as an expense, money in as an income.
 */
export const RecordToPost = z.discriminatedUnion("book", [
  z.strictObject({
    book: z.literal("expense"),
    ...record,
    category: z.enum(expenseCategories, { error: "INVALID_CATEGORY" }),
    nature: z._default(z.enum(expenseNatures, { error: "INVALID_NATURE" }), "operating"),
  }),
  z.strictObject({
    book: z.literal("income"),
    ...record,
    category: z.enum(incomeCategories, { error: "INVALID_CATEGORY" }),
    nature: z._default(z.enum(incomeNatures, { error: "INVALID_NATURE" }), "operating"),
  }),
]);
export type RecordToPost = z.infer<typeof RecordToPost>;

/** A line that pays bookings, with the part each gets; the parts add up to the line's amount. */
export const BookingsToPost = z.strictObject({
  ...knownAgainBy,
  ...linePayer,
  number: running,
  stays: z
    .array(
      z.strictObject({
        booking: Id,
        amount: AmountInput,
        /**
         * The outstanding amount that was shown: if less is outstanding by then, somebody else has recorded a payment,
         * and nothing is booked.
         */
        outstanding: z.optional(AmountInput),
      }),
    )
    .check(z.minLength(1, { error: "ROWS_REQUIRED" }), z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })),
});
export type BookingsToPost = z.infer<typeof BookingsToPost>;

/** A line with which the bank took a payment back, and the transfer concerned. */
export const RefundToPost = z.strictObject({ ...knownAgainBy, number: running, lease: Id, transfer: Id });
export type RefundToPost = z.infer<typeof RefundToPost>;

/**
 * All or nothing; lines that are already booked are skipped. Issues name the line: `["lines", 2, "bookedOn"]`. The
 * lists together need at least one line.
 */
export const NewStatementPosting = z.strictObject({
  lines: z._default(z.array(LineToPost).check(z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })), []),
  stays: z._default(z.array(BookingsToPost).check(z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })), []),
  records: z._default(z.array(RecordToPost).check(z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })), []),
  refunds: z._default(z.array(RefundToPost).check(z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })), []),
});
export type NewStatementPosting = z.infer<typeof NewStatementPosting>;

export const StatementPosted = z.object({
  /** For `undo`, within 15 minutes; null when every line was already booked. */
  undoId: z.nullable(z.string()),
  booked: z.number(),
  /** How many of these are not tenants' payments: records, and payments taken back. */
  recorded: z.number(),
  /** Lines that were booked meanwhile. */
  already: z.number(),
});
export type StatementPosted = z.infer<typeof StatementPosted>;
