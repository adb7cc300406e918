import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ledgerOf, someDay, someLease, terms, TODAY } from "../../testing/lease-samples.ts";
import { month, plainDate } from "../calendar/index.ts";
import { idOf } from "../ids/index.ts";
import { leaseAccount } from "../leases/index.ts";
import type { PlanLedger } from "../leases/index.ts";
import {
  accountStatement,
  depositCloseOut,
  handoverRecord,
  isFrenchDwelling,
  receiptOfMonth,
  receiptOfTransfer,
  reminderLetter,
} from "./index.ts";
import type { LetterLedger, LetterMovement, WrittenHandover } from "./index.ts";

/** Consecutive payments of one day are one transfer. */
function lettersOf(ledger: PlanLedger): LetterLedger {
  return {
    ...ledger,
    payments: ledger.payments.map((payment) => ({
      ...payment,
      transferId: `t${payment.paidOn}`,
      method: "bank_transfer",
      openingCredit: false,
      fromDeposit: false,
    })),
    refunds: ledger.refunds.map((refund) => ({ ...refund, transferId: `b${refund.refundedOn}` })),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const netMinor = ({ payments, refunds }: LetterLedger, asOf: string): number =>
  sum(payments.filter(({ paidOn }) => paidOn <= asOf).map(({ amountMinor }) => amountMinor)) -
  sum(refunds.filter(({ refundedOn }) => refundedOn <= asOf).map(({ amountMinor }) => amountMinor));

const MARCH = month("2026-03");
const rented = terms({ startsOn: plainDate("2026-03-01"), rentMinor: 88_000, chargesMinor: 14_000 });

describe("the receipt of a month", () => {
  it("is whole when rent and charges are, and keeps them apart", () => {
    const receipt = receiptOfMonth(lettersOf(ledgerOf(rented, [88_000, 14_000])), MARCH, TODAY);
    expect(receipt).toMatchObject({
      ok: true,
      value: {
        from: "2026-03-01",
        to: "2026-03-31",
        lines: [
          { part: "rent", amountDueMinor: 88_000, paidMinor: 88_000 },
          { part: "charges", amountDueMinor: 14_000, paidMinor: 14_000 },
        ],
        payments: [{ paidOn: "2026-03-01", method: "bank_transfer", amountMinor: 102_000 }],
        paidMinor: 102_000,
        leftMinor: 0,
        isWhole: true,
      },
    });
  });

  it("of a part payment says what is left and is not whole, however little that is", () => {
    const receipt = receiptOfMonth(lettersOf(ledgerOf(rented, [88_000, 13_999])), MARCH, TODAY);
    expect(receipt).toMatchObject({ ok: true, value: { paidMinor: 101_999, leftMinor: 1, isWhole: false } });
  });

  it("certifies nothing of a month that nothing was paid of, nor before the day it was paid", () => {
    const ledger = lettersOf(ledgerOf(rented, [88_000]));
    const refused = { ok: false, code: "NOTHING_TO_CERTIFY" };
    expect(receiptOfMonth(ledger, month("2026-04"), TODAY)).toEqual(refused);
    expect(receiptOfMonth(ledger, MARCH, plainDate("2026-02-28"))).toEqual(refused);
    expect(receiptOfMonth(ledger, month("2031-01"), TODAY)).toEqual(refused);
  });

  it("leaves out what was waived, and is whole without it", () => {
    const ledger = ledgerOf(rented, [88_000]);
    const [, charges] = ledger.rows;
    const waived = {
      id: idOf<"write-down">("w"),
      rowId: charges?.id ?? idOf<"rent-row">(""),
      writtenOn: TODAY,
      amountMinor: 14_000,
      reason: "waiver" as const,
    };
    expect(receiptOfMonth(lettersOf({ ...ledger, writeDowns: [waived] }), MARCH, TODAY)).toMatchObject({
      value: { lines: [{ part: "rent", paidMinor: 88_000 }], isWhole: true },
    });
  });

  it("never certifies more than was paid, over all months of any history, on any day", () => {
    fc.assert(
      fc.property(someLease, someDay, ({ ledger: drawn }, asOf) => {
        const ledger = lettersOf(drawn);
        const periods = new Set(ledger.rows.map(({ period }) => period));
        let certified = 0;
        for (const period of periods) {
          const receipt = receiptOfMonth(ledger, period, asOf);
          if (!receipt.ok) continue;
          const { lines, payments, paidMinor, leftMinor, isWhole } = receipt.value;
          expect(sum(lines.map((line) => line.paidMinor))).toBe(paidMinor);
          expect(sum(payments.map(({ amountMinor }) => amountMinor))).toBe(paidMinor);
          expect(sum(lines.map((line) => line.amountDueMinor)) - paidMinor).toBe(leftMinor);
          expect(lines.every((line) => line.paidMinor <= line.amountDueMinor)).toBe(true);
          expect(isWhole).toBe(leftMinor === 0);
          certified += paidMinor;
        }
        expect(certified).toBeLessThanOrEqual(netMinor(ledger, asOf));
      }),
    );
  });
});

describe("the receipt of a transfer", () => {
  it("adds up to what came in less what went back, for any history", () => {
    fc.assert(
      fc.property(someLease, someDay, ({ ledger: drawn }, asOf) => {
        const ledger = lettersOf(drawn);
        const receipts = [...new Set(ledger.payments.map(({ transferId }) => transferId))]
          .map((id) => receiptOfTransfer(ledger, id, asOf))
          .flatMap((receipt) => (receipt.ok ? [receipt.value] : []));
        for (const { lines, creditMinor, receivedMinor, refundedMinor, payment } of receipts) {
          expect(sum(lines.map(({ paidMinor }) => paidMinor)) + creditMinor).toBe(payment.amountMinor);
          expect(payment.amountMinor).toBe(receivedMinor - refundedMinor);
          expect(creditMinor).toBeGreaterThanOrEqual(0);
          expect(payment.paidOn <= asOf).toBe(true);
        }
        expect(sum(receipts.map(({ payment }) => payment.amountMinor))).toBe(netMinor(ledger, asOf));
      }),
    );
  });

  it("is refused for what was given back whole, for the credit brought along, and for a transfer nobody made", () => {
    const ledger = lettersOf(ledgerOf(rented, [88_000]));
    const [payment] = ledger.payments;
    if (payment === undefined) throw new Error("a payment was made");
    const refund = {
      id: idOf<"refund">("f"),
      transferId: "b",
      paymentId: payment.id,
      refundedOn: TODAY,
      amountMinor: 88_000,
    };
    const refused = { ok: false, code: "NOTHING_TO_CERTIFY" };
    const of = (known: LetterLedger) => receiptOfTransfer(known, payment.transferId, TODAY);
    expect(of(ledger).ok).toBe(true);
    expect(of({ ...ledger, refunds: [refund] })).toEqual(refused);
    expect(of({ ...ledger, payments: [{ ...payment, openingCredit: true }] })).toEqual(refused);
    expect(receiptOfTransfer(ledger, "another", TODAY)).toEqual(refused);
  });
});

describe("the statement of an account", () => {
  it("adds up line by line to the balance of the lease, for any history and days", () => {
    fc.assert(
      fc.property(someLease, someDay, fc.option(someDay), ({ ledger: drawn }, asOf, from) => {
        const ledger = lettersOf(drawn);
        const { openingMinor, lines, closingMinor } = accountStatement(ledger, { from, asOf });
        expect(openingMinor + sum(lines.map(({ amountMinor }) => amountMinor))).toBe(closingMinor);
        expect(lines.at(-1)?.balanceMinor ?? openingMinor).toBe(closingMinor);
        expect(closingMinor).toBe(leaseAccount(ledger, asOf).balanceMinor);
        expect(lines.map(({ date }) => date)).toEqual(lines.map(({ date }) => date).toSorted());
        expect(lines.every(({ date }) => date <= asOf && (from === null || date >= from))).toBe(true);
      }),
    );
  });

  it("begins with what was owed before, and shows a transfer as the one line it is", () => {
    const ledger = lettersOf(ledgerOf(rented, [88_000, 14_000, 50_000]));
    const [april, ...more] = accountStatement(ledger, {
      from: plainDate("2026-04-01"),
      asOf: plainDate("2026-04-30"),
    }).lines;
    expect(april).toMatchObject({ kind: "row", part: "rent", amountMinor: 88_000, balanceMinor: 88_000 });
    expect(more.map(({ kind, balanceMinor }) => [kind, balanceMinor])).toEqual([
      ["row", 102_000],
      ["payment", 52_000],
    ]);
    const refunds = ledger.payments.map(({ id, amountMinor }, at) => ({
      id: idOf<"refund">(`f${at}`),
      transferId: "back",
      paymentId: id,
      refundedOn: plainDate("2026-04-30"),
      amountMinor,
    }));
    const back = accountStatement(
      { ...ledger, refunds },
      { from: plainDate("2026-04-30"), asOf: plainDate("2026-04-30") },
    );
    expect(back.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([["refund", 152_000]]);
    const march = accountStatement(ledger, { from: null, asOf: plainDate("2026-03-31") });
    expect(march.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["row", 88_000],
      ["row", 14_000],
      ["payment", -102_000],
    ]);
    expect(accountStatement(ledger, { from: TODAY, asOf: TODAY })).toMatchObject({
      openingMinor: 256_000,
      lines: [],
      closingMinor: 256_000,
    });
  });
});

describe("the close-out of a deposit", () => {
  const moved = (over: Partial<LetterMovement>): LetterMovement => ({
    id: "m",
    type: "received",
    movedOn: plainDate("2026-01-01"),
    amountMinor: 200_000,
    transfer: false,
    note: "",
    months: [],
    ...over,
  });
  const received = moved({});
  const kept = moved({ id: "k", type: "retained", movedOn: plainDate("2026-06-01"), amountMinor: 30_000 });
  const returned = moved({
    id: "b",
    type: "returned",
    movedOn: plainDate("2026-06-10"),
    amountMinor: 150_000,
  });

  it("says what was received, kept, returned and is still held on the day", () => {
    expect(depositCloseOut(200_000, [returned, received, kept], TODAY)).toMatchObject({
      value: {
        agreedMinor: 200_000,
        receivedMinor: 200_000,
        keptMinor: 30_000,
        returnedMinor: 150_000,
        heldMinor: 20_000,
        movements: [received, kept, returned],
      },
    });
    expect(depositCloseOut(200_000, [returned, received, kept], plainDate("2026-06-09"))).toMatchObject({
      value: { returnedMinor: 0, heldMinor: 170_000 },
    });
  });

  it("is refused while nothing of it went back or was kept", () => {
    const refused = { ok: false, code: "DEPOSIT_NOT_CLOSED" };
    expect(depositCloseOut(200_000, [], TODAY)).toEqual(refused);
    expect(depositCloseOut(200_000, [received], TODAY)).toEqual(refused);
    expect(depositCloseOut(200_000, [received, kept], plainDate("2026-05-31"))).toEqual(refused);
  });
});

describe("the record of a handover", () => {
  const steps = [{ from: plainDate("2026-05-01"), amountMinor: 99_000 }];
  const letNow = {
    terms: terms({
      startsOn: plainDate("2026-03-15"),
      endsOn: plainDate("2027-02-28"),
      rentMinor: 88_000,
      rentSteps: steps,
      chargesMinor: 14_000,
      chargeSteps: steps,
      paymentDay: 3,
      termSteps: [{ from: month("2026-05"), paymentDay: 10, proration: "none" as const }],
    }),
    depositMinor: 176_000,
    deposits: [
      { type: "received", movedOn: plainDate("2026-03-10"), amountMinor: 100_000, transfer: false },
      { type: "received", movedOn: plainDate("2026-03-20"), amountMinor: 76_000, transfer: false },
      { type: "retained", movedOn: plainDate("2026-03-12"), amountMinor: 5_000, transfer: false },
    ],
  } as const;
  const written: WrittenHandover = {
    kind: "move_in",
    notes: " Water 123\nGas 4 \n",
    keysOn: plainDate("2026-03-15"),
  };

  it("of a move-in has the terms of the first day, whatever was agreed later, and the deposit that has come", () => {
    expect(handoverRecord(letNow, written, plainDate("2026-03-19"))).toEqual({
      ok: true,
      value: {
        kind: "move_in",
        notes: "Water 123\nGas 4",
        keysOn: "2026-03-15",
        leaseDay: "2026-03-15",
        terms: {
          rentMinor: 88_000,
          chargesMinor: 14_000,
          paymentDay: 3,
          depositAgreedMinor: 176_000,
          depositReceivedMinor: 100_000,
        },
      },
    });
    expect(handoverRecord(letNow, written, TODAY)).toMatchObject({
      value: { terms: { rentMinor: 88_000, depositReceivedMinor: 176_000 } },
    });
  });

  it("of a move-out has the last day and no money", () => {
    const record = { ...written, kind: "move_out" as const };
    expect(handoverRecord(letNow, record, TODAY)).toMatchObject({
      value: { leaseDay: "2027-02-28", keysOn: "2026-03-15", terms: null },
    });
    const ongoing = { ...letNow, terms: { ...letNow.terms, endsOn: null } };
    expect(handoverRecord(ongoing, record, TODAY)).toMatchObject({ value: { leaseDay: null } });
  });

  it("does not say on a day what happens later", () => {
    expect(handoverRecord(letNow, written, plainDate("2026-03-09"))).toMatchObject({
      value: { keysOn: null, terms: { depositReceivedMinor: 0 } },
    });
  });

  it("is refused where neither notes nor keys nor, of a move-in, a deposit are known", () => {
    const refused = { ok: false, code: "NOTHING_TO_RECORD" };
    const without = { ...letNow, depositMinor: 0, deposits: [] };
    const nothing = { ...written, notes: "  \n", keysOn: null };
    expect(handoverRecord(without, nothing, TODAY)).toEqual(refused);
    expect(handoverRecord(without, { ...nothing, keysOn: TODAY }, plainDate("2026-06-19"))).toEqual(refused);
    expect(handoverRecord(letNow, { ...nothing, kind: "move_out" }, TODAY)).toEqual(refused);
    expect(handoverRecord(letNow, nothing, TODAY).ok).toBe(true);
    expect(handoverRecord(without, { ...nothing, notes: "Gas" }, TODAY).ok).toBe(true);
  });
});

describe("the reminder", () => {
  it("names what is due and open, how late it is, and adds it up", () => {
    const ledger = { ...lettersOf(ledgerOf(rented, [88_000, 14_000, 50_000])), graceDays: 5 };
    expect(reminderLetter(ledger, plainDate("2026-05-03"))).toEqual({
      ok: true,
      value: {
        openMinor: 154_000,
        lines: [
          expect.objectContaining({ period: "2026-04", part: "rent", openMinor: 38_000, daysOverdue: 32 }),
          expect.objectContaining({ period: "2026-04", part: "charges", openMinor: 14_000, daysOverdue: 32 }),
          expect.objectContaining({ period: "2026-05", part: "rent", openMinor: 88_000, daysOverdue: 0 }),
          expect.objectContaining({ period: "2026-05", part: "charges", openMinor: 14_000, daysOverdue: 0 }),
        ],
      },
    });
  });

  it("asks for the balance, or refuses where nothing is open", () => {
    fc.assert(
      fc.property(someLease, someDay, ({ ledger: drawn }, asOf) => {
        const ledger = lettersOf(drawn);
        const letter = reminderLetter(ledger, asOf);
        const { rows, balanceMinor } = leaseAccount(ledger, asOf);
        const open = rows.filter(({ row, outstandingMinor }) => row.dueOn <= asOf && outstandingMinor > 0);
        expect(letter.ok).toBe(open.length > 0);
        if (!letter.ok) return;
        expect(letter.value.openMinor).toBe(sum(letter.value.lines.map(({ openMinor }) => openMinor)));
        // Payments for future months stay with those.
        expect(letter.value.openMinor).toBeGreaterThanOrEqual(balanceMinor);
      }),
    );
  });
});

it.each([
  ["FR", "residential", true],
  ["RE", "residential", true],
  ["FR", "commercial", false],
  ["BE", "residential", false],
  ["", "residential", false],
])("a %s %s is under the French law of rents: %s", (country, propertyType, expected) => {
  expect(isFrenchDwelling({ country, propertyType })).toBe(expected);
});
