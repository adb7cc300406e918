import { monthOf } from "../calendar/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import { firstTrackedDay, prorations } from "./terms/lease-terms.ts";
import type { LeaseBefore } from "./terms/plan-lease-change.ts";
import type { LeaseTerms, StepKind } from "./terms/lease-terms.ts";
import { isMonthly, monthKeyOf } from "./rent-rows/rent-ledger.ts";
import type { NewRentRow } from "./rent-rows/rent-ledger.ts";
import { rentSchedule } from "./rent-rows/rent-schedule.ts";
import { plannedRows } from "./rent-rows/row-standing.ts";

/** Amount (minor units) and due day billed for a month and kind; null = there is no such row. */
export type Billed = { readonly amountMinor: number; readonly dueOn: PlainDate } | null;

export type BilledOtherwise = {
  readonly period: Month;
  readonly kind: StepKind;
  readonly stored: Billed;
  readonly expected: Billed;
};

/**
 * The stored months that a recomputation from the terms would bill differently: another amount (row and adjustments
 * less rent changes), or another due day on a row without money. A row with money keeps the amount of the proration
 * under which it was made; which one that was is not stored, so the amount of any proration is accepted for it.
 */
export function billedOtherwise({ terms, ledger, today }: LeaseBefore): readonly BilledOtherwise[] {
  const stored = plannedRows(ledger, today);
  const monthly = new Map(
    stored.filter(({ row }) => isMonthly(row)).map((one) => [monthKeyOf(one.row), one]),
  );
  const adjustmentsOf = Map.groupBy(stored, ({ row }) => row.adjustsRowId);
  const through = [...monthly.values()].reduce<Month>(
    (last, { row }) => (row.period > last ? row.period : last),
    monthOf(firstTrackedDay(terms)),
  );
  const expected = schedule(terms, through);
  const earlier = everyProration(terms).map((of) => schedule(of, through));
  const keys = new Set([...monthly.keys(), ...expected.keys()]);
  return [...keys].toSorted().flatMap((key): readonly BilledOtherwise[] => {
    const planned = monthly.get(key);
    const row = expected.get(key) ?? null;
    const sample = planned?.row ?? row;
    if (sample === null) return [];
    const family = planned === undefined ? [] : [planned, ...(adjustmentsOf.get(planned.row.id) ?? [])];
    const billedMinor = family.reduce((total, one) => total + one.billedMinor, 0);
    const hasMoney = family.some((one) => one.hasMoney);
    const right = [expected, ...(hasMoney ? earlier : [])].map((of) => of.get(key)?.amountMinor ?? 0);
    const dueDiffers = planned !== undefined && row !== null && !hasMoney && planned.row.dueOn !== row.dueOn;
    if (right.includes(billedMinor) && !dueDiffers) return [];
    return [
      {
        period: sample.period,
        kind: sample.kind === "charge" ? "charge" : "rent",
        stored: planned === undefined ? null : { amountMinor: billedMinor, dueOn: planned.row.dueOn },
        expected: row === null ? null : { amountMinor: row.amountMinor, dueOn: row.dueOn },
      },
    ];
  });
}

function schedule(terms: LeaseTerms, through: Month): ReadonlyMap<string, NewRentRow> {
  return new Map(
    rentSchedule(terms, through)
      .filter((row) => isMonthly(row))
      .map((row) => [monthKeyOf(row), row]),
  );
}

/** The terms under each proration that may have applied to the lease. */
function everyProration(terms: LeaseTerms): readonly LeaseTerms[] {
  return prorations.map((proration) => ({ ...terms, proration, termSteps: [] }));
}
