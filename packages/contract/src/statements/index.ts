import {
  books,
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  RECORD_NOTES_LIMIT,
} from "@keystead/domain/ledger";
import { MOST_AT_ONCE } from "@keystead/domain/lists";
import {
  ACCOUNT_LIMIT,
  amountReasons,
  BANK_NAME_LIMIT,
  BANK_TEXT_LIMIT,
  doubts,
  MOST_BANK_LINES,
  noMatches,
  payerReasons,
  stayDoubts,
  stayPayers,
} from "@keystead/domain/statements";
import { rentRowKinds } from "@keystead/domain/leases";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refuse } from "../errors.ts";
import { RowRef } from "../leases/index.ts";
import { line, Amount, AmountInput, ById, CurrencyCode, Day, Id, Named, Ok, text } from "../wire/index.ts";

const Account = z.nullable(
  z
    .string({ error: "INVALID_TEXT" })
    .check(
      z.maxLength(ACCOUNT_LIMIT, { error: "TOO_LONG" }),
      z.regex(/^[A-Z\d]+$/, { error: "INVALID_TEXT" }),
    ),
);

/** What a line is known again by: none of its words. */
const knownAgainBy = { ownAccount: Account, bookedOn: Day, amount: AmountInput, currency: CurrencyCode };
/** Who paid, as the bank writes it. */
const payer = { name: line(BANK_NAME_LIMIT), account: Account };

/** A line of a bank's statement; negative for what went out. */
export const StatementLine = z.strictObject({
  ...knownAgainBy,
  ...payer,
  text: text(BANK_TEXT_LIMIT),
  returned: z.boolean({ error: "INVALID_VALUE" }),
  /** The lease that somebody chose for it. */
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

/** Whose rent a line may be. */
const LeaseOfLine = z.object({
  id: z.string(),
  tenant: Named,
  property: Named,
  unit: z.nullable(Named),
});

/** A way to book a line: the months it pays, in their order. */
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
  /** What of them stays open; "0" forms where nothing does. */
  left: Amount,
  /** What is more than they ask. */
  over: Amount,
  byAmount: z.enum(amountReasons),
  byPayer: z.nullable(z.enum(payerReasons)),
  /** A month before the same sum came in. */
  sameOn: z.nullable(z.string()),
});
export type BookingProposalView = z.infer<typeof BookingProposalView>;

/** A way to book a line on bookings of one property: each becomes an Income of its own (R-D10). */
export const StayProposalView = z.object({
  property: Named,
  stays: z.array(
    z.object({
      id: z.string(),
      guest: z.string(),
      unit: z.nullable(Named),
      /** Days at the property. */
      checkIn: z.string(),
      checkOut: z.string(),
      outstanding: Amount,
      /** What of the line it is paid. */
      pays: Amount,
    }),
  ),
  by: z.enum(stayPayers),
  /** What of them stays open; "0" forms where nothing does. */
  left: Amount,
  /** What is more than they owe. */
  over: Amount,
});
export type StayProposalView = z.infer<typeof StayProposalView>;

const BookedTransferView = z.object({ lease: LeaseOfLine, transferId: z.string(), paidOn: z.string() });

/** How lines of the same payee were booked before; the property is null where it differs from time to time. */
export const RecordHabitView = z.object({
  property: z.nullable(Named),
  unit: z.nullable(Named),
  category: z.string(),
  nature: z.string(),
  lastOn: z.string(),
});
export type RecordHabitView = z.infer<typeof RecordHabitView>;

/** What a line is; `number` is its running number among the equal ones of its day. */
export const LineOutcome = z.discriminatedUnion("state", [
  z.object({ state: z.literal("certain"), number: z.number(), proposal: BookingProposalView }),
  z.object({
    state: z.literal("doubtful"),
    number: z.number(),
    doubt: z.enum([...doubts, ...stayDoubts]),
    proposals: z.array(BookingProposalView),
    /** Bookings that it may pay instead; they stand behind the leases. */
    stays: z.array(StayProposalView),
    /** More leases or bookings than are offered would fit. */
    more: z.boolean(),
  }),
  /** What a guest or a channel pays of bookings. */
  z.object({ state: z.literal("certain_stays"), number: z.number(), proposal: StayProposalView }),
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
    /** The day of a line of this statement that it may take back, which is not booked. */
    lineOn: z.nullable(z.string()),
    of: z.array(BookedTransferView),
  }),
  /** In the books, but no rent: by this line of a statement, or entered by hand within 3 days. */
  z.object({
    state: z.literal("recorded"),
    number: z.number(),
    how: z.enum(["statement", "otherwise"]),
    book: z.enum(books),
    recordId: z.string(),
    property: Named,
    category: z.string(),
    date: z.string(),
    /** As many more that the line became: a payout is an Income of each booking. */
    others: z.number(),
  }),
  /**
   * The deposit of a lease, which nothing is booked of here: one that is recorded within 3 days, or without a day the one that is agreed and
   * still due. Certain only from an account that is known as the tenant's.
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

/** As many as the lines, in their order. */
export const StatementMatched = z.object({ lines: z.array(LineOutcome) });
export type StatementMatched = z.infer<typeof StatementMatched>;

