import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { ById, Deleted, Id, listOf, Ok, atLeastOne } from "../wire/index.ts";
import {
  CleaningMarginQuery,
  CleaningMargins,
  ExpenseCategories,
  ExpenseCategoriesQuery,
  ExpenseMonthsQuery,
  ExpenseQuery,
  ExpenseSumsQuery,
  IncomeMonthsQuery,
  IncomeQuery,
  IncomeSumsQuery,
  RecordMonths,
  RecordSums,
} from "./record-queries.ts";
import {
  ExpenseChange,
  ExpenseChanged,
  ExpenseChanges,
  ExpenseView,
  IncomeChange,
  IncomeChanged,
  IncomeChanges,
  IncomeView,
  NewExpense,
  NewExpenses,
  NewIncome,
  NewIncomes,
  NewReversal,
  RecordsMade,
} from "./record-schemas.ts";
import {
  ProposalAcceptance,
  NewRecurring,
  ProposalsQuery,
  ProposalView,
  RecurringChange,
  RecurringQuery,
  RecurringView,
  Skipping,
  TakenOccurrences,
} from "./recurring-schemas.ts";

export * from "./record-queries.ts";
export * from "./record-schemas.ts";
export * from "./recurring-schemas.ts";

const member = oc.errors(memberRefusals);
const adding = refusalsOf("PLAN_LIMIT", "CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH");
const changing = refusalsOf("PLAN_LIMIT", "LINKED_INCOME", "REVERSAL_EXCEEDS_ORIGINAL", "HAS_REVERSALS");
const reversing = refusalsOf(
  "PLAN_LIMIT",
  "LINKED_INCOME",
  "REVERSAL_EXCEEDS_ORIGINAL",
  "IDEMPOTENCY_MISMATCH",
);
const deleting = refusalsOf("LINKED_INCOME", "HAS_REVERSALS");
const ByIds = z.strictObject({ ids: atLeastOne(Id) });

type Schema = z.ZodMiniType;
type Words<Query, Sums, Months, View, New, Lines, Change, Changes, Changed> = {
  readonly Query: Query;
  readonly SumsQuery: Sums;
  readonly MonthsQuery: Months;
  readonly View: View;
  readonly New: New;
  readonly Lines: Lines;
  readonly Change: Change;
  readonly Changes: Changes;
  readonly Changed: Changed;
};

/**
 * Queries of a book and changes of its records, defined once for both books, each with its own categories and natures.
 */
function bookContract<
  Query extends Schema,
  Sums extends Schema,
  Months extends Schema,
  View extends Schema,
  New extends Schema,
  Lines extends Schema,
  Change extends Schema,
  Changes extends Schema,
  Changed extends Schema,
>(path: `/${string}`, words: Words<Query, Sums, Months, View, New, Lines, Change, Changes, Changed>) {
  const { Query, SumsQuery, MonthsQuery, View, New, Lines, Change, Changes, Changed } = words;
  return {
    list: member.route({ method: "GET", path }).input(Query).output(listOf(View)),
    sums: member
      .route({ method: "GET", path: `${path}/sums` })
      .input(SumsQuery)
      .output(RecordSums),
    months: member
      .route({ method: "GET", path: `${path}/months` })
      .input(MonthsQuery)
      .output(RecordMonths),
    get: member
      .route({ method: "GET", path: `${path}/{id}` })
      .input(ById)
      .output(View),
    create: member.route({ method: "POST", path }).errors(adding).input(New).output(View),
    createBulk: member
      .route({ method: "POST", path: `${path}/bulk` })
      .errors(adding)
      .input(Lines)
      .output(RecordsMade),
    /** Removes the whole list again while none of it has been changed. */
    undoBulk: member
      .route({ method: "POST", path: `${path}/bulk/{id}/undo` })
      .errors(refusalsOf("HAS_REVERSALS", "CANNOT_UNDO", "LINKED_INCOME"))
      .input(ById)
      .output(Ok),
    update: member
      .route({ method: "PUT", path: `${path}/{id}` })
      .errors({ ...changing, ...staleWith(View) })
      .input(Change)
      .output(View),
    /** Changes several records, all or nothing: category, nature or property. Sending the answer back undoes it. */
    change: member
      .route({ method: "POST", path: `${path}/change` })
      .errors(refusalsOf("STALE", "LINKED_INCOME"))
      .input(Changes)
      .output(Changed),
    reverse: member
      .route({ method: "POST", path: `${path}/{id}/reverse` })
      .errors(reversing)
      .input(NewReversal)
      .output(View),
    delete: member
      .route({ method: "POST", path: `${path}/delete` })
      .errors(deleting)
      .input(ByIds)
      .output(Deleted),
  };
}

