import type { Book } from "@keystead/domain/ledger";
import { getTableName } from "#kernel/db/drizzle.ts";
import type { AnyColumn } from "#kernel/db/drizzle.ts";

import { expense, income } from "#kernel/db/schema/index.ts";

/** What both books have, under one name each. */
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
  /** Records that have it in common are one line: a bank transfer, a bill over several places. */
  readonly line: AnyColumn;
};

/** Each book's table: what is done to both is written once, for either. */
export const bookTables: Readonly<Record<Book, BookTable>> = {
  income: { name: getTableName(income), columns: income, date: income.receivedOn, line: income.transferId },
  expense: { name: getTableName(expense), columns: expense, date: expense.spentOn, line: expense.splitId },
};
