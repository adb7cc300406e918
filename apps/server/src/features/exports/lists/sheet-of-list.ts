import type { ListOrder } from "@keystead/contract/exports";
import { paperColumns } from "@keystead/domain/exports";

import { mailDay } from "#adapters/mail/texts/notice-messages.ts";
import type { ReportSheet } from "#adapters/printer/report-sheet.ts";
import type { ReadRows } from "#kernel/registry/exported-list.ts";
import type { WorkspaceScope } from "#kernel/work.ts";
import { withMarksNoted } from "../marks-note.ts";
import { namesForPaper } from "../reports/names-for-paper-store.ts";
import { rowsForPaper } from "../export-file.ts";
import type { ExportTable } from "../export-file.ts";
import { paperMessages, messagesOnPaper } from "../paper-messages.ts";
import { pickedColumns } from "../reports/picked-columns.ts";

/**
 * A list as a sheet to hand out, with only the columns for people. If all rows have the same cleaner, the head shows
 * that name instead. Null if it has more rows than a PDF may have.
 */
export async function sheetOfList(
  read: ReadRows<WorkspaceScope>,
  { list, language }: ListOrder,
  table: ExportTable,
): Promise<ReportSheet | null> {
  const shownKeys = paperColumns[list] ?? [];
  const positions = table.columns.flatMap(({ key }, at) => (shownKeys.includes(key) ? [at] : []));
  const { columns, labels, pages } = pickedColumns(table, positions);
  const found = await rowsForPaper({ columns, pages, language });
  if (found === null) return null;
  const same = columns.findIndex(
    ({ key }, at) => key === WHOSE && found.rows.every(({ cells }) => cells[at] === found.rows[0]?.cells[at]),
  );
  const { workspace, today } = await read((work) => namesForPaper(work, []));
  const words = paperMessages[language];
  const without = <Item>(items: readonly Item[]): readonly Item[] => items.filter((_item, at) => at !== same);
  const whose = found.rows[0]?.cells[same];
  return withMarksNoted({
    kind: "report",
    language,
    title: table.title,
    workspace,
    facts: [
      ...(typeof whose === "string" ? [{ label: labels[same] ?? "", value: whose }] : []),
      { label: words.made, value: mailDay(today, language) },
    ],
    columns: without(columns),
    labels: without(labels),
    ...found,
    rows: found.rows.map((row) => ({ ...row, cells: without(row.cells) })),
    words: messagesOnPaper(language),
    notes: table.notes(),
  });
}

/** The column that a sheet for one person shows once, in its head. */
const WHOSE = "cleaner_name";
