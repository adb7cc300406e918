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
  PaymentMethod,
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
/** What is proposed again and again, and when: the record of each occurrence is made of it. */
const seriesView = {
  property: Named,
  unit: z.nullable(Named),
  category: Category,
  nature: Nature,
  amount: Amount,
  currency: z.string(),
  /** Of income alone. */
  method: z.nullable(PaymentMethod),
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
  /** An occurrence after the first was accepted or skipped: first date and interval stay as they are. */
  begun: z.boolean(),
  /** The first day from today on, whether it is proposed already or not; null where none comes. */
  next: z.nullable(z.string()),
});
export type RecurringView = z.infer<typeof RecurringView>;

/** An occurrence that waits to be accepted or skipped. */
export const ProposalView = z.object({
  recurringId: z.string(),
  number: z.number(),
  date: z.string(),
  ...seriesView,
  /** The accepted record that its amount is compared with, in the same currency: the one of last year, or the one before. */
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
  method: PaymentMethod,
  notes: text(RECORD_NOTES_LIMIT),
  firstDate: Day,
  everyMonths: MonthsApart,
  endsOn: z.nullable(Day),
};

/** Category and nature are words of the book; a method is kept of income alone. */
export const NewRecurring = z.strictObject({
  book: Book,
  ...recurringFields,
  unitId: z._default(recurringFields.unitId, null),
  nature: z._default(Nature, "operating"),
  method: z._default(PaymentMethod, "bank_transfer"),
  notes: z._default(recurringFields.notes, ""),
  endsOn: z._default(recurringFields.endsOn, null),
  /** A record of the book that is its first occurrence: one of its own, of no other series, and no reversal. */
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

/** What is booked is what was on the screen: amount and day are said with each. All of them or none. */
export const ProposalAcceptance = z.strictObject({
  items: atLeastOne(
    z.strictObject({
      ...occurrence,
      amount: AmountInput,
      date: Day,
      /** The amount is what the series proposes from now on. */
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
