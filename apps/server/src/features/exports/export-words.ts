import type { ExportColumn } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";
import { messagesOf } from "@keystead/messages/messages-of";

import { fieldWords } from "./field-words.ts";

/** What reports and lists are called, and what stands before their sums. */
export const exportWords = messagesOf("files/reports");

/** What each key of a column is called. A test holds that none is without. */
const columnWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = messagesOf("files/columns");

/** What heads each column of a sheet in a language; a CSV has the keys themselves (R-N01). */
export function columnLabels(columns: readonly ExportColumn[], language: Language): readonly string[] {
  const words = columnWords[language];
  return columns.map(({ key, of }) => (of === undefined ? words[key] : fieldWords[language][of][key]) ?? key);
}
