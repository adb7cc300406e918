import type { Book } from "@keystead/domain/ledger";
import { getTableName } from "#kernel/db/drizzle.ts";
import type { AnyColumn } from "#kernel/db/drizzle.ts";

import { expense, income } from "#kernel/db/schema/index.ts";

/** The columns that both books have, under the same names. */
type Columns = Readonly<
  Record<
    | "workspaceId"
    | "id"
    | "propertyId"
    | "unitId"
    | "category"
    | "nature"
    | "amountMinor"
    | "currency"
    | "notes"
    | "reversalOf"
    | "createdAt",
    AnyColumn
  >
>;

type BookTable = {
  readonly name: string;
  readonly columns: Columns;
  readonly date: AnyColumn;
  /**
   * Records with the same value in this column are one line: a bank transfer, a bill over several units or
   * properties.
   */
  readonly line: AnyColumn;
};

/**
 * The tables of Income and of Expenses. Verbs take the book as a parameter, so that code for both is written once.
 */
export const bookTables: Readonly<Record<Book, BookTable>> = {
  income: { name: getTableName(income), columns: income, date: income.receivedOn, line: income.transferId },
  expense: { name: getTableName(expense), columns: expense, date: expense.spentOn, line: expense.splitId },
};
