import { LONGEST_NUMBER } from "./read-number.ts";

/** R-I03: possible separators; of several that fit equally the first. */
const separators = [";", "\t", ","] as const;
type Separator = (typeof separators)[number];

/** Lines of numbers contain no tabs, so with this separator the cells of a single column stay whole. */
const ONE_COLUMN: Separator = "\t";

/** A line without any separator: a word among numbers, such as "on request". */
const ONE_CELL = /^[^;,\t"]*$/;

/**
 * R-I03: the separator that gives the most columns in the first line. First, however, a file of nothing but numbers is
 * read as one column, because a comma in each of its lines is the decimal mark in one language and the grouping mark in
 * another. A line among them that is no number and has no separator is a row to skip, not a reason to split the others.
 */
export function separatorOf(text: string): Separator {
  const lines = text.split(/\r\n|[\r\n]/).flatMap((line) => (line.trim() === "" ? [] : [line]));
  if (
    lines.length > 0 &&
    [DECIMAL_COMMA, GROUPING_COMMA].some((form) =>
      lines.every((line) => is(form, line) || ONE_CELL.test(line)),
    )
  )
    return ONE_COLUMN;
  const counts = separators.map((separator) => ({ separator, count: countInFirstLine(text, separator) }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

/** Whether each quote that opens a cell is closed, and quotes come in pairs (RFC 4180). */
export function quotesClose(text: string, separator: Separator): boolean {
  if (!text.includes('"')) return true;
  let quotes = 0;
  let open = false;
  eachSign(text, separator, (sign, inside) => {
    if (sign === '"') quotes += 1;
    open = inside;
    return true;
  });
  return quotes % 2 === 0 && !open;
}

const WHOLE = "\\d+|\\d{1,3}(?:\\.\\d{3})+";
const DECIMAL_COMMA = new RegExp(`^-?(?:${WHOLE})(?:,\\d{1,2})?$`);
const GROUPING_COMMA = /^-?(?:0|[1-9]\d{0,2}(?:,\d{3})*)(?:\.\d+)?$/;
const MONEY_AROUND = /^\s*(?:€|\$|£|EUR|USD|GBP|CHF)|(?:€|\$|£|EUR|USD|GBP|CHF)\s*$/gi;
/** A space or an apostrophe before three digits; a tab separates cells. */
const GROUPING_SPACE = /(?<=\d)(?:[^\S\t]|['’])(?=\d{3}(?!\d))/g;

function is(form: RegExp, line: string): boolean {
  if (line.length > LONGEST_NUMBER) return false;
  return form.test(line.replaceAll(MONEY_AROUND, "").replaceAll(GROUPING_SPACE, "").trim());
}

function countInFirstLine(text: string, separator: Separator): number {
  let count = 0;
  let begun = false;
  eachSign(text, separator, (sign, inside) => {
    const ends = !inside && (sign === "\n" || sign === "\r");
    if (ends && begun) return false;
    if (ends) count = 0;
    else if (!inside && sign === separator) count += 1;
    begun ||= sign.trim() !== "";
    return true;
  });
  return count;
}

/**
 * Calls `goesOn` for each character, with whether it is inside a quoted cell: an opening quote counts as inside, a
 * closing one does not. Both characters of a doubled quote, which stands for one quote, are skipped. Stops when
 * `goesOn` returns false.
 */
function eachSign(
  text: string,
  separator: Separator,
  goesOn: (sign: string, inside: boolean) => boolean,
): void {
  let inside = false;
  let atStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === '"' && inside && text[at + 1] === '"') {
      at += 1;
      continue;
    }
    if (sign === '"') inside = !inside && atStart;
    atStart = !inside && (sign === separator || sign === "\n" || sign === "\r");
    if (!goesOn(sign, inside)) return;
  }
}
