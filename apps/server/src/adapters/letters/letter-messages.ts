import type { Month, PlainDate } from "@keystead/domain/calendar";
import type { ReceiptPayment } from "@keystead/domain/letters";
import type { RowPart } from "@keystead/domain/letters";
import { moneyText } from "@keystead/domain/money";
import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import { mailDay, mailAmounts, monthIn, shortDayIn } from "#adapters/mail/texts/notice-messages.ts";
import type { Letter } from "./letter.ts";

const letterTexts = messagesOf("files/letters");

/** Amounts, days and rows in the language of one letter. */
export type LetterMessages = {
  readonly texts: (typeof letterTexts)["en"];
  readonly money: (minor: number) => string;
  readonly day: (day: PlainDate) => string;
  readonly shortDay: (day: PlainDate) => string;
  readonly month: (month: Month) => string;
  /** The tenants who signed, joined into one list of names. */
  readonly tenants: string;
  /** "Rent, March 2026"; for a one-off charge its note. */
  readonly row: (of: {
    readonly rowId: string;
    readonly period: Month;
    /** "Rent, adjustment for March 2026": if several adjustments fall due together, each names its own month. */
    readonly adjusts: Month | null;
    readonly part: RowPart;
  }) => string;
  readonly method: (payment: Pick<ReceiptPayment, "method" | "openingCredit" | "fromDeposit">) => string;
};

export function letterMessagesOf({ language, currency, tenants, notes }: Letter): LetterMessages {
  const texts = letterTexts[language];
  const day = (of: PlainDate): string => mailDay(of, language);
  return {
    texts,
    day,
    money: (minor) => mailAmounts([{ amount: moneyText({ minor, currency }), currency }], language),
    shortDay: (of) => shortDayIn(of, language),
    month: (month) => monthIn(month, language),
    tenants: new Intl.ListFormat(language, { type: "conjunction" }).format(tenants),
    row({ rowId, period, adjusts, part }) {
      if (adjusts !== null)
        return fill(texts.adjusted, { part: texts.parts[part], month: monthIn(adjusts, language) });
      const note = part === "single" ? (notes.get(rowId) ?? "") : "";
      return `${note === "" ? texts.parts[part] : note}, ${monthIn(period, language)}`;
    },
    method({ method, openingCredit, fromDeposit }) {
      if (openingCredit) return texts.openingCredit;
      return fromDeposit ? texts.fromDeposit : texts.methods[method];
    },
  };
}
