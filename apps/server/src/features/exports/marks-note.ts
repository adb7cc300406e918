import type { ExportRow } from "@keystead/domain/exports";
import { fill } from "@keystead/messages/fill";

import { missingMarks } from "#adapters/printer/text-shaping/missing-marks.ts";
import type { ReportSheet } from "#adapters/printer/report-sheet.ts";
import { paperMessages } from "./paper-messages.ts";

const MOST_NAMED = 20;

/**
 * The sheet of a report with a line below its table that lists the characters no font of the product can draw. A letter
 * is refused for such a name, but a table of thousands of notes is not refused for an emoji in one of them.
 */
export function withMarksNoted(sheet: ReportSheet): ReportSheet {
  const marks = missingMarks(textsOf(sheet));
  if (marks.length === 0) return sheet;
  const named = marks.slice(0, MOST_NAMED).map(numberOf).join(", ");
  const rest = marks.length > MOST_NAMED ? " …" : "";
  const words = fill(paperMessages[sheet.language].withoutFont, { marks: `${named}${rest}` });
  return { ...sheet, notes: [...sheet.notes, words] };
}

/** All text in the rows of a report. */
export function* textsOfRows(rows: readonly ExportRow[]): Generator<string> {
  for (const { cells } of rows) for (const cell of cells) if (typeof cell === "string") yield cell;
}

function* textsOf({ title, workspace, facts, rows }: ReportSheet): Generator<string> {
  yield title;
  yield workspace;
  for (const { value } of facts) yield value;
  yield* textsOfRows(rows);
}

function numberOf(mark: string): string {
  return `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
