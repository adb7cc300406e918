import { month, plainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import type { HandoverRecord } from "@keystead/domain/letters";
import { currency } from "@keystead/domain/money";

import type { Letter, LetterContent } from "./letter.ts";

/** Letters for the tests of this folder, with the longest names and texts that occur. */

const day = plainDate;
const rent = { rowId: "r1", period: month("2026-03"), adjusts: null, part: "rent" } as const;
const charges = { rowId: "r2", period: month("2026-03"), adjusts: null, part: "charges" } as const;
const key = { rowId: "r3", period: month("2026-03"), adjusts: null, part: "single" } as const;
const payment = {
  transferId: "t1",
  paidOn: day("2026-03-01"),
  method: "bank_transfer",
  openingCredit: false,
  fromDeposit: false,
} as const;

export const wholeMonth: LetterContent = {
  kind: "month",
  receipt: {
    period: rent.period,
    from: day("2026-03-01"),
    to: day("2026-03-31"),
    lines: [
      { ...rent, amountDueMinor: 88_000, paidMinor: 88_000 },
      { ...charges, amountDueMinor: 14_000, paidMinor: 14_000 },
    ],
    payments: [{ ...payment, amountMinor: 102_000 }],
    paidMinor: 102_000,
    leftMinor: 0,
    isWhole: true,
  },
};

export const partOfMonth: LetterContent = {
  kind: "month",
  receipt: {
    ...wholeMonth.receipt,
    lines: [
      { ...rent, amountDueMinor: 88_000, paidMinor: 88_000 },
      { ...charges, amountDueMinor: 14_000, paidMinor: 2_000 },
      { ...key, amountDueMinor: 4_550, paidMinor: 0 },
    ],
    payments: [
      { ...payment, amountMinor: 80_000 },
      { ...payment, transferId: "t2", paidOn: day("2026-03-09"), method: "cash", amountMinor: 10_000 },
    ],
    paidMinor: 90_000,
    leftMinor: 16_550,
    isWhole: false,
  },
};

export const oneTransfer: LetterContent = {
  kind: "transfer",
  receipt: {
    payment: { ...payment, amountMinor: 110_000 },
    receivedMinor: 120_000,
    refundedMinor: 10_000,
    lines: wholeMonth.receipt.lines,
    creditMinor: 8_000,
    leftMinor: 0,
  },
};

/** As many months as an account of several years has. */
export function statementOver(months: number): LetterContent {
  const lines = Array.from({ length: months }, (_none, at) => {
    const period = month(`${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`);
    const date = day(`${period}-01`);
    return [
      { kind: "row", ...rent, period, date, amountMinor: 88_000, balanceMinor: 88_000 },
      { kind: "row", ...charges, period, date, amountMinor: 14_000, balanceMinor: 102_000 },
      { kind: "payment", ...payment, date: day(`${period}-03`), amountMinor: -102_000, balanceMinor: 0 },
    ] as const;
  }).flat();
  return {
    kind: "statement",
    statement: { from: day("2020-01-01"), asOf: day("2026-03-10"), openingMinor: 0, lines, closingMinor: 0 },
  };
}

const received = {
  id: "m1",
  type: "received",
  movedOn: day("2022-05-01"),
  amountMinor: 200_000,
  transfer: false,
  note: "",
  months: [],
} as const;

export const closedDeposit: LetterContent = {
  kind: "deposit",
  closeOut: {
    agreedMinor: 200_000,
    receivedMinor: 200_000,
    keptMinor: 45_000,
    returnedMinor: 155_000,
    heldMinor: 0,
    movements: [
      received,
      {
        ...received,
        id: "m2",
        type: "retained",
        movedOn: day("2026-02-20"),
        amountMinor: 30_000,
        months: [month("2026-01"), month("2026-02")],
      },
      {
        ...received,
        id: "m3",
        type: "retained",
        movedOn: day("2026-02-25"),
        amountMinor: 15_000,
        note: "Parquet of the living room, invoice of 20 February",
      },
      { ...received, id: "m4", type: "returned", movedOn: day("2026-03-05"), amountMinor: 155_000 },
    ],
  },
};

export const sampleOpenRows: LetterContent = {
  kind: "reminder",
  payBy: day("2026-03-17"),
  reminder: {
    lines: [
      { ...rent, period: month("2026-02"), dueOn: day("2026-02-01"), openMinor: 88_000, daysOverdue: 37 },
      { ...charges, period: month("2026-02"), dueOn: day("2026-02-01"), openMinor: 14_000, daysOverdue: 37 },
      { ...rent, dueOn: day("2026-03-01"), openMinor: 88_000, daysOverdue: 9 },
      { ...charges, dueOn: day("2026-03-01"), openMinor: 14_000, daysOverdue: 9 },
      { ...key, dueOn: day("2026-03-10"), openMinor: 4_550, daysOverdue: 0 },
    ],
    openMinor: 208_550,
  },
};

const movedIn: HandoverRecord = {
  kind: "move_in",
  leaseDay: day("2026-03-01"),
  keysOn: day("2026-02-28"),
  notes:
    "Stromzähler 1 EMH00 4711: 012345,6\nSchlüssel: 3 Haustür, 3 Wohnung, 1 Briefkasten\nBad: keine Mängel",
  terms: {
    rentMinor: 88_000,
    chargesMinor: 14_000,
    paymentDay: 31,
    depositAgreedMinor: 200_000,
    depositReceivedMinor: 100_000,
  },
};

export const moveInRecord: LetterContent = { kind: "handover", record: movedIn };

export const moveOutRecord: LetterContent = {
  kind: "handover",
  record: { ...movedIn, kind: "move_out", leaseDay: day("2026-03-08"), terms: null },
};

/** A move-in with these notes. */
export function recordWith(notes: string): LetterContent {
  return { kind: "handover", record: { ...movedIn, notes } };
}

export function aLetter(language: Language, content: LetterContent, over: Partial<Letter> = {}): Letter {
  return {
    language,
    on: day("2026-03-10"),
    currency: currency("EUR"),
    sender: {
      name: "Ottilie Freifrau von Wackernagel-Hülsenbeck",
      lines: ["Donaudampfschifffahrtsstraße 118 a", "10115 Berlin", "Deutschland"],
      iban: "DE89370400440532013000",
      paymentNote: "Kontoinhaberin: O. v. Wackernagel-Hülsenbeck, Sparkasse Beispielstadt",
    },
    tenants: ["Łucja Żółkiewska", "Дмитрий Соколов"],
    recipientLines: ["Rue des Écoles 14, 3e étage", "69007 Lyon"],
    place: "Résidence du Parc, Flat 12, Rue des Écoles 14, 69007 Lyon",
    isFrench: true,
    notes: new Map([["r3", "Zweitschlüssel Haustür"]]),
    content,
    ...over,
  };
}
