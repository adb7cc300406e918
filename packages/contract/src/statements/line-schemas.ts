import { books } from "@keystead/domain/ledger";
import {
  ACCOUNT_LIMIT,
  amountReasons,
  BANK_NAME_LIMIT,
  BANK_TEXT_LIMIT,
  doubts,
  MOST_BANK_LINES,
  noMatches,
  payerReasons,
  bookingDoubts,
  bookingPayers,
} from "@keystead/domain/statements";
import { rentRowKinds } from "@keystead/domain/leases";
import * as z from "zod/mini";

import { line, Amount, AmountInput, CurrencyCode, Day, Id, Named, text } from "../wire/index.ts";

const Account = z.nullable(
  z
    .string({ error: "INVALID_TEXT" })
    .check(
      z.maxLength(ACCOUNT_LIMIT, { error: "TOO_LONG" }),
      z.regex(/^[A-Z\d]+$/, { error: "INVALID_TEXT" }),
    ),
);

/** The fields by which a line is recognised again; they contain none of its texts. */
export const knownAgainBy = {
  ownAccount: Account,
  bookedOn: Day,
  amount: AmountInput,
  currency: CurrencyCode,
};
/** The payer, as the bank writes it. */
export const linePayer = { name: line(BANK_NAME_LIMIT), account: Account };

/** A line of a bank statement; negative for money out. */
export const StatementLine = z.strictObject({
  ...knownAgainBy,
  ...linePayer,
  text: text(BANK_TEXT_LIMIT),
  returned: z.boolean({ error: "INVALID_VALUE" }),
  /** The lease that the user chose for it. */
  lease: z.optional(Id),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const StatementQuery = z.strictObject({
  lines: z
    .array(StatementLine)
    .check(
      z.minLength(1, { error: "ROWS_REQUIRED" }),
      z.maxLength(MOST_BANK_LINES, { error: "TOO_MANY_ROWS" }),
    ),
});
export type StatementQuery = z.infer<typeof StatementQuery>;

/** The lease whose rent a line may be. */
const LeaseOfLine = z.object({
  id: z.string(),
  tenant: Named,
  property: Named,
  unit: z.nullable(Named),
});

/** A way to book a line: the months it pays, in order. */
export const BookingProposalView = z.object({
  lease: LeaseOfLine,
  months: z.array(
    z.object({
      period: z.string(),
      dueOn: z.string(),
      outstanding: Amount,
      parts: z.array(z.object({ ref: z.string(), kind: z.enum(rentRowKinds), outstanding: Amount })),
    }),
  ),
  /** Σ of the months. */
  outstanding: Amount,
  /** What stays open of these months; zero where nothing does. */
  left: Amount,
  /** The excess over these months. */
  over: Amount,
  byAmount: z.enum(amountReasons),
  byPayer: z.nullable(z.enum(payerReasons)),
  /** The day, about a month before, on which the same sum was received; null where there is none. */
  sameOn: z.nullable(z.string()),
});
export type BookingProposalView = z.infer<typeof BookingProposalView>;

/** A way to book a line on bookings of one property: each booking gets its own Income (R-D10). */
export const BookingMatchView = z.object({
  property: Named,
  stays: z.array(
    z.object({
      id: z.string(),
      guest: z.string(),
      unit: z.nullable(Named),
      /** By the property's own days. */
      checkIn: z.string(),
      checkOut: z.string(),
      outstanding: Amount,
      /** The part of the line that it gets. */
      pays: Amount,
    }),
  ),
  by: z.enum(bookingPayers),
  /** What stays open of these bookings; zero where nothing does. */
  left: Amount,
  /** The excess over what they owe. */
  over: Amount,
});
export type BookingMatchView = z.infer<typeof BookingMatchView>;

const BookedTransferView = z.object({ lease: LeaseOfLine, transferId: z.string(), paidOn: z.string() });

/** How earlier lines of the same payee were booked; the property is null where it varied. */
export const RecordHabitView = z.object({
  property: z.nullable(Named),
  unit: z.nullable(Named),
  category: z.string(),
  nature: z.string(),
  lastOn: z.string(),
});
export type RecordHabitView = z.infer<typeof RecordHabitView>;

/** What a line is; `number` is its running number among equal lines of the same day. */
export const LineOutcome = z.discriminatedUnion("state", [
  z.object({ state: z.literal("certain"), number: z.number(), proposal: BookingProposalView }),
  z.object({
    state: z.literal("doubtful"),
    number: z.number(),
    doubt: z.enum([...doubts, ...bookingDoubts]),
    proposals: z.array(BookingProposalView),
    /** Bookings that it may pay instead; listed after the leases. */
    stays: z.array(BookingMatchView),
    /** More leases or bookings fit than are offered. */
    more: z.boolean(),
  }),
  /** Pays bookings: money from a guest or a channel. */
  z.object({ state: z.literal("certain_stays"), number: z.number(), proposal: BookingMatchView }),
  z.object({
    state: z.literal("none"),
    number: z.number(),
    why: z.enum(noMatches),
    lease: z.nullable(LeaseOfLine),
    habit: z.nullable(RecordHabitView),
  }),
  z.object({
    state: z.literal("booked"),
    number: z.number(),
    how: z.enum(["statement", "otherwise"]),
    ...BookedTransferView.shape,
  }),
  z.object({
    state: z.literal("returned"),
    number: z.number(),
    /** The day of an unbooked line of this statement that it may take back. */
    lineOn: z.nullable(z.string()),
    of: z.array(BookedTransferView),
  }),
  /** In the books, but not as rent: booked from this line before, or entered by hand within 3 days of it. */
  z.object({
    state: z.literal("recorded"),
    number: z.number(),
    how: z.enum(["statement", "otherwise"]),
    book: z.enum(books),
    recordId: z.string(),
    property: Named,
    category: z.string(),
    date: z.string(),
    /** How many more records the line became: a payout makes one Income per booking. */
    others: z.number(),
  }),
  /**
   * The deposit of a lease, which is not booked here: a recorded one within 3 days, or (`recordedOn` null) the agreed
   * one that is still due. Certain only from an account known as the tenant's.
   */
  z.object({
    state: z.literal("deposit"),
    number: z.number(),
    lease: LeaseOfLine,
    recordedOn: z.nullable(z.string()),
    certain: z.boolean(),
  }),
  z.object({ state: z.literal("out"), number: z.number(), habit: z.nullable(RecordHabitView) }),
]);
export type LineOutcome = z.infer<typeof LineOutcome>;

/** One outcome per line, in the order of the lines. */
export const StatementMatched = z.object({ lines: z.array(LineOutcome) });
export type StatementMatched = z.infer<typeof StatementMatched>;
