import * as fc from "fast-check";
import { addDays, addMonths, differenceInDays, laterOf, monthOf, plainDate } from "../src/calendar/index.ts";
import type { PlainDate } from "../src/calendar/index.ts";
import { idOf } from "../src/ids/index.ts";
import { compareText } from "../src/kernel/index.ts";
import { leaseAccount, prorations, rentSchedule, scheduledThrough } from "../src/leases/index.ts";
import type { LeaseTerms, NewRentRow, PlanLedger, RentRow, RowChanges } from "../src/leases/index.ts";

/** Leases and ledgers for the tests of the lease rules. Outside src, which may import no package. */

export const TODAY = plainDate("2026-06-20");

export function terms(over: Partial<LeaseTerms> = {}): LeaseTerms {
  return {
    startsOn: plainDate("2026-01-01"),
    endsOn: null,
    rentMinor: 100_000,
    rentSteps: [],
    chargesMinor: 0,
    chargeSteps: [],
    paymentDay: 1,
    proration: "actual_days",
    termSteps: [],
    trackFrom: null,
    openingMinor: 0,
    ...over,
  };
}

export function stored(rows: readonly NewRentRow[], prefix = "r"): readonly RentRow[] {
  return rows.map((row, index) => ({ ...row, id: idOf(`${prefix}${String(index).padStart(3, "0")}`) }));
}

/** A lease's rows as stored today, with these amounts paid on the due days of its first rows (0 = not paid). */
export function ledgerOf(lease: LeaseTerms, paidMinor: readonly number[] = [], today = TODAY): PlanLedger {
  const rows = stored(rentSchedule(lease, scheduledThrough(lease, today)));
  return {
    rows,
    payments: rows.flatMap((row, index) => {
      const amountMinor = paidMinor[index] ?? 0;
      const paidOn = row.dueOn < today ? row.dueOn : today;
      return amountMinor === 0
        ? []
        : [{ id: idOf(`p${String(index).padStart(3, "0")}`), rowId: row.id, paidOn, amountMinor }];
    }),
    refunds: [],
    writeDowns: [],
    graceDays: 0,
  };
}

/** What the server does with a plan. */
export function applyChanges(ledger: PlanLedger, changes: RowChanges, prefix: string): PlanLedger {
  const deleted = new Set<string>(changes.deletes);
  return {
    ...ledger,
    rows: [
      ...ledger.rows
        .filter((row) => !deleted.has(row.id))
        .map((row) => {
          const update = changes.updates.find(({ rowId }) => rowId === row.id);
          if (update === undefined) return row;
          const { startsOn, endsOn, dueOn, amountMinor } = update;
          return { ...row, startsOn, endsOn, dueOn, amountMinor };
        }),
      ...stored(changes.inserts, prefix),
    ],
    writeDowns: [
      ...ledger.writeDowns
        .filter(({ rowId }) => !deleted.has(rowId))
        .map((down) => ({
          ...down,
          amountMinor: changes.waiverCuts.find(({ id }) => id === down.id)?.amountMinor ?? down.amountMinor,
        }))
        .filter(({ amountMinor }) => amountMinor > 0),
      ...changes.writeDowns.map((down, index) => ({
        ...down,
        id: idOf<"write-down">(`${prefix}w${ledger.writeDowns.length + index}`),
      })),
    ],
  };
}

/** Σ of what the rows of a month and kind ask for: rows and their adjustments less rent_change write-downs. */
export function billed(ledger: PlanLedger): ReadonlyMap<string, number> {
  const keyOf = new Map<string, string>(ledger.rows.map((row) => [row.id, `${row.period}|${row.kind}`]));
  const totals = new Map<string, number>();
  const add = (key: string, amountMinor: number): void => {
    totals.set(key, (totals.get(key) ?? 0) + amountMinor);
  };
  const keyFor = (row: RentRow): string => keyOf.get(row.adjustsRowId ?? row.id) ?? "";
  for (const row of ledger.rows) add(keyFor(row), row.amountMinor);
  for (const { rowId, amountMinor, reason } of ledger.writeDowns) {
    const row = ledger.rows.find(({ id }) => id === rowId);
    if (row !== undefined && reason === "rent_change") add(keyFor(row), -amountMinor);
  }
  return new Map(
    [...totals].filter(([, amountMinor]) => amountMinor !== 0).toSorted((a, b) => compareText(a[0], b[0])),
  );
}

/** The ledger as if its rows, through the last stored month, had been made from these terms. */
export function scheduled(lease: LeaseTerms, like: PlanLedger): PlanLedger {
  const last = like.rows.reduce((latest, { period }) => laterOf(latest, period), monthOf(lease.startsOn));
  return { ...like, rows: stored(rentSchedule(lease, last), "s"), writeDowns: [] };
}

export function paidMinor(ledger: PlanLedger): number {
  return ledger.payments.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

export function balanceOf(ledger: PlanLedger, asOf: PlainDate): number {
  return leaseAccount(ledger, asOf).balanceMinor;
}

const days = (from: string, span: number): fc.Arbitrary<PlainDate> =>
  fc.integer({ min: 0, max: span }).map((offset) => addDays(plainDate(from), offset));

export const someDay = days("2024-01-01", 1500);

export const someTerms: fc.Arbitrary<LeaseTerms> = fc
  .record({
    startsOn: days("2024-06-01", 500),
    length: fc.option(fc.integer({ min: 0, max: 900 })),
    rentMinor: fc.integer({ min: 100, max: 300_000 }),
    chargesMinor: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 40_000 })),
    paymentDay: fc.integer({ min: 1, max: 31 }),
    proration: fc.constantFrom(...prorations),
  })
  .map(({ length, ...rest }) =>
    terms({ ...rest, endsOn: length === null ? null : addDays(rest.startsOn, length) }),
  );

/** A lease's ledger with some rows paid wholly, partly or too much, some in advance, some refunded, some partly written off. */
export const someLease: fc.Arbitrary<{ readonly terms: LeaseTerms; readonly ledger: PlanLedger }> = fc
  .tuple(
    someTerms,
    fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 }),
    fc.array(fc.nat({ max: 6 }), { maxLength: 30 }),
  )
  .map(([lease, shares, marks]) => {
    const rows = stored(rentSchedule(lease, scheduledThrough(lease, TODAY)));
    const paid = rows.map((row, index) => Math.ceil((row.amountMinor * (shares[index] ?? 0)) / 3));
    const ledger = ledgerOf(lease, paid);
    return {
      terms: lease,
      ledger: {
        ...ledger,
        refunds: ledger.payments
          .filter((_payment, index) => marks[index] === 1)
          .map((payment, index) => ({
            id: idOf<"refund">(`f${index}`),
            paymentId: payment.id,
            refundedOn: payment.paidOn,
            amountMinor: Math.ceil(payment.amountMinor / 2),
          })),
        writeDowns: rows
          .filter((_row, index) => marks[index] === 2)
          .map((row, index) => ({
            id: idOf<"write-down">(`w${String(index).padStart(3, "0")}`),
            rowId: row.id,
            writtenOn: addMonths(row.startsOn, differenceInDays(row.startsOn, TODAY) > 0 ? 0 : -1),
            amountMinor: Math.floor(row.amountMinor / 2),
            reason: "waiver" as const,
          })),
      },
    };
  });
