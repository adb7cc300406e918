import { laterOf, monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { lowerFamily } from "./lower-family.ts";
import { isMonthly, monthKeyOf } from "./rent-ledger.ts";
import type { NewRentRow, RentRow } from "./rent-ledger.ts";
import { updateRow } from "./row-changes.ts";
import type { GatheredChanges, Reconciling, RowChanges, RowFamily } from "./row-changes.ts";
import type { PlannedRow } from "./row-standing.ts";

/**
 * Compares the wanted monthly rows (`wanted`: kinds rent and charge of `rentSchedule`) with those stored, both limited
 * to months from `from` on. A row bills its amount less rent_change write-downs plus its adjustments; only a difference
 * in that, or in the dates of a row that may be rewritten, leads to changes, so repeating a plan changes nothing. Rows
 * without money are recomputed in place, those with money follow `paidRows`. Opening and one-off rows are never
 * touched; no row becomes negative.
 */
export function reconcileRows(
  input: Reconciling & {
    readonly intended: readonly NewRentRow[];
    readonly stored: readonly PlannedRow[];
    readonly from: Month;
  },
): RowChanges {
  const intended = new Map(
    input.intended
      .filter((row) => isMonthly(row) && row.period >= input.from)
      .map((row) => [monthKeyOf(row), row]),
  );
  const stored = input.stored.filter(({ row }) => isMonthly(row) && row.period >= input.from);
  const known = new Set(stored.map(({ row }) => monthKeyOf(row)));
  const adjustmentsOf = Map.groupBy(input.stored, ({ row }) => row.adjustsRowId);
  const changes: GatheredChanges = {
    inserts: [...intended.values()].filter((row) => !known.has(monthKeyOf(row))),
    updates: [],
    deletes: [],
    writeDowns: [],
    waiverCuts: [],
  };
  for (const planned of stored) {
    const adjustments = adjustmentsOf.get(planned.row.id) ?? [];
    settleFamily(
      { planned, adjustments, intended: intended.get(monthKeyOf(planned.row)) ?? null },
      input,
      changes,
    );
  }
  return changes;
}

function settleFamily(family: RowFamily, how: Reconciling, changes: GatheredChanges): void {
  const { planned, adjustments, intended } = family;
  const rows = [planned, ...adjustments];
  if (how.paidRows === "keep" && rows.some(({ hasMoney }) => hasMoney)) return;
  const billedMinor = rows.reduce((total, row) => total + row.billedMinor, 0);
  const difference = (intended?.amountMinor ?? 0) - billedMinor;
  if (difference < 0) {
    lowerFamily({ ...family, byMinor: -difference }, how, changes);
    return;
  }
  if (planned.hasMoney && how.paidRows === "book") {
    if (difference > 0) changes.inserts.push(adjustmentFor(planned.row, difference, how.today));
    return;
  }
  const amountMinor = planned.row.amountMinor + difference;
  updateRow(planned, { ...(intended ?? planned.row), amountMinor }, changes);
}

function adjustmentFor(row: RentRow, amountMinor: number, today: PlainDate): NewRentRow {
  const dueOn = laterOf(today, row.dueOn);
  return {
    kind: "adjustment",
    period: monthOf(dueOn),
    startsOn: dueOn,
    endsOn: dueOn,
    dueOn,
    amountMinor,
    adjustsRowId: row.id,
    oneOff: false,
  };
}
