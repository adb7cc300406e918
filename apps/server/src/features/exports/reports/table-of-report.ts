import type { ReportQuery } from "@keystead/contract/exports";
import type { Period } from "@keystead/domain/calendar";

import type { ExportRow } from "@keystead/domain/exports";
import { fill } from "@keystead/messages/fill";

import type { ReadRows } from "#kernel/registry/exported-list.ts";
import type { WorkspaceScope } from "#kernel/work.ts";
import type { ExportTable } from "../export-file.ts";
import { columnLabels, dataExportMessages } from "../export-messages.ts";
import { openReport, type WithoutRate } from "./open-report.ts";
import type { GuestsOf } from "./registry-store.ts";

export type ReportTable = {
  readonly table: ExportTable & { readonly pages: AsyncGenerator<readonly ExportRow[]> };
  readonly period: Period;
  /** The owner's base currency. */
  readonly base: string;
  /** The rates that the rows read so far lack. */
  readonly withoutRate: () => WithoutRate;
};

/** A report as a table in a language. */
export async function tableOfReport(
  read: ReadRows<WorkspaceScope>,
  query: ReportQuery,
  guestsOf: GuestsOf,
): Promise<ReportTable> {
  const report = await openReport(read, query, guestsOf);
  const messages = dataExportMessages[query.language];
  return {
    period: report.period,
    base: report.inBase.baseCurrency,
    withoutRate: report.withoutRate,
    table: {
      title: messages.reports[query.report],
      columns: report.columns,
      labels: columnLabels(report.columns, query.language),
      language: query.language,
      pages: report.pages(),
      notes: () => notesOf(report.withoutRate(), query.language),
    },
  };
}

/** Missing rates are named below the table, because its totals cannot be shown without them (R-B05). */
function notesOf({ missing, ahead }: WithoutRate, language: ReportQuery["language"]): readonly string[] {
  const { missingRate } = dataExportMessages[language];
  return [...missing, ...ahead].map(({ period, from, to, records }) =>
    fill(missingRate, { period, from, to, records }),
  );
}
