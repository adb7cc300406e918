import { isShownColumn } from "@keystead/domain/exports";
import type { ControlSum, Holds } from "@keystead/domain/exports";
import { fill } from "@keystead/messages/fill";

import { asDrawn } from "./text-shaping/plain-text.ts";
import { columnSizes } from "./column-sizes.ts";
import { moneyTexts, paperTexts } from "./paper-text.ts";
import type { ReportSheet } from "./report-sheet.ts";

/** A4 landscape, in points. */
const PAGE = { width: 841.89, side: 28, top: 30, bottom: 34 } as const;
const GAP = 6;
const INK = "#16202B";
const SECOND = "#46525F";
const RULE = "#C9D0D8";
const HEAD = "#EDF1F5";

/** A thin line below each row. */
const RULED = {
  hLineWidth: (at: number) => (at === 0 ? 0 : 0.4),
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingLeft: () => GAP / 2,
  paddingRight: () => GAP / 2,
  paddingTop: () => 2,
  paddingBottom: () => 1.5,
};

/** What may wrap. */
const BREAKING: readonly Holds[] = ["text", "word", "time", "months"];

type Line = { readonly cells: readonly string[]; readonly isSum: boolean };

/** A table of many pages as a pdfmake document definition. It contains only text, and nothing is fetched. */
export function reportPages(sheet: ReportSheet): object {
  const { table, size } = reportTable(sheet);
  return {
    pageSize: "A4",
    pageOrientation: "landscape",
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: sheet.language,
    displayTitle: true,
    info: { title: asDrawn(sheet.title), author: asDrawn(sheet.workspace) },
    defaultStyle: { font: "Roboto", fontSize: size, lineHeight: 1.15, color: INK },
    content: [
      { text: asDrawn(sheet.workspace), fontSize: 9, color: SECOND },
      { text: asDrawn(sheet.title), fontSize: 16, bold: true, margin: [0, 1, 0, 4] },
      {
        text: sheet.facts.flatMap(({ label, value }, at) => [
          ...(at === 0 ? [] : ["     "]),
          { text: `${asDrawn(label)}: `, color: SECOND },
          asDrawn(value),
        ]),
        fontSize: 9,
        margin: [0, 0, 0, 8],
      },
      table,
      ...sheet.notes.map((words, at) => ({
        text: asDrawn(words),
        fontSize: 8,
        color: SECOND,
        margin: [0, at === 0 ? 8 : 1, 0, 0],
      })),
    ],
    footer: (page: number, pages: number) => ({
      columns: [
        { text: asDrawn(`${sheet.workspace} · ${sheet.title}`), width: "*" },
        { text: asDrawn(fill(sheet.words.foot, { page, pages })), width: "auto" },
      ],
      fontSize: 7.5,
      color: SECOND,
      margin: [PAGE.side, 10, PAGE.side, 0],
    }),
  };
}

/** The rows and sums below their headings, in columns as wide as their texts need, and the size of the letters. */
function reportTable(sheet: ReportSheet): { readonly table: object; readonly size: number } {
  const shown = sheet.columns.flatMap((column, at) => (isShownColumn(column) ? [{ ...column, at }] : []));
  const isNumber = shown.map(({ holds }) => ["amount", "base", "rate", "count"].includes(holds));
  const lines = linesOf(sheet, shown);
  const labels = shown.map(({ at }) => asDrawn(sheet.labels[at] ?? ""));
  const { widths, size } = columnSizes(
    shown.map(({ holds }, at) => ({
      breaks: BREAKING.includes(holds),
      heading: labels[at] ?? "",
      // The label of a sum may extend over the columns to its right, so it does not widen the first.
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
  const table = {
    headerRows: 1,
    dontBreakRows: true,
    widths: [...widths],
    body: [
      labels.map((words, at) => ({ ...cell(words, at, true), fillColor: HEAD })),
      ...lines.map(({ cells, isSum }) => cells.map((words, at) => cell(words, at, isSum))),
    ],
  };
  return { table: { table, layout: RULED }, size };
}

function linesOf(sheet: ReportSheet, shown: readonly { readonly at: number }[]): readonly Line[] {
  const text = paperTexts(sheet);
  return [
    ...sheet.rows.map((row) => ({
      cells: shown.map(({ at }) => asDrawn(text(row, at))),
      isSum: row.isTotal === true,
    })),
    ...sumLines(sheet, shown),
  ];
}

/** One line for each currency, never a sum across currencies (R-A06), and one for each `Apart` group in it. */
function sumLines(
  { sums, totals, words, language }: ReportSheet,
  shown: readonly { readonly at: number }[],
): readonly Line[] {
  const money = moneyTexts(language);
  const sumsOf = (of: readonly ControlSum[], label: string): readonly Line[] =>
    [...Map.groupBy(of, (sum) => `${sum.currency} ${sum.apart ?? ""}`).values()].map((together) => ({
      isSum: true,
      cells: shown.map(({ at }, place) => {
        const sum = together.find((one) => one.at === at);
        if (sum !== undefined) return asDrawn(money(sum.minor, sum.currency));
        const [{ currency: code, apart } = { currency: "" }] = together;
        return place === 0 ? asDrawn(`${apart === undefined ? label : words.apart[apart]} ${code}`) : "";
      }),
    }));
  return [...sumsOf(sums, words.sum), ...sumsOf(totals, words.ofTotals)];
}
