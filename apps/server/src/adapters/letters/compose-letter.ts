import type { LetterSheet } from "@keystead/contract/letters";
import { fill } from "@keystead/messages/fill";

import { depositBody, reminderBody, statementBody } from "./account-sheet.ts";
import { handoverBody } from "./handover-sheet.ts";
import type { Letter } from "./letter.ts";
import type { LetterBody } from "./letter-body.ts";
import { type LetterMessages, letterMessagesOf } from "./letter-messages.ts";
import { monthReceiptBody, transferReceiptBody } from "./receipt-sheet.ts";

/**
 * Composes the text of a letter. The same sheet is shown, printed and sent; text that users typed stays plain text.
 */
export function composeLetter(letter: Letter): LetterSheet {
  const words = letterMessagesOf(letter);
  const { texts, day } = words;
  const body = bodyOf(letter, words);
  const { sender } = letter;
  return {
    language: letter.language,
    title: body.title,
    date: day(letter.on),
    sender: { name: sender.name, lines: [...sender.lines] },
    recipient: addressLines(letter),
    facts: [
      { label: texts.facts.place, value: letter.place },
      { label: texts.facts.tenants, value: words.tenants },
      ...body.facts,
    ],
    paragraphs: [...body.paragraphs],
    table: {
      columns: body.columns,
      rows: [...body.rows],
    },
    sections: body.sections,
    closing: [...body.closing],
    payTo:
      body.payTo === undefined || body.payTo.length === 0
        ? null
        : { title: texts.reminder.payTo, facts: [...body.payTo] },
    signature: { words: body.regards ?? texts.landlord, name: sender.name },
    signing: body.signing,
    small: [...body.small],
    // A sheet may wait in a mail for hours and be drawn by another version, so it has placeholders of its own,
    // independent of those in the messages.
    foot: fill(texts.page, { page: "{page}", pages: "{pages}" }),
  };
}

/** What the window of an envelope shows (DIN 5008). */
const WINDOW_LINES = 6;

/**
 * A line for each name. Many names share one line, so that the street stays visible in the window of the envelope.
 */
function addressLines({ tenants, recipientLines }: Letter): string[] {
  const fits = tenants.length + recipientLines.length <= WINDOW_LINES;
  return [...(fits ? tenants : [tenants.join(", ")]), ...recipientLines];
}

function bodyOf(letter: Letter, words: LetterMessages): LetterBody {
  const { content } = letter;
  switch (content.kind) {
    case "month":
      return monthReceiptBody(letter, words, content.receipt);
    case "transfer":
      return transferReceiptBody(letter, words, content.receipt);
    case "statement":
      return statementBody(letter, words, content.statement);
    case "deposit":
      return depositBody(letter, words, content.closeOut);
    case "reminder":
      return reminderBody(letter, words, content);
    case "handover":
      return handoverBody(letter, words, content.record);
  }
}
