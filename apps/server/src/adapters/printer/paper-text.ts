import { currencyOfCell } from "@keystead/domain/exports";
import type { ExportRow } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";
import { currency, formatMinor, minorDigits } from "@keystead/domain/money";

import { monthIn, shortDayIn, withMinusSign } from "#adapters/mail/texts/notice-messages.ts";
import type { ReportSheet } from "./report-sheet.ts";

/**
 * The text of a cell in the language of the sheet: amounts have its separators and all digits of their currency; the
 * currency code has a column of its own.
 */
export function paperTexts({
  columns,
  language,
  words,
}: Pick<ReportSheet, "columns" | "language"> & {
  readonly words: Pick<ReportSheet["words"], "noRate">;
}): (row: ExportRow, at: number) => string {
  const money = moneyTexts(language);
  const noRateBeside = columns.some(({ holds }) => holds === "base");
  return (row, at) => {
    const value = row.cells[at] ?? null;
    const holds = columns[at]?.holds;
    switch (holds) {
      case "amount":
      case "base": {
        const code = currencyOfCell(columns, row, at);
        if (typeof value !== "number" || code === null)
          return holds === "base" || !noRateBeside ? words.noRate : "";
        return money(value, code);
      }
      case "day":
        return value === null ? "" : shortDayIn(String(value), language);
      case "month":
        return value === null ? "" : monthIn(String(value), language);
      case "time":
        return value === null ? "" : timeIn(String(value), language);
      case "rate":
        return value === null
          ? ""
          : withMinusSign(Number(value).toLocaleString(language, { maximumFractionDigits: 6 }));
      case "id":
      case "months":
      case "text":
      case "word":
      case "country":
      case "count":
      case "currency":
      case "base_currency":
      case undefined:
        return value === null ? "" : String(value);
    }
  };
}

/** Only the day if there is no time. */
function timeIn(time: string, language: Language): string {
  const [day = "", ...clock] = time.split(" ");
  return [shortDayIn(day, language), ...clock].join(", ");
}

/** Amounts with the separators of a language and all digits of their currency. */
export function moneyTexts(language: string): (minor: number, code: string) => string {
  const formats = new Map<number, Intl.NumberFormat>();
  return (minor, code) => {
    const digits = minorDigits(currency(code));
    let format = formats.get(digits);
    if (format === undefined) {
      format = new Intl.NumberFormat(language === "en" ? "en-GB" : language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      formats.set(digits, format);
    }
    // Decimal text (R-A02), which the formatter takes digit by digit.
    return withMinusSign(format.format(formatMinor(minor, digits) as Intl.StringNumericLiteral));
  };
}
