import type { Language } from "@keystead/domain/languages";
import { messagesOf } from "@keystead/messages/messages-of";

import type { ReportSheet } from "#adapters/printer/report-sheet.ts";
import { dataExportMessages } from "./export-messages.ts";

/** The words around a table on paper. */
export const paperMessages = messagesOf("files/paper");

/** The words in and around the rows of a sheet. */
export function messagesOnPaper(language: Language): ReportSheet["words"] {
  const { total: ofTotals, noRate, page: foot } = paperMessages[language];
  const { sum, apart } = dataExportMessages[language];
  return { sum, apart, ofTotals, noRate, foot };
}
