import type { ReportPreview, ReportQuery } from "@keystead/contract/exports";
import {
  cellText,
  controlSums,
  exportFileName,
  isShownColumn,
  PREVIEW_ROWS,
  reportColumns,
} from "@keystead/domain/exports";
import type { ControlSum, ExportColumn, ExportRow, Report } from "@keystead/domain/exports";
import { sumRecords } from "@keystead/domain/fx";
import { books } from "@keystead/domain/ledger";
import { currency, formatMoney } from "@keystead/domain/money";

import type { Deps } from "#deps.ts";
import type { Work } from "#kernel/work.ts";
import { openGuests } from "../bookings/index.ts";
import { columnLabels } from "./export-words.ts";
import { openReport, type OpenReport, type WithoutRate } from "./open-report.ts";
import { groupedRecords, lastMonthOf } from "./record-rows-store.ts";
import type { Source } from "./record-rows-store.ts";

/** What a report would hold, without making it. Of single records the database counts and adds up; the others are short. */
export async function previewReport(
  work: Work,
  deps: Pick<Deps, "authSecret">,
  query: ReportQuery,
): Promise<ReportPreview> {
  const report = await openReport(
    (run) => run(work),
    query,
    (sealed) => openGuests(deps, sealed),
  );
  const found = await countedReport(work, query, report);
  const { columns, period } = report;
  const { first, rows, sums, withoutRate } = found;
  return {
    rows,
    columns: labelled(columns, query.language),
    first: first.map((row) => columns.map((_column, at) => cellText(columns, row, at))),
    sums: sums.map(({ at, currency: code, minor }) => ({
      key: columns[at]?.key ?? "",
      currency: code,
      amount: formatMoney({ minor, currency: currency(code) }),
    })),
    missing: [...withoutRate.missing],
    ahead: [...withoutRate.ahead],
    base: report.inBase.baseCurrency,
    lastMonth: rows > 0 ? null : await lastMonthOf(work, tablesOf[query.report], report.filter.propertyIds),
    fileName: exportFileName(query.report, period, "").slice(0, -1),
  };
}

/** Where the rows of a report come from. */
const tablesOf: Readonly<Record<Report, readonly Source[]>> = {
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
  }));
}

type Counted = {
  readonly rows: number;
  readonly first: readonly ExportRow[];
  readonly sums: readonly ControlSum[];
  readonly withoutRate: WithoutRate;
};

async function countedReport(work: Work, query: ReportQuery, report: OpenReport): Promise<Counted> {
  if (query.report === "income" || query.report === "expenses") return recordsCounted(work, query, report);
  const sums = controlSums(report.columns);
  const first: ExportRow[] = [];
  let rows = 0;
  for await (const page of report.pages()) {
    for (const row of page) sums.add(row);
    first.push(...page.slice(0, PREVIEW_ROWS - first.length));
    rows += page.length;
  }
  return { rows, first, sums: sums.sums(), withoutRate: report.withoutRate() };
}

async function recordsCounted(work: Work, query: ReportQuery, report: OpenReport): Promise<Counted> {
  const { baseCurrency: to, currentMonth, table } = report.inBase;
  const book = query.report === "income" ? "income" : "expense";
  const groups = await groupedRecords(work, book, report.filter);
  const inBase = sumRecords(groups, { to, currentMonth }, table);
  const columns = reportColumns(query.report, query.amounts);
  const at = (holds: "amount" | "base") => columns.findIndex((column) => column.holds === holds);
  const ofBase = query.amounts === "base" && groups.length > 0 ? inBase.totalMinor : null;
  const pages = report.pages();
  const { value: page } = await pages.next();
  await pages.return(undefined);
  return {
    rows: groups.reduce((sum, { times }) => sum + times, 0),
    first: (page ?? []).slice(0, PREVIEW_ROWS),
    sums: [
      ...inBase.subtotals.map(({ currency: code, minor }) => ({ at: at("amount"), currency: code, minor })),
      ...(ofBase === null ? [] : [{ at: at("base"), currency: to, minor: ofBase }]),
    ],
    withoutRate:
      query.amounts === "base"
        ? { missing: inBase.missing, ahead: inBase.ahead }
        : { missing: [], ahead: [] },
  };
}
