import type { Language } from "@keystead/domain/languages";
import { messagesOf } from "@keystead/messages/messages-of";

import type { ReportSheet } from "#adapters/printer/report-sheet.ts";
import { dataExportMessages } from "./export-words.ts";

/** The words around a table on paper. */
export const paperWords = messagesOf("files/paper");

/** The words in and around the rows of a sheet. */
export function wordsOnPaper(language: Language): ReportSheet["words"] {
  const { total: ofTotals, noRate, page: foot } = paperWords[language];
  const { sum, apart } = dataExportMessages[language];
  return { sum, apart, ofTotals, noRate, foot };
}
