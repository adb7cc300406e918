import type { ReportQuery } from "@keystead/contract/exports";
import type { Period } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";

import { mailDay, monthIn } from "#adapters/mail/texts/notice-messages.ts";
import type { ReportSheet } from "#adapters/printer/report-sheet.ts";
import type { ReadRows } from "#kernel/registry/exported-list.ts";
import type { WorkspaceScope } from "#kernel/work.ts";
import { withMarksNoted } from "../marks-note.ts";
import { namesForPaper } from "./names-for-paper-store.ts";
import { rowsForPaper } from "../export-file.ts";
import { paperMessages, messagesOnPaper } from "../paper-messages.ts";
import type { ReportTable } from "./table-of-report.ts";

/** A report as the sheet to be drawn, with its query in the head; null if it has more rows than a PDF may have. */
export async function sheetOfReport(
  read: ReadRows<WorkspaceScope>,
  query: ReportQuery,
  { table, period, base }: ReportTable,
): Promise<ReportSheet | null> {
  const { language } = query;
  const { columns } = table;
  const found = await rowsForPaper(table);
  if (found === null) return null;
  const { workspace, properties, today } = await read((work) => namesForPaper(work, query.propertyIds ?? []));
  const words = paperMessages[language];
  return withMarksNoted({
    kind: "report",
    language,
    title: table.title,
    workspace,
    facts: [
      { label: words.period, value: spanOf(period, language) },
      { label: words.properties, value: properties.length === 0 ? words.all : properties.join(", ") },
      {
        label: words.amounts,
        value: query.amounts === "base" ? fill(words.both, { currency: base }) : words.original,
      },
      { label: words.made, value: mailDay(today, language) },
    ],
    columns,
    labels: table.labels,
    ...found,
    words: messagesOnPaper(language),
    notes: table.notes(),
  });
}

function spanOf({ first, last }: Period, language: Language): string {
  const [from, to] = [monthIn(first, language), monthIn(last, language)];
  return from === to ? from : `${from} – ${to}`;
}
