import {
  books,
  comparisons,
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  RECORD_NOTES_LIMIT,
  recurringOrder,
} from "@keystead/domain/ledger";
import * as z from "zod/mini";

import {
  Amount,
  AmountInput,
  changeOf,
  Confirm,
  CurrencyCode,
  Day,
  Id,
  listQuery,
  Named,
  PaymentMethodCode,
  atLeastOne,
  text,
  Version,
} from "../wire/index.ts";
import { MonthsApart } from "./record-schemas.ts";

const Book = z.enum(books);
const Category = z.enum([...new Set([...incomeCategories, ...expenseCategories])], {
  error: "INVALID_CATEGORY",
});
const Nature = z.enum([...new Set([...incomeNatures, ...expenseNatures])], { error: "INVALID_NATURE" });
/** What a series proposes; the record of each occurrence is created from it. */
const seriesView = {
  property: Named,
  unit: z.nullable(Named),
  category: Category,
  nature: Nature,
  amount: Amount,
  currency: z.string(),
  /** Income only. */
  method: z.nullable(PaymentMethodCode),
  notes: z.string(),
};

export const RecurringView = z.object({
  id: z.string(),
  version: z.number(),
  book: Book,
  ...seriesView,
  /** The day of occurrence 0. */
  firstDate: z.string(),
  everyMonths: z.number(),
  /** Nothing is proposed for a day after it. */
  endsOn: z.nullable(z.string()),
  /** An occurrence after the first was accepted or skipped, so first date and interval are fixed. */
  begun: z.boolean(),
  /** The first day from today on, whether already proposed or not; null where there is none. */
  next: z.nullable(z.string()),
});
export type RecurringView = z.infer<typeof RecurringView>;

/** An occurrence that waits to be accepted or skipped. */
export const ProposalView = z.object({
  recurringId: z.string(),
  number: z.number(),
  date: z.string(),
  ...seriesView,
  /** The accepted record that its amount is compared with, in the same currency: last year's, or the one before. */
  compared: z.nullable(z.object({ with: z.enum(comparisons), date: z.string(), amount: Amount })),
});
export type ProposalView = z.infer<typeof ProposalView>;

const recurringFields = {
  propertyId: Id,
  unitId: z.nullable(Id),
  category: Category,
  nature: Nature,
  amount: AmountInput,
  currency: CurrencyCode,
  method: PaymentMethodCode,
  notes: text(RECORD_NOTES_LIMIT),
  firstDate: Day,
  everyMonths: MonthsApart,
  endsOn: z.nullable(Day),
};

/** Category and nature are those of the book; a method is stored for income only. */
export const NewRecurring = z.strictObject({
  book: Book,
  ...recurringFields,
  unitId: z._default(recurringFields.unitId, null),
  nature: z._default(Nature, "operating"),
  method: z._default(PaymentMethodCode, "bank_transfer"),
  notes: z._default(recurringFields.notes, ""),
  endsOn: z._default(recurringFields.endsOn, null),
  /** A record of the book that becomes the first occurrence: not part of another series, and not a reversal. */
  recordId: z._default(z.nullable(Id), null),
  /** Nothing is proposed for a day before it. */
  proposedFrom: z._default(z.nullable(Day), null),
});
export type NewRecurring = z.infer<typeof NewRecurring>;

export const RecurringChange = z.strictObject({ id: Id, version: Version, ...changeOf(recurringFields) });
export type RecurringChange = z.infer<typeof RecurringChange>;

export const RecurringQuery = listQuery(recurringOrder, { book: Book, propertyId: z.optional(Id) });
export type RecurringQuery = z.infer<typeof RecurringQuery>;

/** Oldest first. */
export const ProposalsQuery = listQuery({ sorts: ["date"], defaultSort: "date" }, { book: Book });
export type ProposalsQuery = z.infer<typeof ProposalsQuery>;

const occurrence = {
  recurringId: Id,
  number: z.int({ error: "INVALID_NUMBER" }).check(z.gte(0), z.lte(100_000)),
};

/** Books the amount and day that the screen showed, given with each occurrence. All or nothing. */
export const ProposalAcceptance = z.strictObject({
  items: atLeastOne(
    z.strictObject({
      ...occurrence,
      amount: AmountInput,
      date: Day,
      /** The series proposes this amount from now on. */
      keep: z._default(z.boolean(), false),
    }),
  ),
  confirm: Confirm,
});
export type ProposalAcceptance = z.infer<typeof ProposalAcceptance>;

export const Skipping = z.strictObject({ items: atLeastOne(z.strictObject(occurrence)) });
export type Skipping = z.infer<typeof Skipping>;

/** For `undo`, within 15 minutes. */
export const TakenOccurrences = z.object({ undoId: z.string() });
export type TakenOccurrences = z.infer<typeof TakenOccurrences>;
