import { month, plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import {
  dueSums,
  leaseAccount,
  leaseMonths,
  type LeaseLedger,
  type LeasePayment,
  type LeaseTerms,
  oneOffCharge,
  type RentRow,
  rentSchedule,
  splitTransfer,
} from "@keystead/domain/leases";
import { totalOf } from "@keystead/domain/money";

/** The example shows the balance as of this day. */
const exampleDay = plainDate("2026-11-14");

const newRentFrom = plainDate("2026-10-01");
const settledOn = plainDate("2026-09-30");

/** A tenant whose standing order still pays the old rent, and who has not paid the settlement of the charges. */
const terms: LeaseTerms = {
  startsOn: plainDate("2023-04-01"),
  endsOn: null,
  rentMinor: 82_000,
  rentSteps: [{ from: newRentFrom, amountMinor: 84_750 }],
  chargesMinor: 12_000,
  chargeSteps: [],
  paymentDay: 3,
  proration: "actual_days",
  termSteps: [],
  trackFrom: month("2026-08"),
  openingMinor: 0,
};
const settlementMinor = 35_750;
const transferMinor = 94_000;
const transferDays = ["2026-08-03", "2026-09-02", "2026-10-02", "2026-11-02"].map((day) => plainDate(day));

/** One line of a month: an amount due or a payment. */
export type ExampleLine =
  | { readonly kind: "rent" | "newRent" | "charge" | "settlement"; readonly amountMinor: number }
  | { readonly kind: "transfer"; readonly on: string; readonly amountMinor: number };

export type ExampleMonth = {
  readonly period: string;
  readonly sumMinor: number;
  readonly settledMinor: number;
  readonly openMinor: number;
  readonly lines: readonly ExampleLine[];
};

export type ExampleBalance = {
  /** The day of the balance. */
  readonly asOf: string;
  readonly newRentFrom: string;
  readonly balanceMinor: number;
  readonly openSince: string;
  readonly daysOverdue: number;
  readonly dueMinor: number;
  readonly dueMonths: number;
  readonly receivedMinor: number;
  readonly payments: number;
  /** The months with an open amount, oldest first. */
  readonly months: readonly ExampleMonth[];
};

/**
 * The balance of the front page, computed by the same rules as every balance of the product (R-C04 to R-C15); no figure
 * is written by hand.
 */
export function exampleBalance(): ExampleBalance {
  const ledger = exampleLedger();
  const account = leaseAccount(ledger, exampleDay);
  const months = leaseMonths(account, ledger.graceDays);
  const open = months.filter(({ outstandingMinor }) => outstandingMinor > 0);
  const [oldest] = open;
  if (oldest === undefined) throw new Error("The example owes nothing.");
  return {
    asOf: exampleDay,
    newRentFrom,
    balanceMinor: account.balanceMinor,
    openSince: oldest.dueOn,
    daysOverdue: oldest.daysOverdue,
    dueMinor: dueSums(account).amountDueMinor,
    dueMonths: months.length,
    receivedMinor: totalOf(ledger.payments.map(({ amountMinor }) => amountMinor)),
    payments: transferDays.length,
    months: open.map(({ period, sumMinor, settledMinor, outstandingMinor, rows }) => ({
      period,
      sumMinor,
      settledMinor,
      openMinor: outstandingMinor,
      lines: linesOf(
        rows.map(({ row }) => row),
        ledger.payments,
      ),
    })),
  };
}

/** The amounts due in a month, then its payments, one line for each transfer. */
function linesOf(rows: readonly RentRow[], payments: readonly LeasePayment[]): readonly ExampleLine[] {
  const ids = new Set<string>(rows.map(({ id }) => id));
  const transfers = Map.groupBy(
    payments.filter(({ rowId }) => ids.has(rowId)),
    ({ paidOn }) => paidOn,
  );
  return [
    ...rows.map((row) => ({ kind: kindOf(row), amountMinor: row.amountMinor })),
    ...[...transfers].map(([on, parts]) => ({
      kind: "transfer" as const,
      on,
      amountMinor: totalOf(parts.map(({ amountMinor }) => amountMinor)),
    })),
  ];
}

function kindOf({ kind, oneOff, startsOn }: RentRow): "rent" | "newRent" | "charge" | "settlement" {
  if (oneOff) return "settlement";
  if (kind === "charge") return "charge";
  return startsOn >= newRentFrom ? "newRent" : "rent";
}

function exampleLedger(): LeaseLedger {
  const settlement = oneOffCharge(settledOn, settlementMinor);
  if (!settlement.ok) throw new Error("The settlement of the example is no charge.");
  const rows = [...rentSchedule(terms, month("2026-11")), settlement.value].map((row, at): RentRow => ({
    ...row,
    id: idOf(`row-${at}`),
  }));
  return {
    rows,
    payments: transferDays.flatMap((day) => paymentsOn(day, rows)),
    refunds: [],
    writeDowns: [],
    graceDays: 0,
  };
}

/**
 * One transfer of the standing order, allocated to the rent and charges of its month as the product does it (R-C10a).
 */
function paymentsOn(day: (typeof transferDays)[number], rows: readonly RentRow[]): readonly LeasePayment[] {
  const ofMonth = rows.filter(({ period, oneOff }) => !oneOff && day.startsWith(period));
  const parts = splitTransfer(
    ofMonth.map(({ id, kind, dueOn, amountMinor }) => ({
      id,
      kind,
      adjustedKind: null,
      dueOn,
      outstandingMinor: amountMinor,
    })),
    transferMinor,
  );
  if (!parts.ok) throw new Error("The transfer of the example pays nothing.");
  return parts.value.map(({ rowId, amountMinor }) => ({
    id: idOf(`${day}-${rowId}`),
    rowId,
    paidOn: day,
    amountMinor,
  }));
}
