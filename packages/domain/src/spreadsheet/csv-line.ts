/** A number goes as it is or as its decimal text, `{ number: "950.00" }`, with a point; anything else that is text is text. */
export type CsvValue = string | number | boolean | null | { readonly number: string };

/** How a file is written: what stands between its cells, and in the numbers (R-N01). A point unless said otherwise. */
export type CsvForm = { readonly separator: string; readonly decimal?: string };

const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n|%]/;

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
  if (value === null) return "";
  if (typeof value === "string") return FORMULA.test(value) ? `'${value}` : value;
  const text = typeof value === "object" ? value.number : String(value);
  return decimal === "." ? text : text.replace(".", decimal);
}
