import { laterOf } from "../calendar/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { scheduledThrough } from "./lease-terms.ts";
import type { LeaseTerms } from "./lease-terms.ts";
import type { LeasePlan } from "./plan-lease-change.ts";
import { reconcileRows } from "./reconcile-rows.ts";
import type { RowChanges } from "./reconcile-rows.ts";
import type { LeaseLedger, NewRentRow } from "./rent-ledger.ts";
import { rentSchedule } from "./rent-schedule.ts";
import { plannedRows } from "./row-standing.ts";
import type { PlannedRow } from "./row-standing.ts";

/**
 * Correcting what was typed wrong (start, payment day, proration, tracking, opening balance, base amounts, steps): the rows of all
 * months follow the new terms by R-C07: open rows in place, rows with money by adjustment or write-down. For a new end use
 * `planLeaseEnd` or `planLeaseExtension`, for a new rent from a day on `planRentChange`. `terms` are the new ones and must be
 * valid. Errors: HAS_PAYMENTS when the opening row carries money and would change; then undo its payments first. An opening
 * credit (`openingCredit`) is a payment, for the caller to change.
 */
export function planTermsEdit(input: {
  readonly terms: LeaseTerms;
  readonly ledger: LeaseLedger;
  readonly today: PlainDate;
}): Decision<LeasePlan, "HAS_PAYMENTS"> {
  const { terms, ledger, today } = input;
  const stored = plannedRows(ledger, today);
  const last = lastMonth(ledger, scheduledThrough(terms, today));
  const wanted = rentSchedule(terms, last);
  const opening = openingChanges(
    wanted.find(({ kind }) => kind === "opening") ?? null,
    stored.find(({ row }) => row.kind === "opening") ?? null,
  );
  if (opening === null) return refuse("HAS_PAYMENTS");
  const from = [...wanted, ...ledger.rows].reduce<Month>(
    (first, { period }) => (period < first ? period : first),
    last,
  );
  const monthly = reconcileRows({ wanted, stored, from, today, lowering: "write_down" });
  return accept({
    terms,
    changes: {
      inserts: [...opening.inserts, ...monthly.inserts],
      updates: [...opening.updates, ...monthly.updates],
      deletes: [...opening.deletes, ...monthly.deletes],
      writeDowns: monthly.writeDowns,
    },
  });
}

/** Null when money stands in the way. What was waived of an opening row stays within it. */
function openingChanges(
  wanted: NewRentRow | null,
  stored: PlannedRow | null,
): Omit<RowChanges, "writeDowns"> | null {
  const nothing = { inserts: [], updates: [], deletes: [] };
  if (stored === null) return wanted === null ? nothing : { ...nothing, inserts: [wanted] };
  const { row } = stored;
  if (wanted !== null && wanted.amountMinor === row.amountMinor && wanted.dueOn === row.dueOn) return nothing;
  if (stored.carriesMoney) return null;
  if (wanted === null) return { ...nothing, deletes: [row.id] };
  const { startsOn, endsOn, dueOn } = wanted;
  const amountMinor = Math.max(wanted.amountMinor, stored.waivedMinor);
  return { ...nothing, updates: [{ rowId: row.id, startsOn, endsOn, dueOn, amountMinor }] };
}

function lastMonth(ledger: LeaseLedger, through: Month): Month {
  return ledger.rows.reduce((latest, { period }) => laterOf(latest, period), through);
}
