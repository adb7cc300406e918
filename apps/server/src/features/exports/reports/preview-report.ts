import type { PreviewQuery, ReportPreview, ReportQuery } from "@keystead/contract/exports";
import {
  apartSums,
  controlSums,
  exportFileName,
  inSumOrder,
  isShownColumn,
  PREVIEW_ROWS,
  reportColumns,
} from "@keystead/domain/exports";
import type { Apart, ControlSum, ExportColumn, ExportRow, Report } from "@keystead/domain/exports";
import { sumConverted } from "@keystead/domain/fx";
import { books, cashPart } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";
import { currency, moneyText } from "@keystead/domain/money";

import { missingMarks } from "#adapters/printer/text-shaping/missing-marks.ts";
import type { Deps } from "#deps.ts";
import type { Work } from "#kernel/work.ts";
import { openGuests } from "../../bookings/index.ts";
import { columnLabels } from "../export-messages.ts";
import { firstRows } from "./first-rows.ts";
import { textsOfRows } from "../marks-note.ts";
import { openReport, type OpenReport, type WithoutRate } from "./open-report.ts";
import { groupedRecords, lastMonthOf } from "./record-rows-store.ts";
import type { ReportSource } from "./record-rows-store.ts";

/**
 * Shows the content of a report without making its file. The database sums single records; other reports are short.
 */
export async function previewReport(
  work: Work,
  deps: Pick<Deps, "authSecret">,
  query: PreviewQuery,
): Promise<ReportPreview> {
  const report = await openReport(
    (run) => run(work),
    query,
    (sealed) => openGuests(deps, sealed),
  );
  const found = await countedReport(work, query, report);
  const { columns, period } = report;
  const { rows, sums, withoutRate } = found;
  const first = firstRows(columns, found.first, query);
  return {
    rows,
    columns: labelled(first.columns, query.language),
    first: first.cells.map((cells) => [...cells]),
    sums: sums.map(({ at, currency: code, minor, apart }) => ({
      key: columns[at]?.key ?? "",
      currency: code,
      apart: apart ?? null,
      amount: moneyText({ minor, currency: currency(code) }),
    })),
    missing: [...withoutRate.missing],
    ahead: [...withoutRate.ahead],
    withoutFont: query.format === "pdf" ? [...found.withoutFont] : [],
    base: report.inBase.baseCurrency,
    lastMonth: rows > 0 ? null : await lastMonthOf(work, tablesOf[query.report], report.filter.propertyIds),
    fileName: exportFileName(query.report, period, "").slice(0, -1),
  };
}

/** Where the rows of a report come from. */
const tablesOf: Readonly<Record<Report, readonly ReportSource[]>> = {
  income: ["income"],
  expenses: ["expense"],
  rent: ["rent"],
  guest_registry: ["booking"],
  profit: books,
  cash_flow: books,
};

function labelled(
  columns: readonly ExportColumn[],
  language: ReportQuery["language"],
): ReportPreview["columns"] {
  const labels = columnLabels(columns, language);
  return columns.map(({ key, holds }, at) => ({
    key,
    label: labels[at] ?? key,
    isNumber: ["amount", "base", "rate", "count"].includes(holds),
    isShown: isShownColumn({ holds }),
    needsRate: ["amount", "base", "rate"].includes(holds),
  }));
}

type Counted = {
  readonly rows: number;
  readonly first: readonly ExportRow[];
  /**
   * Characters that no font can draw in the rows read here: for single records only those of the first page. The
   * paper lists all of them.
   */
  readonly withoutFont: readonly string[];
  readonly sums: readonly ControlSum[];
  readonly withoutRate: WithoutRate;
};

async function countedReport(work: Work, query: ReportQuery, report: OpenReport): Promise<Counted> {
  if (query.report === "income" || query.report === "expenses") return recordsCounted(work, query, report);
  const sums = controlSums(report.columns);
  const first: ExportRow[] = [];
  const withoutFont = new Set<string>();
  let rows = 0;
  for await (const page of report.pages()) {
    for (const mark of missingMarks(textsOfRows(page))) withoutFont.add(mark);
    for (const row of page) sums.add(row);
    first.push(...page.slice(0, PREVIEW_ROWS - first.length));
    rows += page.length;
  }
  return { rows, first, withoutFont: [...withoutFont], sums: sums.sums(), withoutRate: report.withoutRate() };
}

async function recordsCounted(work: Work, query: ReportQuery, report: OpenReport): Promise<Counted> {
  const { baseCurrency: to, currentMonth, table } = report.inBase;
  const book = query.report === "income" ? "income" : "expense";
  const groups = await groupedRecords(work, book, report.filter);
  const all = sumConverted(groups, { to, currentMonth }, table);
  const columns = reportColumns(query.report, query.amounts);
  const at = (holds: "amount" | "base") => columns.findIndex((column) => column.holds === holds);
  const parts = Map.groupBy(groups, (group) => apartOf(book, group));
  // The landlord's own money (no `apart`) has a sum in every currency, even a zero.
  const sums = [undefined, ...apartSums].flatMap((apart): readonly ControlSum[] => {
    const part = parts.get(apart) ?? [];
    if (groups.length === 0 || (part.length === 0 && apart !== undefined)) return [];
    const { subtotals, totalMinor } = sumConverted(part, { to, currentMonth }, table);
    const minorIn = new Map(subtotals.map((sum) => [sum.currency, sum.minor]));
    const codes = (apart === undefined ? all.subtotals : subtotals).map((sum) => sum.currency);
    const named = apart === undefined ? {} : { apart };
    return [
      ...codes.map((code) => ({ at: at("amount"), currency: code, minor: minorIn.get(code) ?? 0, ...named })),
      ...(query.amounts === "original" || totalMinor === null
        ? []
        : [{ at: at("base"), currency: to, minor: totalMinor, ...named }]),
    ];
  });
  const pages = report.pages();
  const { value: page } = await pages.next();
  await pages.return(undefined);
  return {
    rows: groups.reduce((sum, { times }) => sum + times, 0),
    first: (page ?? []).slice(0, PREVIEW_ROWS),
    withoutFont: missingMarks(textsOfRows(page ?? [])),
    sums: sums.toSorted(inSumOrder),
    withoutRate:
      query.amounts === "base" ? { missing: all.missing, ahead: all.ahead } : { missing: [], ahead: [] },
  };
}

function apartOf(
  book: Book,
  record: { readonly category: string; readonly nature: string },
): Apart | undefined {
  const part = cashPart({ book, ...record });
  if (part === "deposit") return "deposits";
  return part === "pass_through" ? part : undefined;
}
