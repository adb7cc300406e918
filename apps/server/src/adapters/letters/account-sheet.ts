import { ibanInGroups } from "@keystead/domain/letters";
import type {
  AccountStatement,
  DepositCloseOut,
  LetterMovement,
  ReminderLetter,
  LetterStatementLine,
} from "@keystead/domain/letters";
import { fill } from "@keystead/messages/fill";

import type { Letter } from "./letter.ts";
import { letterColumns, type LetterBody, letterRow, sumRow } from "./letter-body.ts";
import type { LetterMessages } from "./letter-messages.ts";

/** The amounts due and the payments, line by line, and the balance on the day. */
export function statementBody(
  _letter: Letter,
  words: LetterMessages,
  statement: AccountStatement,
): LetterBody {
  const { texts, money, day, shortDay } = words;
  const { from, asOf, openingMinor, lines, closingMinor } = statement;
  const standing = closingMinor > 0 ? "owed" : closingMinor < 0 ? "credit" : "nothing";
  const span = { from: from === null ? "" : day(from), to: day(asOf) };
  return {
    title: texts.titles.statement,
    facts: [{ label: texts.facts.period, value: fill(from === null ? texts.until : texts.span, span) }],
    paragraphs: [],
    columns: letterColumns(
      ["day", texts.columns.date],
      ["words", texts.columns.what],
      ["amount", texts.columns.billed],
      ["amount", texts.columns.paid],
      ["amount", texts.columns.balance],
    ),
    rows: [
      ...(from === null
        ? []
        : [letterRow([shortDay(from), texts.statement.opening, "", "", money(openingMinor)])]),
      ...lines.map((line) =>
        letterRow([
          shortDay(line.date),
          entryOf(line, words),
          line.amountMinor > 0 ? money(line.amountMinor) : "",
          line.amountMinor < 0 ? money(-line.amountMinor) : "",
          money(line.balanceMinor),
        ]),
      ),
      sumRow(["", fill(texts.statement.closing, { date: shortDay(asOf) }), "", "", money(closingMinor)]),
    ],
    closing: [fill(texts.statement[standing], { date: day(asOf), amount: money(Math.abs(closingMinor)) })],
    small: [texts.statement.deposit],
  };
}

function entryOf(line: LetterStatementLine, words: LetterMessages): string {
  const { texts } = words;
  switch (line.kind) {
    case "row":
      return words.row(line);
    case "write_down":
      return `${texts.reasons[line.reason]}: ${words.row(line)}`;
    case "payment":
      return line.openingCredit
        ? texts.openingCredit
        : fill(texts.statement.payment, { method: words.method(line) });
    case "refund":
      return texts.statement.refund;
  }
}

/** The part of the deposit that was received, retained (and why), returned, and is still held. */
export function depositBody(letter: Letter, words: LetterMessages, closeOut: DepositCloseOut): LetterBody {
  const { texts, money, day, shortDay } = words;
  const { agreedMinor, heldMinor, movements } = closeOut;
  return {
    title: texts.titles.deposit,
    facts: [{ label: texts.facts.agreed, value: money(agreedMinor) }],
    paragraphs: [fill(texts.deposit.lead, { date: day(letter.on) })],
    columns: letterColumns(
      ["day", texts.columns.date],
      ["words", texts.columns.what],
      ["amount", texts.columns.amount],
    ),
    rows: [
      ...movements.map((movement) =>
        letterRow([
          shortDay(movement.movedOn),
          movementOf(movement, words),
          money(movement.type === "received" ? movement.amountMinor : -movement.amountMinor),
        ]),
      ),
      sumRow(["", fill(texts.deposit.held, { date: shortDay(letter.on) }), money(heldMinor)]),
    ],
    closing: [],
    small: [],
  };
}

function movementOf({ type, transfer, months, note }: LetterMovement, words: LetterMessages): string {
  const { texts } = words;
  const kept =
    months.length === 0
      ? texts.deposit.keptForDamage
      : fill(texts.deposit.keptForRent, { months: months.map(words.month).join(", ") });
  const what = {
    received: transfer ? texts.deposit.broughtAlong : texts.deposit.received,
    returned: transfer ? texts.deposit.takenAlong : texts.deposit.returned,
    retained: kept,
  }[type];
  return note === "" ? what : `${what}: ${note}`;
}

/**
 * The open amounts, for how long they have been overdue, and by when and where to pay them. It contains no threat.
 */
export function reminderBody(
  letter: Letter,
  words: LetterMessages,
  { reminder, payBy }: Extract<Letter["content"], { kind: "reminder" }>,
): LetterBody {
  const { texts, money, day, shortDay } = words;
  const { lines, openMinor }: ReminderLetter = reminder;
  const { iban, paymentNote } = letter.sender;
  const payTo = [
    ...(iban === "" ? [] : [{ label: texts.facts.iban, value: ibanInGroups(iban) }]),
    ...(paymentNote === "" ? [] : [{ label: "", value: paymentNote }]),
  ];
  return {
    title: texts.titles.reminder,
    facts: [],
    paragraphs: [
      fill(texts.reminder.greeting, { tenants: words.tenants }),
      fill(texts.reminder.lead, { date: day(letter.on) }),
    ],
    columns: letterColumns(
      ["words", texts.columns.what],
      ["day", texts.columns.dueOn],
      ["count", texts.columns.daysOverdue],
      ["amount", texts.columns.open],
    ),
    rows: [
      ...lines.map((line) =>
        letterRow([
          words.row(line),
          shortDay(line.dueOn),
          line.daysOverdue === 0 ? "–" : String(line.daysOverdue),
          money(line.openMinor),
        ]),
      ),
      sumRow([texts.sums.total, "", "", money(openMinor)]),
    ],
    closing: [
      payBy === null
        ? fill(texts.reminder.pay, { amount: money(openMinor) })
        : fill(texts.reminder.payBy, { amount: money(openMinor), date: day(payBy) }),
      texts.reminder.paidMeanwhile,
    ],
    payTo:
      payTo.length === 0
        ? []
        : [
            ...payTo,
            { label: texts.facts.reference, value: `${letter.place.split(",")[0] ?? ""}, ${words.tenants}` },
          ],
    regards: texts.reminder.regards,
    small: [],
  };
}
