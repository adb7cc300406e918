/**
 * A number is given as a number or as decimal text with a point, `{ number: "950.00" }`; any other string is text. Null
 * and undefined give an empty cell.
 */
export type CsvValue = CsvText | { readonly number: string | number | null | undefined };
type CsvText = string | number | boolean | null | undefined;

/** Format of a file: the separator between cells, and the decimal mark of numbers (R-N01), by default a point. */
export type CsvForm = { readonly separator: string; readonly decimal?: string };

/**
 * The start of a formula, after any invisible characters: whitespace, control and format characters, zero-width
 * joiners. Covers the ASCII signs, their typographic replacements in many programs (full-width and small forms), and
 * the minus sign U+2212.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@|%\t\r\n＝＋－＠｜％\u2212\uFE62-\uFE6B]/u;

/**
 * R-N02, one cell: text that a spreadsheet would run as a formula gets an apostrophe in front, which makes it text;
 * numbers stay numbers and take the decimal mark. Removing that apostrophe restores the exact text.
 */
export function csvCell(value: CsvValue, { separator, decimal = "." }: CsvForm): string {
  const written = writtenAs(value, decimal);
  return written.includes(separator) || /["\r\n]/.test(written)
    ? `"${written.replaceAll('"', '""')}"`
    : written;
}

/** One line with its line end, as in RFC 4180. */
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