export const incomeContract = {
  ...bookContract("/income", {
    Query: IncomeQuery,
    SumsQuery: IncomeSumsQuery,
    MonthsQuery: IncomeMonthsQuery,
    View: IncomeView,
    New: NewIncome,
    Lines: NewIncomes,
    Change: IncomeChange,
    Changes: IncomeChanges,
    Changed: IncomeChanged,
  }),
  /** What guests paid for cleaning, less its cost. */
  cleaning: member
    .route({ method: "GET", path: "/income/cleaning" })
    .input(CleaningMarginQuery)
    .output(CleaningMargins),
};

export const expensesContract = {
  ...bookContract("/expenses", {
    Query: ExpenseQuery,
    SumsQuery: ExpenseSumsQuery,
    MonthsQuery: ExpenseMonthsQuery,
    View: ExpenseView,
    New: NewExpense,
    Lines: NewExpenses,
    Change: ExpenseChange,
    Changes: ExpenseChanges,
    Changed: ExpenseChanged,
  }),
  categories: member
    .route({ method: "GET", path: "/expenses/categories" })
    .input(ExpenseCategoriesQuery)
    .output(ExpenseCategories),
};

/** Recurring records of either book: each occurrence is proposed, and becomes a record when accepted. */
export const recurringContract = {
  list: member
    .route({ method: "GET", path: "/recurring" })
    .input(RecurringQuery)
    .output(listOf(RecurringView)),
  proposals: member
    .route({ method: "GET", path: "/recurring/proposals" })
    .input(ProposalsQuery)
    .output(listOf(ProposalView)),
  get: member.route({ method: "GET", path: "/recurring/{id}" }).input(ById).output(RecurringView),
  create: member
    .route({ method: "POST", path: "/recurring" })
    .errors(refusalsOf("LINKED_INCOME", "ALREADY_RECURRING", "IDEMPOTENCY_MISMATCH"))
    .input(NewRecurring)
    .output(RecurringView),
  update: member
    .route({ method: "PUT", path: "/recurring/{id}" })
    .errors({ ...refusalsOf("RECURRING_BEGUN"), ...staleWith(RecurringView) })
    .input(RecurringChange)
    .output(RecurringView),
  delete: member.route({ method: "DELETE", path: "/recurring/{id}" }).input(ById).output(Deleted),
  accept: member
    .route({ method: "POST", path: "/recurring/acceptances" })
    .errors(refusalsOf("PLAN_LIMIT", "CONFIRMATION_REQUIRED", "PROPOSAL_GONE", "IDEMPOTENCY_MISMATCH"))
    .input(ProposalAcceptance)
    .output(TakenOccurrences),
  skip: member
    .route({ method: "POST", path: "/recurring/skips" })
    .errors(refusalsOf("PROPOSAL_GONE"))
    .input(Skipping)
    .output(TakenOccurrences),
  /** Deletes what an acceptance booked, or only reopens a skipped occurrence: it is proposed again. */
  undo: member
    .route({ method: "POST", path: "/recurring/undo/{id}" })
    .errors(refusalsOf("HAS_REVERSALS"))
    .input(ById)
    .output(Ok),
};
