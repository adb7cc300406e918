import { currencyOfCell } from "@keystead/domain/exports";
import type { ExportColumn, ExportRow } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";
import { currency, formatMinor, minorDigits } from "@keystead/domain/money";

import { dayFormats, RATE_DECIMALS } from "./xlsx-cells.ts";

/**
 * The text that a spreadsheet program, set to the sheet's language, shows for each cell with the formats of
 * `stylesXml`; null = nothing.
 */
export function sheetTexts(
  columns: readonly ExportColumn[],
  language: Language,
): (row: ExportRow, at: number) => string | null {
  const figure = figureTexts(language);
  const { day, month } = dayFormats[language];
  return (row, at) => {
    const cell = row.cells[at] ?? null;
    if (cell === null || cell === "") return null;
    switch (columns[at]?.holds) {
      case "amount":
      case "base": {
        const code = currencyOfCell(columns, row, at);
        if (code === null || typeof cell !== "number") return null;
        const digits = minorDigits(currency(code));
        return figure(formatMinor(cell, digits), digits, "always");
      }
      case "rate":
        return figure(String(cell), RATE_DECIMALS, false);
      case "day":
        return dayText(day, String(cell), language);
      case "month":
        return dayText(month, `${cell}-01`, language);
      case "time": {
        const [of = "", clock] = String(cell).split(" ");
        return [dayText(day, of, language), ...(clock === undefined ? [] : [clock])].join(" ");
      }
      case "id":
      case "months":
      case "text":
      case "word":
      case "country":
      case "count":
      case "currency":
      case "base_currency":
      case undefined:
        return String(cell);
    }
  };
}

type Grouping = "always" | false;

function figureTexts(language: Language): (text: string, digits: number, grouping: Grouping) => string {
  const formats = new Map<string, Intl.NumberFormat>();
  return (text, digits, useGrouping) => {
    const key = `${digits} ${useGrouping}`;
    const format =
      formats.get(key) ??
      new Intl.NumberFormat(localeOf(language), {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping,
      });
    formats.set(key, format);
    // Decimal text, which the formatter takes digit by digit.
    return format.format(text as Intl.StringNumericLiteral);
  };
}

const LETTERS_OF_A_SHORT_MONTH = 3;

/** A day formatted by a number format code, such as `[$-407]mmmm yyyy`. */
function dayText(code: string, day: string, language: Language): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const name = () =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), { month: "long", timeZone: "UTC" });
  const parts: Readonly<Record<string, () => string>> = {
    yyyy: () => year,
    mmmm: name,
    mmm: () => name().slice(0, LETTERS_OF_A_SHORT_MONTH),
    mm: () => month,
    dd: () => date,
    d: () => String(Number(date)),
  };
  return code.replace(/^\[[^\]]*\]/, "").replaceAll(/yyyy|m{2,4}|d{1,2}/g, (part) => parts[part]?.() ?? part);
}

/** British English, as on the screens. */
function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : language;
}
