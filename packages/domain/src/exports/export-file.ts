import type { Period } from "../calendar/index.ts";
import type { Language } from "../languages/index.ts";

export const csvSeparators = [",", ";"] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
export const csvDecimals = [".", ","] as const;
export type CsvDecimal = (typeof csvDecimals)[number];

/** R-N01: the CSV format that spreadsheets expect in a language. */
export function presetForm(language: Language): {
  readonly separator: CsvSeparator;
  readonly decimal: CsvDecimal;
} {
  return language === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," };
}

/** `income_2026-01_2026-12.xlsx`: the report, its first and its last month. */
export function exportFileName(
  what: string,
  { first, last }: Pick<Period, "first" | "last">,
  format: string,
): string {
  return `${what.replaceAll("_", "-")}_${first}_${last}.${format}`;
}

/** `tenants_2026-03-10.csv`: the list and the day (UTC) of the export. */
export function listFileName(list: string, at: Date, format: string): string {
  return `${list}_${at.toISOString().slice(0, 10)}.${format}`;
}
