import { parseMonth } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { rentSchedule } from "@keystead/domain/leases";

import { refusal } from "#kernel/api/index.ts";
import type { LeaseContext } from "./lease-context.ts";
import { insertRentRows } from "./rent-row-store.ts";
import { termsOf } from "./stored-lease.ts";
import type { StoredLease, StoredRow } from "./stored-lease.ts";

/**
 * The rows that a request names. One beyond the stored ones (`YYYY-MM:rent`) is stored now, because something is written on
 * it (R-C04); a row that the lease does not have is NOT_FOUND.
 */
export async function rowsNamed(
  context: LeaseContext,
  lease: StoredLease,
  refs: readonly string[],
): Promise<{ readonly lease: StoredLease; readonly rows: readonly StoredRow[] }> {
  let known = lease;
  const rows: StoredRow[] = [];
  for (const ref of new Set(refs)) {
    const stored = rowByRef(known, ref);
    const row = stored ?? (await storeComingRow(context, known, ref));
    if (stored === undefined) known = { ...known, rows: [...known.rows, row] };
    rows.push(row);
  }
  return { lease: known, rows };
}

function rowByRef(lease: StoredLease, ref: string): StoredRow | undefined {
  return lease.rows.find((row) => row.id === ref || (!row.oneOff && `${row.period}:${row.kind}` === ref));
}

async function storeComingRow(context: LeaseContext, lease: StoredLease, ref: string): Promise<StoredRow> {
  const [period, kind] = ref.split(":");
  const month = kind === undefined ? null : parseMonth(period ?? "");
  if (month === null) throw refusal("NOT_FOUND");
  const row = rentSchedule(termsOf(lease), month).find(
    (wanted) => wanted.period === month && wanted.kind === kind,
  );
  if (row === undefined) throw refusal("NOT_FOUND");
  const [made] = await insertRentRows(context.tx, context.scope, lease.id, [row]);
  if (made === undefined) throw new Error("A rent row that conflicts under the lease's lock.");
  return { ...row, id: idOf<"rent-row">(made.id), note: "" };
}
