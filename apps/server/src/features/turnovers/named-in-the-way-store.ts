import type { RecordInTheWay } from "@keystead/contract";
import { sql } from "#kernel/db/drizzle.ts";

import { NAMED_RECORDS } from "#kernel/api/index.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { namedRecord } from "../ledger/index.ts";

/** The turnovers of a cleaner that a refusal names, latest first; cancelled ones last, since no week shows them. */
export async function namedTurnoversOf(
  { tx, scope }: Work<WorkspaceScope>,
  cleanerId: string,
): Promise<RecordInTheWay[]> {
  const rows = rowsOf(
    await tx.execute(sql`select j.id, coalesce(u.name, p.name) as name,
        (j.window_starts_at at time zone p.timezone)::date::text as day
      from turnover j
      join property p on p.workspace_id = j.workspace_id and p.id = j.property_id
      left join unit u on u.workspace_id = j.workspace_id and u.id = j.unit_id
      where j.workspace_id = ${scope.workspaceId}::uuid and j.cleaner_id = ${cleanerId}::uuid
      order by j.status = 'cancelled', j.slot_starts_at desc, j.id limit ${NAMED_RECORDS}`),
  );
  return rows.map((row) => ({
    kind: "turnover",
    id: textIn(row, "id"),
    name: textIn(row, "name"),
    from: textIn(row, "day"),
    to: textIn(row, "day"),
  }));
}

/** The record of a turnover's payment, as a refusal names it. */
export async function namedPaymentOf(
  { tx, scope }: Work<WorkspaceScope>,
  turnoverId: string,
): Promise<RecordInTheWay[]> {
  const rows = rowsOf(
    await tx.execute(sql`select e.id, e.notes, e.spent_on::text as date
      from turnover j join expense e on e.workspace_id = j.workspace_id and e.id = j.expense_id
      where j.workspace_id = ${scope.workspaceId}::uuid and j.id = ${turnoverId}::uuid`),
  );
  return rows.map((row) => namedRecord("expense", row));
}
