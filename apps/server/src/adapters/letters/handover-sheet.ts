import type { HandoverRecord, MoveInTerms } from "@keystead/domain/letters";
import { fill } from "@keystead/messages/fill";

import type { Letter } from "./letter.ts";
import { letterColumns, type LetterBody, letterRow, sumRow } from "./letter-body.ts";
import type { LetterMessages } from "./letter-messages.ts";

/**
 * Every month has this day, so it says nothing about the end of the month; a later day may be the last one of a
 * shorter month.
 */
const IN_EVERY_MONTH = 28;

/**
 * Who hands over which unit to whom and on which terms, the notes, when the keys changed hands, and the lines on
 * which both sides sign.
 */
export function handoverBody(letter: Letter, words: LetterMessages, record: HandoverRecord): LetterBody {
  const { texts, day } = words;
  const { kind, leaseDay, keysOn, notes, terms } = record;
  const { sender, tenants } = letter;
  return {
    title: texts.titles[kind],
    facts: [
      { label: texts.facts.landlord, value: sender.name },
      ...(leaseDay === null ? [] : [{ label: texts.handover.leaseDay[kind], value: day(leaseDay) }]),
      ...(terms === null ? [] : [{ label: texts.handover.payDay, value: payDayOf(terms, words) }]),
      ...(keysOn === null ? [] : [{ label: texts.handover.keysOn[kind], value: day(keysOn) }]),
    ],
    paragraphs: [],
    ...(terms === null ? { columns: [], rows: [] } : termsTable(letter, words, terms)),
    ...(notes === "" ? {} : { sections: [{ title: texts.handover.notes, text: notes }] }),
    // Placed above the signature lines, because text below them is not signed.
    closing: letter.isFrench ? [texts.handover.law] : [],
    signing: {
      dated: texts.handover.dated,
      parties: [
        { words: texts.facts.landlord, name: sender.name },
        ...tenants.map((name) => ({ words: texts.facts.tenants, name })),
      ],
    },
    small: [],
  };
}

function payDayOf({ paymentDay }: MoveInTerms, { texts }: LetterMessages): string {
  const { everyMonth, orLastDay } = texts.handover;
  return fill(paymentDay > IN_EVERY_MONTH ? orLastDay : everyMonth, { day: String(paymentDay) });
}

/** The monthly amount in its parts, and the deposit with its payments. */
function termsTable(
  { on }: Letter,
  { texts, money, shortDay }: LetterMessages,
  { rentMinor, chargesMinor, depositAgreedMinor, depositReceivedMinor }: MoveInTerms,
): Pick<LetterBody, "columns" | "rows"> {
  const hasDeposit = depositAgreedMinor > 0 || depositReceivedMinor > 0;
  const { rent, charges, monthly, received } = texts.handover;
  return {
    columns: letterColumns(["words", texts.columns.what], ["amount", texts.columns.amount]),
    rows: [
      letterRow([rent, money(rentMinor)]),
      ...(chargesMinor === 0
        ? []
        : [letterRow([charges, money(chargesMinor)]), sumRow([monthly, money(rentMinor + chargesMinor)])]),
      ...(hasDeposit
        ? [
            letterRow([texts.facts.agreed, money(depositAgreedMinor)]),
            letterRow([fill(received, { date: shortDay(on) }), money(depositReceivedMinor)]),
          ]
        : []),
    ],
  };
}