const running = z
  .number({ error: "INVALID_NUMBER" })
  .check(
    z.int({ error: "INVALID_NUMBER" }),
    z.minimum(1, { error: "INVALID_NUMBER" }),
    z.maximum(MOST_BANK_LINES, { error: "INVALID_NUMBER" }),
  );

/** A line that somebody ticked, and what it pays. */
export const LineToBook = z.strictObject({
  ...knownAgainBy,
  ...payer,
  number: running,
  lease: Id,
  rows: z.array(RowRef).check(z.minLength(1, { error: "ROWS_REQUIRED" }), z.maxLength(MOST_AT_ONCE)),
  /** What was shown as open on them: when less is open by then, somebody was quicker, and nothing is booked. */
  outstanding: z.optional(AmountInput),
});
export type LineToBook = z.infer<typeof LineToBook>;

const record = {
  ...knownAgainBy,
  ...payer,
  number: running,
  propertyId: Id,
  unitId: z._default(z.nullable(Id), null),
  notes: z._default(text(RECORD_NOTES_LIMIT), ""),
};
/** A line that is no rent, and what it is entered as: what went out (its amount is below zero) an expense, what came in an income. */
export const RecordToBook = z.discriminatedUnion("book", [
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
export type RecordToBook = z.infer<typeof RecordToBook>;

/** A line that pays bookings, with what each is paid: together the line's amount. */
export const StaysToBook = z.strictObject({
  ...knownAgainBy,
  ...payer,
  number: running,
  stays: z
    .array(
      z.strictObject({
        booking: Id,
        amount: AmountInput,
        /** What was shown as outstanding of it: when less is by then, somebody was quicker, and nothing is booked. */
        outstanding: z.optional(AmountInput),
      }),
    )
    .check(z.minLength(1, { error: "ROWS_REQUIRED" }), z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })),
});
export type StaysToBook = z.infer<typeof StaysToBook>;

/** A line with which the bank took a payment back, and which transfer that was. */
export const RefundToBook = z.strictObject({ ...knownAgainBy, number: running, lease: Id, transfer: Id });
export type RefundToBook = z.infer<typeof RefundToBook>;

/**
 * All of them or none; a line that is booked by now is passed over. Issues name the line: `["lines", 2, "bookedOn"]`. The lists
 * together hold one line at least.
 */
export const NewStatementBooking = z.strictObject({
  lines: z._default(z.array(LineToBook).check(z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })), []),
  stays: z._default(z.array(StaysToBook).check(z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })), []),
  records: z._default(z.array(RecordToBook).check(z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })), []),
  refunds: z._default(z.array(RefundToBook).check(z.maxLength(MOST_AT_ONCE, { error: "TOO_MANY_ROWS" })), []),
});
export type NewStatementBooking = z.infer<typeof NewStatementBooking>;

export const StatementBooked = z.object({
  /** For `undo`, within 15 minutes; null when every line was booked before. */
  undoId: z.nullable(z.string()),
  booked: z.number(),
  /** Of these what is no payment of a tenant: records and what was taken back. */
  recorded: z.number(),
  /** Booked by somebody meanwhile. */
  already: z.number(),
});
export type StatementBooked = z.infer<typeof StatementBooked>;

const member = oc.errors(memberRefusals);

export const statementsContract = {
  /** Reads: whose rent the lines are. Nothing of them is kept. */
  match: member
    .route({ method: "POST", path: "/statements/match" })
    .input(StatementQuery)
    .output(StatementMatched),
  book: member
    .route({ method: "POST", path: "/statements/bookings" })
    .errors(
      refuse(
        "STALE",
        "PLAN_LIMIT",
        "NOTHING_OUTSTANDING",
        "REVERSAL_EXCEEDS_ORIGINAL",
        "IDEMPOTENCY_MISMATCH",
      ),
    )
    .input(NewStatementBooking)
    .output(StatementBooked),
  /** Takes all payments of one booking away again, while nobody has changed one of them. */
  undo: member
    .route({ method: "POST", path: "/statements/bookings/{id}/undo" })
    .errors(refuse("CANNOT_UNDO"))
    .input(ById)
    .output(Ok),
};
