import { campaignChannels } from "@keystead/domain/ads";
import {
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  MOST_MONTHS_APART,
  MOST_PARTS,
  RECORD_NOTES_LIMIT,
  splitWays,
} from "@keystead/domain/ledger";
import { MOST_LINES } from "@keystead/domain/spreadsheet";
import * as z from "zod/mini";

import {
  Amount,
  AmountInput,
  Confirm,
  CurrencyCode,
  Day,
  Id,
  Named,
  PaymentMethodCode,
  Version,
  changeOf,
  atLeastOne,
  text,
} from "../wire/index.ts";

export const MonthsApart = z
  .int({ error: "INVALID_INTERVAL" })
  .check(z.gte(1, { error: "INVALID_INTERVAL" }), z.lte(MOST_MONTHS_APART, { error: "INVALID_INTERVAL" }));

/** The fields that records of both books have. */
const recordView = {
  id: z.string(),
  version: z.number(),
  property: Named,
  unit: z.nullable(Named),
  currency: z.string(),
  /** The day on which the money moved. */
  date: z.string(),
  notes: z.string(),
  /** The record of which this one is a (partial) reversal (R-A08). */
  reversalOf: z.nullable(z.string()),
  /** Σ reversed so far, as a positive amount. */
  reversed: Amount,
  /** Comes from a payment, refund, deposit movement or booking, and is changed there. */
  linked: z.boolean(),
  /** The series of which it is an occurrence. */
  recurringId: z.nullable(z.string()),
  /** Entered by the person who asks: an assistant may delete only these (R-O01). */
  own: z.boolean(),
};

/** A line of the list: a record, or all records of one bank transfer (R-C10a) together. */
export const IncomeView = z.object({
  ...recordView,
  category: z.enum(incomeCategories),
  nature: z.enum(incomeNatures),
  /** Σ of its parts. Negative only for reversals and for deposits returned or retained. */
  amount: Amount,
  tenant: z.nullable(Named),
  leaseId: z.nullable(z.string()),
  /** The booking that it pays for (R-D10). */
  bookingId: z.nullable(z.string()),
  /** The booking whose cleaning the guest paid with it; it is not part of the price of the nights. */
  cleaningOf: z.nullable(z.string()),
  /** The guest of that booking. */
  guest: z.nullable(z.string()),
  /** The month of the row it pays; one of them for a transfer. */
  rentPeriod: z.nullable(z.string()),
  /** How it was booked, in the order in which money fills rows; a single part where nothing was split. */
  parts: z.array(
    z.object({
      id: z.string(),
      category: z.enum(incomeCategories),
      amount: Amount,
      rentPeriod: z.nullable(z.string()),
    }),
  ),
  method: PaymentMethodCode,
});
export type IncomeView = z.infer<typeof IncomeView>;

export const ExpenseView = z.object({
  ...recordView,
  category: z.enum(expenseCategories),
  nature: z.enum(expenseNatures),
  /** The turnover it pays a cleaner for: it cannot be changed, and the fee is due again when the record is deleted. */
  turnoverId: z.nullable(z.string()),
  /** The campaign whose spend it records; the link is set and removed on the campaign. */
  campaign: z.nullable(z.object({ id: z.string(), channel: z.enum(campaignChannels) })),
  /** Negative only for a reversal. For a split bill, Σ of the parts that the query finds. */
  amount: Amount,
  /** A bill split over several units or properties. The id of any of its parts identifies it. */
  split: z.nullable(
    z.object({
      by: z.enum(splitWays),
      /** Σ of all parts. */
      amount: Amount,
      parts: z.array(
        z.object({
          id: z.string(),
          property: Named,
          unit: z.nullable(Named),
          /** Decimal text: the share from which the amount follows. */
          share: z.string(),
          amount: Amount,
          /** Whether the query finds this part too: a filter may find only some of them. */
          found: z.boolean(),
        }),
      ),
    }),
  ),
  /** Number of attached files. */
  receipts: z.number(),
});
export type ExpenseView = z.infer<typeof ExpenseView>;

const recordFields = {
  propertyId: Id,
  /** A unit of the property. */
  unitId: z.nullable(Id),
  amount: AmountInput,
  currency: CurrencyCode,
  date: Day,
  notes: text(RECORD_NOTES_LIMIT),
};
/**
 * A bill for several units or properties: the server divides it, and the parts say where they belong and with which
 * share.
 */
export const Split = z.strictObject({
  by: z.enum(splitWays, { error: "INVALID_SPLIT" }),
  parts: z
    .array(
      z.strictObject({
        propertyId: Id,
        unitId: z._default(z.nullable(Id), null),
        /** Decimal text, required when split by share. Sizes are taken from the units. */
        share: z._default(z.nullable(AmountInput), null),
      }),
    )
    .check(z.minLength(2, { error: "PARTS_REQUIRED" }), z.maxLength(MOST_PARTS, { error: "TOO_MANY_PARTS" })),
});
export type Split = z.infer<typeof Split>;

