import { monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import type { LeaseBefore, LeasePlan } from "../terms/plan-lease-change.ts";
import { isMonthly } from "./rent-ledger.ts";
import type { StepKind } from "../terms/lease-terms.ts";
import type { NewRentRow } from "./rent-ledger.ts";
import { plannedRows } from "./row-standing.ts";
import type { PlannedRow } from "./row-standing.ts";

/** How a month is changed when its rent changes (R-C07). */
export const rentChangeBookings = ["in_place", "adjustment", "write_down"] as const;
export type RentChangeBooking = (typeof rentChangeBookings)[number];

/** The effect of a rent change on one month. Amounts in minor units. */
export type RentChangeMonth = {
  readonly period: Month;
  /** What the row and its adjustments bill, before and after. */
  readonly beforeMinor: number;
  readonly afterMinor: number;
  /**
   * In place while nothing was paid; otherwise an adjustment for an increase, or a write-down for a decrease, whose
   * money becomes credit.
   */
  readonly booking: RentChangeBooking;
  /** Due day of the difference: the row's own, or that of the adjustment. */
  readonly dueOn: PlainDate;
};

/**
 * The effect of a planned change, month by month, oldest first: every month through the current one whose bill changes,
 * and future months with money on them. Future months without money simply get the new amount and are left out. The
 * differences are exactly what the plan books. `plan` must be made from `before` (`planRentChange`).
 */
export function rentChangeEffect(
  { ledger, today }: LeaseBefore,
  { changes }: LeasePlan,
  of: StepKind,
): readonly RentChangeMonth[] {
  const planned = plannedRows(ledger, today);
  const monthly = planned.filter(({ row }) => row.kind === of && isMonthly(row));
  const adjustments = Map.groupBy(planned, ({ row }) => row.adjustsRowId);
  const raises = Map.groupBy(changes.inserts, ({ adjustsRowId }) => adjustsRowId);
  const changed = monthly.flatMap((base): readonly RentChangeMonth[] => {
    const family = [base, ...(adjustments.get(base.row.id) ?? [])];
    const raise = (raises.get(base.row.id) ?? [])[0];
    const effect = effectOn(family, raise, changes);
    return effect.differenceMinor === 0 ? [] : [{ period: base.row.period, ...withoutDifference(effect) }];
  });
  const added = changes.inserts.filter((row) => row.kind === of && isMonthly(row)).map(newMonth);
  const running = monthOf(today);
  return [...changed, ...added]
    .filter(({ period, booking }) => period <= running || booking !== "in_place")
    .toSorted((a, b) => compareText(a.period, b.period));
}

type Effect = Omit<RentChangeMonth, "period"> & { readonly differenceMinor: number };

function effectOn(
  family: readonly PlannedRow[],
  raise: NewRentRow | undefined,
  changes: LeasePlan["changes"],
): Effect {
  const [base] = family;
  if (base === undefined) throw new Error("a month without a row");
  const beforeMinor = family.reduce((total, { billedMinor }) => total + billedMinor, 0);
  const ids = new Set<string>(family.map(({ row }) => row.id));
  const lowered = changes.writeDowns.filter(({ rowId }) => ids.has(rowId));
  const rewritten = family.reduce((total, one) => total + rewrittenBy(one, changes), 0);
  const writtenMinor = lowered.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const differenceMinor = (raise?.amountMinor ?? 0) + rewritten - writtenMinor;
  const update = changes.updates.find(({ rowId }) => rowId === base.row.id);
  return {
    beforeMinor,
    afterMinor: beforeMinor + differenceMinor,
    differenceMinor,
    booking: raise === undefined ? (lowered.length === 0 ? "in_place" : "write_down") : "adjustment",
    dueOn: raise?.dueOn ?? update?.dueOn ?? base.row.dueOn,
  };
}

/** By how much an update or a deletion changes what a row bills. */
function rewrittenBy({ row, billedMinor }: PlannedRow, changes: LeasePlan["changes"]): number {
  if (changes.deletes.includes(row.id)) return -billedMinor;
  const update = changes.updates.find(({ rowId }) => rowId === row.id);
  return update === undefined ? 0 : update.amountMinor - row.amountMinor;
}

function withoutDifference({
  differenceMinor: _difference,
  ...effect
}: Effect): Omit<RentChangeMonth, "period"> {
  return effect;
}

/** A month that billed nothing before. */
function newMonth({
  period,
  amountMinor,
  dueOn,
}: Pick<NewRentRow, "period" | "amountMinor" | "dueOn">): RentChangeMonth {
  return { period, beforeMinor: 0, afterMinor: amountMinor, booking: "in_place", dueOn };
}
