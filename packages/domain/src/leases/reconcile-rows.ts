import { laterOf, monthOf } from "../calendar/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import type { RentRowId } from "../ids/index.ts";
import type { NewRentRow, RentRow, WriteDown } from "./rent-ledger.ts";
import type { PlannedRow } from "./row-standing.ts";

/** New dates and amount (minor units) of a stored row; all four fields are to be written. */
export type RowUpdate = {
  readonly rowId: RentRowId;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly amountMinor: number;
};

/** What to store so that the rows say what the terms say. Apply all of it in one transaction. */
export type RowChanges = {
  readonly inserts: readonly NewRentRow[];
  readonly updates: readonly RowUpdate[];
  /** Rows that nothing was paid on; their write-downs go with them. */
  readonly deletes: readonly RentRowId[];
  readonly writeDowns: readonly WriteDown[];
};

/**
 * What happens to a row with money on it when it should be lower: `write_down` keeps it and writes the difference off, reason
 * rent_change (R-C07); `rewrite` gives it the new amount and dates (R-C14, the end of a lease). Either way the money above
 * becomes credit.
 */
export type LoweringRule = "write_down" | "rewrite";

/**
 * Compares the monthly rows that should be (`wanted`: kinds rent and charge of `rentSchedule`) with those stored, both limited to
 * months from `from` on. A row bills its amount less rent_change write-downs plus its adjustments; only a difference in that is acted on, so
 * repeating a plan changes nothing. Open rows are recomputed in place; a row with money that should be higher gets an
 * adjustment over the difference, due max(today, due of the row); one that should be lower follows `lowering`. Opening and
 * one-off rows are never touched; no row becomes negative.
 */
export function reconcileRows(input: {
  readonly wanted: readonly NewRentRow[];
  readonly stored: readonly PlannedRow[];
  readonly from: Month;
  readonly today: PlainDate;
  readonly lowering: LoweringRule;
}): RowChanges {
  const wanted = new Map(
    input.wanted.filter((row) => isMonthly(row) && row.period >= input.from).map((row) => [keyOf(row), row]),
  );
  const stored = input.stored.filter(({ row }) => isMonthly(row) && row.period >= input.from);
  const known = new Set(stored.map(({ row }) => keyOf(row)));
  const changes: MutableChanges = {
    inserts: [...wanted.values()].filter((row) => !known.has(keyOf(row))),
    updates: [],
    deletes: [],
    writeDowns: [],
  };
  for (const planned of stored) {
    const adjustments = input.stored.filter(({ row }) => row.adjustsRowId === planned.row.id);
    settleRow({ planned, adjustments, wanted: wanted.get(keyOf(planned.row)) ?? null }, input, changes);
  }
  return changes;
}

type MutableChanges = {
  inserts: NewRentRow[];
  updates: RowUpdate[];
  deletes: RentRowId[];
  writeDowns: WriteDown[];
};

type Settled = {
  readonly planned: PlannedRow;
  readonly adjustments: readonly PlannedRow[];
  readonly wanted: NewRentRow | null;
};

type Context = { readonly today: PlainDate; readonly lowering: LoweringRule };

function settleRow(
  { planned, adjustments, wanted }: Settled,
  context: Context,
  changes: MutableChanges,
): void {
  const billed =
    billedMinor(planned) + adjustments.reduce((total, adjustment) => total + billedMinor(adjustment), 0);
  const difference = (wanted?.amountMinor ?? 0) - billed;
  if (difference < 0) {
    const leftMinor = lower(planned, wanted, -difference, context, changes);
    // Adjustments made for the row go the same way, the newest first, once the row itself gives no more.
    adjustments
      .toReversed()
      .reduce((rest, adjustment) => lower(adjustment, adjustment.row, rest, context, changes), leftMinor);
    return;
  }
  if (planned.carriesMoney) {
    if (difference > 0) changes.inserts.push(adjustmentFor(planned.row, difference, context.today));
    updateRow(planned, { ...planned.row, endsOn: wanted?.endsOn ?? planned.row.endsOn }, changes);
    return;
  }
  updateRow(
    planned,
    { ...(wanted ?? planned.row), amountMinor: planned.row.amountMinor + difference },
    changes,
  );
}

/** Takes up to `byMinor` off one row and answers with what it could not take. */
function lower(
  planned: PlannedRow,
  wanted: NewRentRow | null,
  byMinor: number,
  context: Context,
  changes: MutableChanges,
): number {
  if (!planned.carriesMoney && wanted === null) {
    changes.deletes.push(planned.row.id);
    return Math.max(0, byMinor - billedMinor(planned));
  }
  const takenMinor = Math.min(byMinor, planned.row.amountMinor - planned.waivedMinor);
  if (planned.carriesMoney && context.lowering === "write_down") {
    if (takenMinor > 0) changes.writeDowns.push(rentChange(planned.row.id, takenMinor, context.today));
    return byMinor - takenMinor;
  }
  const amountMinor = planned.row.amountMinor - takenMinor;
  if (amountMinor === 0 && !planned.carriesMoney) changes.deletes.push(planned.row.id);
  else updateRow(planned, { ...(wanted ?? planned.row), amountMinor }, changes);
  return byMinor - takenMinor;
}

function updateRow(planned: PlannedRow, next: NewRentRow, changes: MutableChanges): void {
  const { row } = planned;
  const { startsOn, endsOn, dueOn, amountMinor } = next;
  const same =
    row.startsOn === startsOn &&
    row.endsOn === endsOn &&
    row.dueOn === dueOn &&
    row.amountMinor === amountMinor;
  if (!same) changes.updates.push({ rowId: row.id, startsOn, endsOn, dueOn, amountMinor });
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

function rentChange(rowId: RentRowId, amountMinor: number, writtenOn: PlainDate): WriteDown {
  return { rowId, writtenOn, amountMinor, reason: "rent_change" };
}

function billedMinor(planned: PlannedRow): number {
  return planned.row.amountMinor - planned.rentChangeMinor;
}

function isMonthly(row: NewRentRow): boolean {
  return !row.oneOff && (row.kind === "rent" || row.kind === "charge");
}

function keyOf(row: NewRentRow): string {
  return `${row.period}|${row.kind}`;
}
