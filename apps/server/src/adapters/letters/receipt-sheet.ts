import type { MonthReceipt, TransferReceipt } from "@keystead/domain/letters";
import { fill } from "@keystead/messages/fill";

import type { Letter } from "./letter.ts";
import type { LetterMessages } from "./letter-messages.ts";
import { letterColumns, type LetterBody, letterRow, sumRow } from "./letter-body.ts";

/**
 * Rent and charges separately, the payments with day and method, and the amount left. In French it is called a
 * quittance when the month is fully paid.
 */
export function monthReceiptBody(letter: Letter, words: LetterMessages, receipt: MonthReceipt): LetterBody {
  const { texts, money, day } = words;
  const { lines, payments, paidMinor, leftMinor, isWhole, from, to } = receipt;
  const span = { from: day(from), to: day(to) };
  const isQuittance = isWhole && letter.isFrench;
  const law = isWhole ? texts.receipt.lawWhole : texts.receipt.lawPart;
  return {
    title: isWhole ? texts.titles.whole : texts.titles.part,
    facts: [{ label: texts.facts.period, value: fill(texts.span, span) }],
    paragraphs: [
      fill(isQuittance ? texts.receipt.quittance : texts.receipt.month, {
        landlord: letter.sender.name,
        tenants: words.tenants,
        amount: money(paidMinor),
        ...span,
      }),
    ],
    columns: letterColumns(
      ["words", texts.columns.what],
      ["amount", texts.columns.billed],
      ["amount", texts.columns.paid],
    ),
    rows: [
      ...lines.map((line) => letterRow([words.row(line), money(line.amountDueMinor), money(line.paidMinor)])),
      sumRow([texts.sums.total, money(paidMinor + leftMinor), money(paidMinor)]),
      ...(isWhole ? [] : [sumRow([texts.sums.left, "", money(leftMinor)])]),
    ],
    closing: payments.map((payment) =>
      payment.openingCredit
        ? `${texts.openingCredit}, ${money(payment.amountMinor)}`
        : fill(texts.receipt.payment, {
            amount: money(payment.amountMinor),
            date: day(payment.paidOn),
            method: words.method(payment),
          }),
    ),
    small: [...(isWhole ? [] : [texts.receipt.isPart]), ...(letter.isFrench ? law : [])],
  };
}

/** One bank transfer and the rent rows that it settled. Never called a quittance, because that is for a month. */
export function transferReceiptBody(
  letter: Letter,
  words: LetterMessages,
  receipt: TransferReceipt,
): LetterBody {
  const { texts, money, day } = words;
  const { payment, lines, receivedMinor, refundedMinor, creditMinor, leftMinor } = receipt;
  return {
    title: texts.titles.transfer,
    facts: [
      { label: texts.facts.paidOn, value: day(payment.paidOn) },
      { label: texts.facts.method, value: words.method(payment) },
    ],
    paragraphs: [
      fill(texts.receipt.transfer, {
        landlord: letter.sender.name,
        tenants: words.tenants,
        amount: money(payment.amountMinor),
      }),
    ],
    columns: letterColumns(["words", texts.columns.what], ["amount", texts.columns.amount]),
    rows: [
      ...lines.map((line) => letterRow([words.row(line), money(line.paidMinor)])),
      ...(creditMinor === 0 ? [] : [letterRow([texts.receipt.credit, money(creditMinor)])]),
      sumRow([texts.sums.total, money(payment.amountMinor)]),
    ],
    closing: [
      ...(refundedMinor === 0
        ? []
        : [
            fill(texts.receipt.refunded, {
              received: money(receivedMinor),
              refunded: money(refundedMinor),
            }),
          ]),
      ...(lines.length === 0
        ? []
        : [
            leftMinor === 0
              ? texts.receipt.nothingLeft
              : fill(texts.receipt.leftOfMonths, { amount: money(leftMinor) }),
          ]),
    ],
    small: letter.isFrench ? (leftMinor === 0 ? [] : [texts.receipt.isPart]) : [],
  };
}
