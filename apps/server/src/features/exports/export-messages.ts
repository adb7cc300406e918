import type { ExportColumn } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";
import { messagesOf } from "@keystead/messages/messages-of";

import { fieldMessages } from "./field-messages.ts";

/** The names of reports and lists, and the labels of their sums. */
export const dataExportMessages = messagesOf("files/reports");

/** The label of each column key. A test checks that none is missing. */
const columnMessages: Readonly<Record<Language, Readonly<Record<string, string>>>> =
  messagesOf("files/columns");

/** The headings of a sheet's columns in a language; the CSV of a report has the keys themselves (R-N01). */
export function columnLabels(columns: readonly ExportColumn[], language: Language): readonly string[] {
  const messages = columnMessages[language];
  return columns.map(
    ({ key, of }) => (of === undefined ? messages[key] : fieldMessages[language][of][key]) ?? key,
  );
}
