import type { CleaningMarginQuery } from "@keystead/contract/ledger";
import { sql } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { isReceived, isSpent } from "#kernel/db/queries/received.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** Whether the booking belongs to the property. */
export async function isBookingOf(
  { tx, scope }: Work<WorkspaceScope>,
  { bookingId, propertyId }: { readonly bookingId: string; readonly propertyId: string },
): Promise<boolean> {
  const rows = rowsOf(
    await tx.execute(sql`select 1 from booking where workspace_id = ${scope.workspaceId}::uuid
      and id = ${bookingId}::uuid and property_id = ${propertyId}::uuid`),
  );
  return rows.length > 0;
}

export type CleaningMonth = {
  readonly month: string;
  readonly property: { readonly id: string; readonly name: string };
  readonly currency: string;
  readonly paidMinor: number;
  readonly costMinor: number;
};

/** The guests' payments for cleaning and its cost by month, property and currency; in one statement. */
export async function findCleaningMonths(
  { tx, scope }: Work<WorkspaceScope>,
  { from, through, propertyId }: CleaningMarginQuery,
): Promise<readonly CleaningMonth[]> {
  const days = sql`between ${`${from}-01`}::date and (${`${through}-01`}::date + interval '1 month - 1 day')`;
  const own = sql`workspace_id = ${scope.workspaceId}::uuid
    ${propertyId === undefined ? sql`` : sql`and property_id = ${propertyId}::uuid`}`;
  const rows = rowsOf(
    await tx.execute(sql`
      with moved as (
        select property_id, currency, to_char(received_on, 'YYYY-MM') as month, amount_minor as paid, 0 as cost
        from income where ${own} and ${isReceived("income")} and cleaning_of is not null and received_on ${days}
        union all
        select property_id, currency, to_char(spent_on, 'YYYY-MM'), 0, amount_minor
        from expense where ${own} and ${isSpent("expense")} and category = 'cleaning' and spent_on ${days})
      select m.month, m.property_id, p.name as property_name, m.currency, sum(m.paid)::float8 as paid, sum(m.cost)::float8 as cost
      from moved m join property p on p.workspace_id = ${scope.workspaceId}::uuid and p.id = m.property_id
      group by m.month, m.property_id, p.name, m.currency
      order by m.month desc, ${inNameOrder(sql`p.name`)}, m.property_id, m.currency`),
  );
  return rows.map((row) => ({
    month: textIn(row, "month"),
    property: { id: textIn(row, "property_id"), name: textIn(row, "property_name") },
    currency: textIn(row, "currency"),
    paidMinor: Number(row["paid"]),
    costMinor: Number(row["cost"]),
  }));
}
