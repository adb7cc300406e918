import { firstDayOf, lastDayOf } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import type { MovedMoney } from "@keystead/domain/exports";
import { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { wordIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { ExportFilter } from "./record-rows-store.ts";

/** The properties and currencies with any payment on the given days. One statement. */
export async function movedPropertiesAndCurrencies(
  { tx, scope }: Work<WorkspaceScope>,
  { from, to, propertyIds }: ExportFilter,
): Promise<{
  readonly properties: readonly MovedMoney["property"][];
  readonly currencies: readonly Currency[];
}> {
  const of = (book: Book, day: SQL): SQL => sql`
    select distinct r.property_id, r.currency from ${sql.identifier(book)} r
    where r.workspace_id = ${scope.workspaceId}::uuid
      and ${day} between ${from}::date and ${to}::date ${among(propertyIds)}`;
  const result = await tx.execute(sql`
    select m.property_id, m.currency, p.name as property_name, p.currency as property_currency
    from (${of("income", sql`r.received_on`)} union ${of("expense", sql`r.spent_on`)}) m
    join property p on p.workspace_id = ${scope.workspaceId}::uuid and p.id = m.property_id`);
  const rows = rowsOf(result);
  const properties = new Map(rows.map((row) => [String(row["property_id"]), propertyFrom(row)]));
  const codes = new Set(rows.map((row) => currency(String(row["currency"]))));
  return { properties: [...properties.values()], currencies: [...codes] };
}

/** All payments of a month; equal amounts of a property and kind are one group. One statement. */
export async function movedIn(
  { tx, scope }: Work<WorkspaceScope>,
  month: Month,
  propertyIds: readonly string[],
): Promise<readonly MovedMoney[]> {
  const of = (book: Book, day: SQL): SQL => sql`
    select ${book} as book, r.property_id, r.category, r.nature, r.currency, r.amount_minor as minor, count(*)::int as times
    from ${sql.identifier(book)} r where r.workspace_id = ${scope.workspaceId}::uuid
      and ${day} between ${firstDayOf(month)}::date and ${lastDayOf(month)}::date ${among(propertyIds)}
    group by 2, 3, 4, 5, 6`;
  const result = await tx.execute(sql`
    select m.*, p.name as property_name, p.currency as property_currency
    from (${of("income", sql`r.received_on`)} union all ${of("expense", sql`r.spent_on`)}) m
    join property p on p.workspace_id = ${scope.workspaceId}::uuid and p.id = m.property_id`);
  return rowsOf(result).map(movedFrom);
}

/** An empty list means all properties. */
function among(propertyIds: readonly string[]): SQL {
  return propertyIds.length === 0
    ? sql``
    : sql`and r.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
}

function propertyFrom(row: StoredRow): MovedMoney["property"] {
  return {
    id: String(row["property_id"]),
    name: String(row["property_name"]),
    currency: currency(String(row["property_currency"])),
  };
}

function movedFrom(row: StoredRow): MovedMoney {
  const [category, nature, minor] = [row["category"], row["nature"], Number(row["minor"])];
  return {
    record:
      row["book"] === "income"
        ? {
            book: "income",
            category: wordIn(incomeCategories, category),
            nature: wordIn(incomeNatures, nature),
            minor,
          }
        : {
            book: "expense",
            category: wordIn(expenseCategories, category),
            nature: wordIn(expenseNatures, nature),
            minor,
          },
    times: Number(row["times"]),
    currency: currency(String(row["currency"])),
    property: propertyFrom(row),
  };
}
