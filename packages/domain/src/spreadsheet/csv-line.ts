/**
 * A number goes as it is or as its decimal text, `{ number: "950.00" }`, with a point; anything else that is text is text. Of either kind
 * one that is not there is an empty cell.
 */
export type CsvValue = CsvText | { readonly number: string | number | null | undefined };
type CsvText = string | number | boolean | null | undefined;

/** How a file is written: what stands between its cells, and in the numbers (R-N01). A point unless said otherwise. */
export type CsvForm = { readonly separator: string; readonly decimal?: string };

/**
 * What begins a formula, after anything that nobody sees: spaces, control and format signs, joiners of no width. The signs are those of
 * ASCII, what many programs make of them when they tidy text up (full-width and small forms), and the minus sign of typography.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@|%\t\r\n＝＋－＠｜％\u2212\uFE62-\uFE6B]/u;

/**
 * R-N02, one cell: text that a spreadsheet would run as a formula gets an apostrophe in front and is text; numbers stay numbers
 * and take the decimal mark. Whoever takes that apostrophe away has the text back to the letter.
 */
export function csvCell(value: CsvValue, { separator, decimal = "." }: CsvForm): string {
  const written = writtenAs(value, decimal);
  return written.includes(separator) || /["\r\n]/.test(written)
    ? `"${written.replaceAll('"', '""')}"`
    : written;
}

/** One line with its end, as RFC 4180 has it. */
export function csvLine(values: readonly CsvValue[], form: CsvForm): string {
  return `${values.map((value) => csvCell(value, form)).join(form.separator)}\r\n`;
}

function writtenAs(value: CsvValue, decimal: string): string {
  if (typeof value === "string") return FORMULA.test(value) ? `'${value}` : value;
  const plain = typeof value === "object" ? value?.number : value;
  return String(plain ?? "")
    .trim()
    .replace(".", decimal);
}
