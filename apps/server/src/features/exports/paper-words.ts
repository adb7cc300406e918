import type { Language } from "@keystead/domain/languages";
import { messagesOf } from "@keystead/messages/messages-of";

import type { ReportSheet } from "#adapters/printer/report-sheet.ts";
import { exportWords } from "./export-words.ts";

/** What stands around a table on paper. */
export const paperWords = messagesOf("files/paper");

/** What stands in and around the rows of a sheet. */
export function wordsOnPaper(language: Language): ReportSheet["words"] {
  const { total: ofTotals, noRate, page: foot } = paperWords[language];
  const { sum, apart } = exportWords[language];
  return { sum, apart, ofTotals, noRate, foot };
}
