import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refuse, staleWith } from "../errors.ts";
import { ById, Deleted, Id, listOf, several } from "../wire/index.ts";
import {
  ExpenseCategories,
  ExpenseCategoriesQuery,
  ExpenseChange,
  ExpenseMonthsQuery,
  ExpenseQuery,
  ExpenseSumsQuery,
  ExpenseView,
  IncomeChange,
  IncomeMonthsQuery,
  IncomeQuery,
  IncomeSumsQuery,
  IncomeView,
  NewExpense,
  NewIncome,
  NewReversal,
  RecordMonths,
  RecordSums,
} from "./record-schemas.ts";

export * from "./record-schemas.ts";

const member = oc.errors(memberRefusals);
const adding = refuse("PLAN_LIMIT", "CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH");
const changing = refuse("PLAN_LIMIT", "LINKED_INCOME", "REVERSAL_EXCEEDS_ORIGINAL", "HAS_REVERSALS");
const reversing = refuse("PLAN_LIMIT", "LINKED_INCOME", "REVERSAL_EXCEEDS_ORIGINAL", "IDEMPOTENCY_MISMATCH");
const deleting = refuse("LINKED_INCOME", "HAS_REVERSALS");
const Several = z.strictObject({ ids: several(Id) });

export const incomeContract = {
  list: member.route({ method: "GET", path: "/income" }).input(IncomeQuery).output(listOf(IncomeView)),
  sums: member.route({ method: "GET", path: "/income/sums" }).input(IncomeSumsQuery).output(RecordSums),
  months: member
    .route({ method: "GET", path: "/income/months" })
    .input(IncomeMonthsQuery)
    .output(RecordMonths),
  get: member.route({ method: "GET", path: "/income/{id}" }).input(ById).output(IncomeView),
  create: member
    .route({ method: "POST", path: "/income" })
    .errors(adding)
    .input(NewIncome)
    .output(IncomeView),
  update: member
    .route({ method: "PUT", path: "/income/{id}" })
    .errors({ ...changing, ...staleWith(IncomeView) })
    .input(IncomeChange)
    .output(IncomeView),
  reverse: member
    .route({ method: "POST", path: "/income/{id}/reverse" })
    .errors(reversing)
    .input(NewReversal)
    .output(IncomeView),
  delete: member
    .route({ method: "POST", path: "/income/delete" })
    .errors(deleting)
    .input(Several)
    .output(Deleted),
};

export const expensesContract = {
  list: member.route({ method: "GET", path: "/expenses" }).input(ExpenseQuery).output(listOf(ExpenseView)),
  sums: member.route({ method: "GET", path: "/expenses/sums" }).input(ExpenseSumsQuery).output(RecordSums),
  months: member
    .route({ method: "GET", path: "/expenses/months" })
    .input(ExpenseMonthsQuery)
    .output(RecordMonths),
  categories: member
    .route({ method: "GET", path: "/expenses/categories" })
    .input(ExpenseCategoriesQuery)
    .output(ExpenseCategories),
  get: member.route({ method: "GET", path: "/expenses/{id}" }).input(ById).output(ExpenseView),
  create: member
    .route({ method: "POST", path: "/expenses" })
    .errors(adding)
    .input(NewExpense)
    .output(ExpenseView),
  update: member
    .route({ method: "PUT", path: "/expenses/{id}" })
    .errors({ ...changing, ...staleWith(ExpenseView) })
    .input(ExpenseChange)
    .output(ExpenseView),
  reverse: member
    .route({ method: "POST", path: "/expenses/{id}/reverse" })
    .errors(reversing)
    .input(NewReversal)
    .output(ExpenseView),
  delete: member
    .route({ method: "POST", path: "/expenses/delete" })
    .errors(deleting)
    .input(Several)
    .output(Deleted),
};
