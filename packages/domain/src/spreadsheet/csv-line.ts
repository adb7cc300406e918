export type CsvValue = string | number | boolean | null;

const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n|%]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/**
 * One cell: text that a spreadsheet would run as a formula gets an apostrophe in front and is text; numbers stay numbers
 * (security.md D3). Whoever takes that apostrophe away has the text back to the letter.
 */
export function csvCell(value: CsvValue, separator: string): string {
  const text = value === null ? "" : String(value);
  const safe = typeof value === "string" && FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its end, as RFC 4180 has it. */
export function csvLine(values: readonly CsvValue[], separator: string): string {
  return `${values.map((value) => csvCell(value, separator)).join(separator)}\r\n`;
}
