import { currencyOfCell, isShownColumn } from "@keystead/domain/exports";
import type { ControlSum, ExportRow } from "@keystead/domain/exports";
import { currency, formatMinor, minorDigits } from "@keystead/domain/money";

import { printable } from "#adapters/letters/letter-pages.ts";
import { monthIn, shortDayIn, withMinusSign } from "#adapters/mail/notice-words.ts";
import { columnSizes } from "./column-sizes.ts";
import type { ReportSheet } from "./report-sheet.ts";

/** A4 lying, in points. */
const PAGE = { width: 841.89, side: 28, top: 30, bottom: 34 } as const;
const GAP = 6;
const INK = "#16202B";
const SECOND = "#46525F";
const RULE = "#C9D0D8";
const HEAD = "#EDF1F5";

type Line = { readonly cells: readonly string[]; readonly isSum: boolean };

/** A table of many pages as the definition of a document for pdfmake. Text alone: nothing that is fetched. */
export function reportPages(sheet: ReportSheet): object {
  const shown = sheet.columns.flatMap((column, at) => (isShownColumn(column) ? [{ ...column, at }] : []));
  const isNumber = shown.map(({ holds }) => ["amount", "base", "rate", "count"].includes(holds));
  const text = cellTexts(sheet);
  const lines: readonly Line[] = [
    ...sheet.rows.map((row) => ({
      cells: shown.map(({ at }) => printable(text(row, at))),
      isSum: row.isTotal === true,
    })),
    ...sumLines(sheet, shown),
  ];
  const labels = shown.map(({ at }) => printable(sheet.labels[at] ?? ""));
  const { widths, size } = columnSizes(
    shown.map(({ holds }, at) => ({
      breaks: holds === "text" || holds === "word",
      heading: labels[at] ?? "",
      // The label of a sum runs over the columns before it.
      texts: lines.flatMap(({ cells, isSum }) => (isSum && at === 0 ? [] : [cells[at] ?? ""])),
    })),
    PAGE.width - 2 * PAGE.side,
    GAP,
  );
  const cell = (words: string, at: number, bold: boolean): object => ({
    text: words,
    alignment: isNumber[at] === true ? "right" : "left",
    ...(bold ? { bold: true } : {}),
  });
  return {
    pageSize: "A4",
    pageOrientation: "landscape",
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: sheet.language,
    displayTitle: true,
    info: { title: printable(sheet.title), author: printable(sheet.workspace) },
    defaultStyle: { font: "Roboto", fontSize: size, lineHeight: 1.15, color: INK },
    content: [
      { text: printable(sheet.workspace), fontSize: 9, color: SECOND },
      { text: printable(sheet.title), fontSize: 16, bold: true, margin: [0, 1, 0, 4] },
      {
        text: sheet.facts.flatMap(({ label, value }, at) => [
          ...(at === 0 ? [] : ["     "]),
          { text: `${printable(label)}: `, color: SECOND },
          printable(value),
        ]),
        fontSize: 9,
        margin: [0, 0, 0, 8],
      },
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [...widths],
          body: [
            labels.map((words, at) => ({ ...cell(words, at, true), fillColor: HEAD })),
            ...lines.map(({ cells, isSum }) => cells.map((words, at) => cell(words, at, isSum))),
          ],
        },
        layout: {
          hLineWidth: (at: number) => (at === 0 ? 0 : 0.4),
          vLineWidth: () => 0,
          hLineColor: () => RULE,
          paddingLeft: () => GAP / 2,
          paddingRight: () => GAP / 2,
          paddingTop: () => 2,
          paddingBottom: () => 1.5,
        },
      },
      ...sheet.notes.map((words, at) => ({
        text: printable(words),
        fontSize: 8,
        color: SECOND,
        margin: [0, at === 0 ? 8 : 1, 0, 0],
      })),
    ],
    footer: (page: number, pages: number) => ({
      columns: [
        { text: printable(`${sheet.workspace} · ${sheet.title}`), width: "*" },
        {
          text: printable(sheet.words.foot.replace("{page}", String(page)).replace("{pages}", String(pages))),
          width: "auto",
        },
      ],
      fontSize: 7.5,
      color: SECOND,
      margin: [PAGE.side, 10, PAGE.side, 0],
    }),
  };
}

/** A cell in the language of the sheet: amounts with the marks and all digits of their currency, which stands beside them. */
function cellTexts({ columns, language, words }: ReportSheet): (row: ExportRow, at: number) => string {
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
      case "rate":
        return value === null
          ? ""
          : withMinusSign(Number(value).toLocaleString(language, { maximumFractionDigits: 6 }));
      case "id":
      case "text":
      case "word":
      case "count":
      case "currency":
      case "base_currency":
      case undefined:
        return value === null ? "" : String(value);
    }
  };
}

function moneyTexts(language: string): (minor: number, code: string) => string {
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
    // Decimal text of R-A02, which the formatter takes digit by digit.
    return withMinusSign(format.format(formatMinor(minor, digits) as Intl.StringNumericLiteral));
  };
}

/** One line for each currency, never added (R-A06), and one for each that stands apart in it. */
function sumLines(
  { sums, totals, words, language }: ReportSheet,
  shown: readonly { readonly at: number }[],
): readonly Line[] {
  const money = moneyTexts(language);
  const linesOf = (of: readonly ControlSum[], label: string): readonly Line[] =>
    [...Map.groupBy(of, (sum) => `${sum.currency} ${sum.apart ?? ""}`).values()].map((together) => ({
      isSum: true,
      cells: shown.map(({ at }, place) => {
        const sum = together.find((one) => one.at === at);
        if (sum !== undefined) return printable(money(sum.minor, sum.currency));
        const [{ currency: code, apart } = { currency: "" }] = together;
        return place === 0 ? printable(`${apart === undefined ? label : words.apart[apart]} ${code}`) : "";
      }),
    }));
  return [...linesOf(sums, words.sum), ...linesOf(totals, words.ofTotals)];
}