const incomeFields = {
  ...recordFields,
  category: z.enum(incomeCategories, { error: "INVALID_CATEGORY" }),
  nature: z.enum(incomeNatures, { error: "INVALID_NATURE" }),
  method: PaymentMethodCode,
  /** Only for category other: the booking, of the same property, whose guest paid it for cleaning. */
  cleaningOf: z.nullable(Id),
};
const expenseFields = {
  ...recordFields,
  category: z.enum(expenseCategories, { error: "INVALID_CATEGORY" }),
  nature: z.enum(expenseNatures, { error: "INVALID_NATURE" }),
  /** When set, `propertyId` and `unitId` are ignored. Null joins a split bill into one record. */
  split: z.nullable(Split),
};

/** Occurrences every `everyMonths` months after the record, which is the first; `endsOn` is the last possible day. */
export const Repeat = z.strictObject({ everyMonths: MonthsApart, endsOn: z._default(z.nullable(Day), null) });
export type Repeat = z.infer<typeof Repeat>;

const unsaid = {
  unitId: z._default(recordFields.unitId, null),
  notes: z._default(recordFields.notes, ""),
  confirm: Confirm,
  /** Makes the record the first of a series. */
  repeat: z.optional(Repeat),
};
/** The amount is above zero: a reversal is a record of its own (R-A08). */
export const NewIncome = z.strictObject({
  ...incomeFields,
  ...unsaid,
  nature: z._default(incomeFields.nature, "operating"),
  cleaningOf: z.optional(incomeFields.cleaningOf),
});
export type NewIncome = z.infer<typeof NewIncome>;
export const NewExpense = z.strictObject({
  ...expenseFields,
  ...unsaid,
  nature: z._default(expenseFields.nature, "operating"),
  split: z.optional(expenseFields.split),
});
export type NewExpense = z.infer<typeof NewExpense>;

/** Lines of a list, all or nothing. Issues name the line: `["rows", 2, "amount"]`; so does the warning, in `rows`. */
function linesOf<Row extends z.ZodMiniType>(row: Row) {
  return z.strictObject({
    rows: z
      .array(row)
      .check(z.minLength(1, { error: "ROWS_REQUIRED" }), z.maxLength(MOST_LINES, { error: "TOO_MANY_ROWS" })),
    confirm: Confirm,
  });
}
const ofRequest = { confirm: true, repeat: true } as const;
export const NewIncomes = linesOf(z.omit(NewIncome, { ...ofRequest, cleaningOf: true }));
export type NewIncomes = z.infer<typeof NewIncomes>;
export const NewExpenses = linesOf(z.omit(NewExpense, { ...ofRequest, split: true }));
export type NewExpenses = z.infer<typeof NewExpenses>;

export const RecordsMade = z.object({
  /** For `undoBulk`, within 15 minutes. */
  undoId: z.string(),
  records: z.number(),
});
export type RecordsMade = z.infer<typeof RecordsMade>;

/**
 * The amount of a reversal is given as a positive one; property, category, nature and currency remain those of its
 * original.
 */
export const IncomeChange = z.strictObject({ id: Id, version: Version, ...changeOf(incomeFields) });
export type IncomeChange = z.infer<typeof IncomeChange>;
export const ExpenseChange = z.strictObject({ id: Id, version: Version, ...changeOf(expenseFields) });
export type ExpenseChange = z.infer<typeof ExpenseChange>;

/** The answer has the form of the request, with the previous values: sending it back is the Undo. */
function changesOf<Fields extends z.core.$ZodShape>(fields: Fields) {
  return z.strictObject({
    records: atLeastOne(z.strictObject({ id: Id, version: Version, ...changeOf(fields) })),
  });
}
const { propertyId, unitId } = recordFields;
export const IncomeChanges = changesOf({
  propertyId,
  unitId,
  category: incomeFields.category,
  nature: incomeFields.nature,
});
export type IncomeChanges = z.infer<typeof IncomeChanges>;
export const ExpenseChanges = changesOf({
  propertyId,
  unitId,
  category: expenseFields.category,
  nature: expenseFields.nature,
});
export type ExpenseChanges = z.infer<typeof ExpenseChanges>;

/** The records that really changed, with their new versions and previous values. */
const changedOf = <Category extends z.ZodMiniType, Nature extends z.ZodMiniType>(
  category: Category,
  nature: Nature,
) =>
  z.object({
    records: z.array(
      z.object({
        id: z.string(),
        version: z.number(),
        propertyId: z.string(),
        unitId: z.nullable(z.string()),
        category,
        nature,
      }),
    ),
  });
export const IncomeChanged = changedOf(z.enum(incomeCategories), z.enum(incomeNatures));
export type IncomeChanged = z.infer<typeof IncomeChanged>;
export const ExpenseChanged = changedOf(z.enum(expenseCategories), z.enum(expenseNatures));
export type ExpenseChanged = z.infer<typeof ExpenseChanged>;

/** Money returned: on the day it moved, at most what is left of the record (R-A08). */
export const NewReversal = z.strictObject({
  id: Id,
  amount: AmountInput,
  date: Day,
  notes: z._default(recordFields.notes, ""),
});
export type NewReversal = z.infer<typeof NewReversal>;
