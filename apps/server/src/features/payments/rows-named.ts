import { addToMonth, monthOf, parseMonth } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import { missingRows } from "@keystead/domain/leases";
import { idOf } from "@keystead/domain/ids";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { insertRentRows } from "../leases/index.ts";
import { comingRef, storedTermsOf } from "../rent-book/index.ts";
import type { StoredLease, StoredRentRow } from "../rent-book/index.ts";

/** How many months ahead a payment may reach; every month up to then is stored. */
const FURTHEST_MONTHS = 50 * 12;

/**
 * The rows that a request names. A row beyond the stored ones (`YYYY-MM:rent`) is stored now because a record will
 * refer to it, and so is every month before it, rent and charge, in one statement (R-C04). NOT_FOUND for a row that
 * the lease does not have.
 */
export async function rowsNamed(
  work: Work,
  lease: StoredLease,
  refs: readonly string[],
): Promise<{ readonly lease: StoredLease; readonly rows: readonly StoredRentRow[] }> {
  const named = [...new Set(refs)];
  const coming = named.filter((ref) => rowByRef(lease, ref) === undefined);
  const known = coming.length === 0 ? lease : await withMonthsStored(work, lease, coming);
  const rows = named.map((ref) => {
    const row = rowByRef(known, ref);
    if (row === undefined) throw refusal("NOT_FOUND");
    return row;
  });
  return { lease: known, rows };
}

function rowByRef(lease: StoredLease, ref: string): StoredRentRow | undefined {
  return lease.rows.find((row) => row.id === ref || (!row.oneOff && comingRef(row) === ref));
}

async function withMonthsStored(
  work: Work,
  lease: StoredLease,
  refs: readonly string[],
): Promise<StoredLease> {
  const through = refs.map(monthNamed).reduce((last, period) => (period > last ? period : last));
  if (through > addToMonth(monthOf(lease.today), FURTHEST_MONTHS)) throw refusal("NOT_FOUND");
  const missing = missingRows(storedTermsOf(lease), lease.rows, through);
  const made = await insertRentRows(work, lease.id, missing);
  const ids = new Map(made.map((row) => [comingRef(row), row.id]));
  const stored = missing.map((row) => {
    const id = ids.get(comingRef(row));
    if (id === undefined) throw new Error("A rent row that conflicts under the lease's lock.");
    return { ...row, id: idOf<"rent-row">(id), settlesYear: null, note: "" };
  });
  return { ...lease, rows: [...lease.rows, ...stored] };
}

function monthNamed(ref: string): Month {
  const [period, kind] = ref.split(":");
  const month = kind === undefined ? null : parseMonth(period ?? "");
  if (month === null) throw refusal("NOT_FOUND");
  return month;
}
