import { firstDayOf, lastDayOf } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import type { MovedMoney } from "@keystead/domain/exports";
import { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { rowsOf } from "#kernel/db/rows.ts";
import { wordIn } from "#kernel/db/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** All that moved in a month, equal amounts of a property and a kind together. One statement. */
export async function movedIn(
  { tx, scope }: Work<WorkspaceScope>,
  month: Month,
  propertyIds: readonly string[],
): Promise<readonly MovedMoney[]> {
  const among =
    propertyIds.length === 0 ? sql`` : sql`and r.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  const of = (book: Book, day: SQL): SQL => sql`
    select ${book} as book, r.property_id, r.category, r.nature, r.currency, r.amount_minor as minor, count(*)::int as times
    from ${sql.identifier(book)} r where r.workspace_id = ${scope.workspaceId}::uuid
      and ${day} between ${firstDayOf(month)}::date and ${lastDayOf(month)}::date ${among}
    group by 2, 3, 4, 5, 6`;
  const result = await tx.execute(sql`
    select m.*, p.name as property_name, p.currency as property_currency
    from (${of("income", sql`r.received_on`)} union all ${of("expense", sql`r.spent_on`)}) m
    join property p on p.workspace_id = ${scope.workspaceId}::uuid and p.id = m.property_id`);
  return rowsOf(result).map(movedFrom);
}

function movedFrom(row: Readonly<Record<string, unknown>>): MovedMoney {
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
    property: {
      id: String(row["property_id"]),
      name: String(row["property_name"]),
      currency: currency(String(row["property_currency"])),
    },
  };
}
