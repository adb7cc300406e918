import {
  apartSums,
  minorCell,
  columnsInSheet,
  type Apart,
  type ExportColumn,
} from "@keystead/domain/exports";
import { currency, moneyText, minorDigits } from "@keystead/domain/money";
import { expect } from "vitest";

import { columnLabels, dataExportMessages } from "../../features/exports/export-messages.ts";
import { paperMessages } from "../../features/exports/paper-messages.ts";
import { csvLines } from "./csv-lines.ts";
import { pdfPages } from "./pdf-text.ts";
import { sheetCells, type ReadCell } from "./sheets.ts";

/** Amounts by column, currency and part, as `amount EUR deposits`, without sums of 0. */
export type Totals = ReadonlyMap<string, string>;
type Part = Apart | "own" | "all properties";
export type Total = {
  readonly column: string;
  readonly currency: string;
  readonly part: Part;
  readonly minor: number;
};

export function totalsOf(all: readonly Total[]): Totals {
  const sums = new Map<string, { minor: number; readonly code: string }>();
  for (const { column, currency: code, part, minor } of all) {
    const key = `${column} ${code} ${part}`;
    sums.set(key, { code, minor: (sums.get(key)?.minor ?? 0) + minor });
  }
  return new Map(
    [...sums]
      .filter(([, { minor }]) => minor !== 0)
      .map(([key, { minor, code }]) => [key, moneyText({ minor, currency: currency(code) })] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

export const total = (
  column: string,
  [code, amount]: readonly [code: string, amount: string],
  part: Part = "own",
): Total => ({ column, currency: code, part, minor: minorCell(amount) });

/** The rows of a CSV added up by the values in their own columns. */
export function totalsInCsv(
  columns: readonly ExportColumn[],
  file: Buffer,
  heads: readonly string[],
): readonly Total[] {
  return csvLines(file).flatMap((line) =>
    columns.flatMap(({ key, holds, unsummed }, at) => {
      const text = line[heads[at] ?? key] ?? "";
      if ((holds !== "amount" && holds !== "base") || unsummed === true || text === "") return [];
      const beside = columns.findIndex(
        (one) => one.holds === (holds === "base" ? "base_currency" : "currency"),
      );
      const has = (set: string, words: readonly string[]) =>
        columns.some(
          (column, place) => column.words === set && words.includes(line[heads[place] ?? column.key] ?? ""),
        );
      const part = has("income_category", ["deposit", "Deposit"])
        ? "deposits"
        : has("income_nature", ["pass_through", "Passed on"]) ||
            has("expense_nature", ["pass_through", "Passed on"])
          ? "pass_through"
          : has("row_kind", ["opening"])
            ? "opening"
            : line["property"] === "TOTAL"
              ? "all properties"
              : "own";
      return [total(key, [line[heads[beside] ?? ""] ?? "", text], part)];
    }),
  );
}

/** The label of each kind of sum, before its currency. */
const labels = (["own", "all properties", ...apartSums] as const).map((part) => ({
  part,
  label:
    part === "own"
      ? dataExportMessages.en.sum
      : part === "all properties"
        ? paperMessages.en.total
        : dataExportMessages.en.apart[part],
}));

/** The total rows of a sheet, each with the result of its formula over the cells of the sheet. */
export function totalsInSheet(inOrder: readonly ExportColumn[], file: Buffer): readonly Total[] {
  const columns = columnsInSheet(inOrder).flatMap((at) => inOrder[at] ?? []);
  const cells = sheetCells(file);
  const first = columns.findIndex(({ holds }) => holds !== "id");
  return cells.slice(1).flatMap((row) => {
    const labelled = /^(.*) ([A-Z]{3})$/.exec(row[first]?.value ?? "");
    const part = labels.find(({ label }) => label === labelled?.[1])?.part;
    const sums = row.flatMap((cell, at) =>
      cell.formula === null ? [] : [{ at, cell, formula: cell.formula }],
    );
    if (part === undefined || labelled === null) {
      expect(sums).toEqual([]);
      return [];
    }
    return sums.map(({ at, cell, formula }) => {
      const code = labelled[2] ?? "";
      expect(columns[at]?.unsummed).toBeUndefined();
      expect(calculated(formula, cells, code)).toBe(cell.value);
      return total(columns[at]?.key ?? "", [code, cell.value], part);
    });
  });
}

/** Calculates SUMIF and SUMIFS as a spreadsheet does. */
function calculated(formula: string, cells: readonly (readonly ReadCell[])[], code: string): string {
  const ranges = [...formula.matchAll(/([A-Z]+)(\d+):[A-Z]+(\d+)/g)].map(([, name = "", from, to]) => ({
    at: [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1,
    from: Number(from),
    to: Number(to),
  }));
  const texts = [...formula.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
  const isOne = formula.startsWith("SUMIF(");
  const summed = isOne ? ranges.at(-1) : ranges[0];
  const conditions = (isOne ? ranges.slice(0, 1) : ranges.slice(1)).map(({ at }, place) => ({
    at,
    text: texts[place] ?? "",
  }));
  const valueAt = (line: number, at: number) => cells[line - 1]?.[at]?.value ?? "";
  let minor = 0;
  for (let line = summed?.from ?? 1; line <= (summed?.to ?? 0); line += 1) {
    const counts = conditions.every(({ at, text }) =>
      text.startsWith("<>") ? valueAt(line, at) !== text.slice(2) : valueAt(line, at) === text,
    );
    if (counts) minor += minorCell(valueAt(line, summed?.at ?? 0) || "0");
  }
  return moneyText({ minor, currency: currency(code) });
}

/** Checks that a PDF contains the sums, in column order, as text. Returns how many sums there are. */
export async function totalsOnPaper(
  file: Buffer,
  expected: readonly Total[],
  columns: readonly ExportColumn[],
): Promise<number> {
  const text = (await pdfPages(file)).join(" ").replaceAll(/\s+/g, "");
  const lines = Map.groupBy(expected, ({ currency: code, part }) => `${part} ${code}`);
  for (const together of lines.values()) {
    const [{ part, currency: code } = { part: "own", currency: "" }] = together;
    const amounts = columns.flatMap(({ key }) => together.filter(({ column }) => column === key));
    const label = labels.find((one) => one.part === part)?.label ?? "";
    const amountText = amounts.map(({ minor }) => grouped(minor, code)).join("");
    expect(text).toContain(`${label}${code}${amountText}`.replaceAll(/\s+/g, ""));
  }
  return expected.length;
}

function grouped(minor: number, code: string): string {
  const digits = minorDigits(currency(code));
  const text = (minor / 10 ** digits).toLocaleString("en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return text.replace("-", "\u2212");
}

/** The sums of a report on the control page of an archive. */
export function totalsOnPage(
  html: string,
  title: string,
  columns: readonly ExportColumn[],
): readonly Total[] {
  const heads = columnLabels(columns, "en");
  const rows = [
    ...html.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><td class="n">(.*?)<\/td><\/tr>/g),
  ];
  let report = "";
  return rows.flatMap(([, name = "", head = "", code = "", amount = ""]) => {
    report = /<b>(.*?)<\/b>/.exec(name)?.[1]?.replaceAll("&amp;", "&") ?? report;
    if (report !== title || amount === "") return [];
    const [column = "", ...parts] = head.replaceAll("&amp;", "&").split(" · ");
    const part = labels.find(({ label }) => label === parts[0])?.part ?? "own";
    return [total(columns[heads.indexOf(column)]?.key ?? column, [code, amount], part)];
  });
}
