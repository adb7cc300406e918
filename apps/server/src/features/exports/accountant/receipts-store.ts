import { firstDayOf, lastDayOf, plainDate } from "@keystead/domain/calendar";
import type { Period, PlainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import type { Money } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** A file attached to a cost, and the cost: for a part of a split bill, the whole bill. */
export type StoredReceipt = {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly date: PlainDate;
  readonly notes: string;
  readonly category: string;
  readonly money: Money;
  readonly property: string;
};

const PAGE = 200;

/** The receipts of a year that follow a given one, by the day of their cost. */
export async function receiptsBehind(
  { tx, scope }: Work<WorkspaceScope>,
  { first, last: end }: Period,
  last: StoredReceipt | null,
): Promise<readonly StoredReceipt[]> {
  const workspace = sql`${scope.workspaceId}::uuid`;
  const behind = last === null ? sql`` : sql`and (e.spent_on, d.id) > (${last.date}::date, ${last.id}::uuid)`;
  const result = await tx.execute(sql`
    select d.id, d.file_id, d.name, e.spent_on::text as date, e.notes, e.category, e.currency, p.name as property,
      case when e.split_id is null then e.amount_minor else (select sum(part.amount_minor) from expense part
        where part.workspace_id = e.workspace_id and part.split_id = e.split_id) end as minor
    from expense e
    join document d on d.workspace_id = ${workspace} and d.expense_id = e.id
    join property p on p.workspace_id = ${workspace} and p.id = e.property_id
    where e.workspace_id = ${workspace} and e.spent_on between ${firstDayOf(first)}::date and ${lastDayOf(end)}::date ${behind}
    order by e.spent_on, d.id limit ${PAGE}`);
  return rowsOf(result).map((row) => ({
    id: String(row["id"]),
    fileId: String(row["file_id"]),
    name: String(row["name"]),
    date: plainDate(String(row["date"])),
    notes: String(row["notes"]),
    category: String(row["category"]),
    money: { minor: Number(row["minor"]), currency: currency(String(row["currency"])) },
    property: String(row["property"]),
  }));
}

export const isLastOfReceipts = (page: readonly unknown[]): boolean => page.length < PAGE;
