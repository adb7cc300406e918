import type { LetterOrder } from "@keystead/contract/letters";
import { month, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import {
  accountStatement,
  depositCloseOut,
  handoverRecord,
  receiptOfMonth,
  receiptOfTransfer,
  reminderLetter,
} from "@keystead/domain/letters";
import type { LetterLedger, LetterRefusal, WrittenHandover } from "@keystead/domain/letters";
import { accept } from "@keystead/domain/kernel";
import type { Decision } from "@keystead/domain/kernel";

import type { LetterContent } from "#adapters/letters/letter.ts";
import { badField, refusal } from "#kernel/api/index.ts";
import { storedLedgerOf, storedTermsOf, type StoredLease, withComingRows } from "../rent-book/index.ts";

type OrderedLetter = {
  readonly order: LetterOrder;
  readonly on: PlainDate;
  /** For the record of a handover. */
  readonly handover: WrittenHandover | null;
};

/** The figures of a letter; refuses if there is nothing to write. Does not read the database. */
export function contentOf(stored: StoredLease, ordered: OrderedLetter): LetterContent {
  const lease = withComingRows(stored, stored.today);
  const decided = decide(lease, ordered);
  if (!decided.ok) throw refusal(decided.code);
  return decided.value;
}

function decide(
  lease: StoredLease,
  { order, on, handover }: OrderedLetter,
): Decision<LetterContent, LetterRefusal> {
  const ledger = letterLedgerOf(lease);
  switch (order.kind) {
    case "receipt":
      return receiptOf(ledger, order, on);
    case "statement": {
      const from = order.from === undefined ? null : plainDate(order.from);
      if (from !== null && from > on) throw badField(["from"], "FROM_AFTER_LETTER");
      return accept({ kind: "statement", statement: accountStatement(ledger, { from, asOf: on }) });
    }
    case "deposit": {
      const decided = depositCloseOut(lease.depositMinor, movementsOf(lease), on);
      return decided.ok ? accept({ kind: "deposit", closeOut: decided.value }) : decided;
    }
    case "reminder": {
      const payBy = order.payBy === undefined ? null : plainDate(order.payBy);
      if (payBy !== null && payBy < on) throw badField(["payBy"], "PAY_BY_BEFORE_LETTER");
      const decided = reminderLetter(ledger, on);
      return decided.ok ? accept({ kind: "reminder", reminder: decided.value, payBy }) : decided;
    }
    case "handover": {
      if (handover === null) throw badField(["handover"], "HANDOVER_REQUIRED");
      const { depositMinor, deposits } = lease;
      const decided = handoverRecord({ terms: storedTermsOf(lease), depositMinor, deposits }, handover, on);
      return decided.ok ? accept({ kind: "handover", record: decided.value }) : decided;
    }
  }
}

/** The receipt of a month or of a transfer: exactly one of the two must be given. */
function receiptOf(
  ledger: LetterLedger,
  { period, transferId }: LetterOrder,
  on: PlainDate,
): Decision<LetterContent, LetterRefusal> {
  if ((period === undefined) === (transferId === undefined)) throw badField(["period"], "PAYMENT_REQUIRED");
  if (period !== undefined) {
    const decided = receiptOfMonth(ledger, month(period), on);
    return decided.ok ? accept({ kind: "month", receipt: decided.value }) : decided;
  }
  const decided = receiptOfTransfer(ledger, transferId ?? "", on);
  return decided.ok ? accept({ kind: "transfer", receipt: decided.value }) : decided;
}

function letterLedgerOf(lease: StoredLease): LetterLedger {
  return {
    ...storedLedgerOf(lease),
    payments: lease.payments.map(({ depositMovementId, ...payment }) => ({
      ...payment,
      fromDeposit: depositMovementId !== null,
    })),
    refunds: lease.refunds,
  };
}

/** A deposit retained for unpaid rent has paid some rows, so their months are given as the reason. */
function movementsOf({ deposits, payments, rows }: StoredLease) {
  const periodOf = new Map<string, StoredLease["rows"][number]["period"]>(
    rows.map(({ id, period }) => [id, period]),
  );
  return deposits.map(({ id, type, movedOn, amountMinor, transfer, note }) => {
    const months = payments
      .filter(({ depositMovementId }) => depositMovementId === id)
      .flatMap(({ rowId }) => periodOf.get(rowId) ?? []);
    return { id, type, movedOn, amountMinor, transfer, note, months: [...new Set(months)].toSorted() };
  });
}
