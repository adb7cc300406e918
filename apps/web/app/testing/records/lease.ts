import type { LeaseView } from "@keystead/contract/leases";

export const row = { ref: "2026-11:rent", kind: "rent", period: "2026-11", dueOn: "2026-11-05" } as const;
export const payment: LeaseView["payments"][number] = {
  id: "00000000-0000-4000-8000-000000000004",
  version: 2,
  rowRef: row.ref,
  period: row.period,
  kind: "rent",
  paidOn: "2026-11-03",
  amount: "950.00",
  refunded: "0.00",
  method: "cash",
  note: "by hand",
  transferId: "00000000-0000-4000-8000-000000000005",
  transferAmount: "950.00",
  incomeId: null,
  own: true,
  openingCredit: false,
  refunds: [],
};

export const transfer: LeaseView["transfers"][number] = {
  id: payment.transferId,
  paidOn: payment.paidOn,
  method: payment.method,
  note: payment.note,
  amount: payment.amount,
  refunded: "0.00",
  credit: "0.00",
  own: true,
  openingCredit: false,
  fromDeposit: false,
  payments: [payment.id],
  settled: [],
};

/** A lease as the server returns it, with nothing due. */
export const sampleLease: LeaseView = {
  id: "00000000-0000-4000-8000-000000000002",
  version: 3,
  tenant: { id: "00000000-0000-4000-8000-000000000003", name: "Ada Adler" },
  coTenants: [],
  movedFrom: null,
  movedTo: null,
  yearsToSettle: [2026, 2025],
  settlements: [],
  property: { id: "00000000-0000-4000-8000-000000000001", name: "Lindenhof" },
  unit: null,
  startsOn: "2026-01-01",
  endsOn: "2026-12-31",
  status: "active",
  currency: "EUR",
  monthlyRent: "950.00",
  charges: "0.00",
  deposit: "0.00",
  depositHeld: "0.00",
  paymentDay: 1,
  balance: "0.00",
  overdue: "0.00",
  soon: "0.00",
  daysOverdue: 0,
  nextDue: null,
  today: "2026-11-19",
  city: "",
  timezone: "Europe/Berlin",
  proration: "actual_days",
  termSteps: [],
  graceDays: 0,
  trackFrom: null,
  opening: "0.00",
  notes: "",
  hasMoney: true,
  credit: "0.00",
  untilToday: { billed: "0.00", settled: "0.00", open: "0.00", ahead: "0.00" },
  reminder: { version: 1, beforeDays: null, afterDays: null, lastSentOn: null, stops: [] },
  steps: [],
  rows: [],
  months: [],
  openMonths: [],
  transfers: [transfer],
  payments: [payment],
  writeDowns: [],
  depositAccount: { agreed: "0.00", held: "0.00", due: "0.00", movements: [] },
};

type Row = LeaseView["rows"][number];

function rowOf(ref: string, dueOn: string, { amount, ...over }: Partial<Row> & Pick<Row, "amount">): Row {
  return {
    ref,
    kind: "rent",
    period: dueOn.slice(0, 7),
    startsOn: dueOn,
    endsOn: dueOn,
    dueOn,
    amount,
    waived: "0.00",
    allocated: amount,
    outstanding: "0.00",
    state: "paid",
    overdue: false,
    daysOverdue: 0,
    note: "",
    oneOff: false,
    adjusts: null,
    paidBy: [],
    ...over,
  };
}

function monthOf(period: string, amount: string, rows: readonly string[]): LeaseView["months"][number] {
  const dueOn = `${period}-01`;
  return {
    period,
    dueOn,
    amount,
    settled: amount,
    outstanding: "0.00",
    state: "paid",
    overdue: false,
    daysOverdue: 0,
    rows: [...rows],
  };
}

const openPart = { dueOn: "2026-09-01", oneOff: false, adjusts: null, note: "" };
const overdueState = { state: "partially_paid", overdue: true, daysOverdue: 79 } as const;
const paidBy = (paidOn: string, amount: string) => ({
  paymentId: payment.id,
  paidOn,
  method: "bank_transfer" as const,
  amount,
});

/**
 * 680 and 120 a month: a first transfer paid part of July; a second paid the rest, August, and a little of September.
 */
export const inArrears: LeaseView = {
  ...sampleLease,
  balance: "780.54",
  overdue: "780.54",
  daysOverdue: 79,
  untilToday: { billed: "2400.00", settled: "1619.46", open: "780.54", ahead: "0.00" },
  nextDue: { ref: "sep-rent", dueOn: "2026-09-01", outstanding: "660.54" },
  rows: [
    rowOf("jul-rent", "2026-07-01", {
      amount: "680.00",
      paidBy: [paidBy("2026-07-03", "500.00"), paidBy("2026-08-10", "180.00")],
    }),
    rowOf("jul-charge", "2026-07-01", {
      amount: "120.00",
      kind: "charge",
      paidBy: [paidBy("2026-08-10", "120.00")],
    }),
    rowOf("aug-rent", "2026-08-01", { amount: "680.00", paidBy: [paidBy("2026-08-10", "680.00")] }),
    rowOf("aug-charge", "2026-08-01", {
      amount: "120.00",
      kind: "charge",
      paidBy: [paidBy("2026-08-10", "120.00")],
    }),
    rowOf("sep-rent", "2026-09-01", {
      amount: "680.00",
      ...overdueState,
      allocated: "19.46",
      outstanding: "660.54",
      paidBy: [paidBy("2026-08-10", "19.46")],
    }),
    rowOf("sep-charge", "2026-09-01", {
      amount: "120.00",
      ...overdueState,
      state: "overdue",
      kind: "charge",
      allocated: "0.00",
      outstanding: "120.00",
    }),
  ],
  months: [
    monthOf("2026-07", "800.00", ["jul-rent", "jul-charge"]),
    monthOf("2026-08", "800.00", ["aug-rent", "aug-charge"]),
    {
      ...monthOf("2026-09", "800.00", ["sep-rent", "sep-charge"]),
      ...overdueState,
      settled: "19.46",
      outstanding: "780.54",
    },
  ],
  openMonths: [
    {
      ...monthOf("2026-09", "800.00", []),
      ...overdueState,
      settled: "19.46",
      outstanding: "780.54",
      rows: [
        { ...openPart, ref: "sep-rent", kind: "rent", outstanding: "660.54" },
        { ...openPart, ref: "sep-charge", kind: "charge", outstanding: "120.00" },
      ],
    },
  ],
  transfers: [
    {
      ...transfer,
      id: "00000000-0000-4000-8000-000000000011",
      paidOn: "2026-08-10",
      method: "bank_transfer",
      note: "",
      amount: "1119.46",
      settled: [
        { rowRef: "jul-rent", period: "2026-07", kind: "rent", amount: "180.00" },
        { rowRef: "jul-charge", period: "2026-07", kind: "charge", amount: "120.00" },
        { rowRef: "aug-rent", period: "2026-08", kind: "rent", amount: "680.00" },
        { rowRef: "aug-charge", period: "2026-08", kind: "charge", amount: "120.00" },
        { rowRef: "sep-rent", period: "2026-09", kind: "rent", amount: "19.46" },
      ],
    },
    {
      ...transfer,
      id: "00000000-0000-4000-8000-000000000010",
      paidOn: "2026-07-03",
      method: "bank_transfer",
      note: "",
      amount: "500.00",
      settled: [{ rowRef: "jul-rent", period: "2026-07", kind: "rent", amount: "500.00" }],
    },
  ],
};
