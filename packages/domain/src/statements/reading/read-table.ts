import type { Currency } from "../../money/index.ts";
import { parseCurrency } from "../../money/index.ts";
import { cellSeparators, currenciesNamedIn, isBlankRow, splitRows } from "../../spreadsheet/index.ts";
import type { CellSeparator, WrittenRow } from "../../spreadsheet/index.ts";
import { ibanIn } from "../bank-line.ts";
import type { BankTable } from "./bank-reading.ts";
import { isBankRow, looksLikeDay } from "./columns/bank-row.ts";
import { proveColumns } from "./columns/prove-columns.ts";
import { looksLikeAmount } from "./amount-form.ts";
import { isBankHead } from "./statement-columns.ts";

/** Most lines before the titles: banks write their address, the account and the period there. */
const DEEPEST_HEAD = 40;
/** No bank's table is wider. */
const MOST_COLUMNS = 300;
/** Number of characters examined for the separator. */
const LOOKED_AT = 20_000;

/**
 * Reads the text of a bank's file, or text copied from one: lines before the titles, the separator that gives known
 * titles and rows of their width, columns by title and content. Null when no row has a day and an amount, whatever the
 * titles.
 */
export function readBankTable(text: string, separator: CellSeparator | null = null): BankTable | null {
  const bare = text.replace(/^\uFEFF/, "").replace(/^sep=[;,\t|]\r?\n/i, "");
  const chosen = separator ?? separatorOf(bare);
  // A file with one endless line is refused before all of it is split.
  if (splitRows(bare.slice(0, LOOKED_AT), chosen).some(({ cells }) => cells.length > MOST_COLUMNS))
    return null;
  return tableIn(splitRows(bare, chosen), chosen);
}

/** Like `readBankTable`, for the rows of a workbook, whose cells are already split. */
export function readBankRows(rows: readonly (readonly string[])[]): BankTable | null {
  const width = widest(rows.map(({ length }) => length));
  const cells = (row: readonly string[]): readonly string[] => [
    ...row,
    ...Array<string>(width - row.length).fill(""),
  ];
  return tableIn(
    rows.map((row) => ({ cells: cells(row).map((cell) => cell.replaceAll(/\s+/g, " ").trim()), text: "" })),
    null,
  );
}

function tableIn(written: readonly WrittenRow[], separator: CellSeparator | null): BankTable | null {
  const at = headIn(written) === -1 ? unknownHeadIn(written) : headIn(written);
  const head = written[at]?.cells ?? [];
  // Without titles the table begins with its first line.
  const begin =
    at === -1
      ? Math.max(
          0,
          written.findIndex(({ cells }) => isBankRow(cells)),
        )
      : at + 1;
  const rows = written
    .slice(begin)
    .filter(({ cells }) => !isBlankRow(cells))
    .map((row) =>
      separator === null ? row.cells : wholeCells(row, separator, at === -1 ? null : head.length),
    );
  const before = written.slice(0, at === -1 ? begin : at).map(({ cells }) => cells.join(" "));
  const ownAccount = before.map(ibanIn).find((iban) => iban !== null) ?? null;
  const titles = withoutEmptyEnd(head, rows);
  if (!rows.some(isBankRow)) return null;
  const columns = proveColumns(titles, rows, ownAccount);
  return { titles, columns, rows, separator, ownAccount, currency: currencyOf(titles, columns, before) };
}

/** The separator with known titles and rows of their width; without titles the one whose rows have equal width. */
function separatorOf(text: string): CellSeparator {
  const looked = text.slice(0, LOOKED_AT);
  const scored = cellSeparators.map((separator) => ({
    separator,
    score: scoreOf(splitRows(looked, separator)),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

function scoreOf(rows: readonly WrittenRow[]): number {
  const at = headIn(rows);
  const below = rows.slice(at + 1).filter(({ cells }) => !isBlankRow(cells));
  const widths = below.map(({ cells }) => cells.length).filter((width) => width >= 2);
  const head = rows[at]?.cells.length;
  const fits = (width: number): number => widths.filter((one) => one === width).length;
  if (head !== undefined) return 10 + (below.length === 0 ? 0 : fits(head) / below.length);
  const most = Math.max(0, ...new Set(widths.map(fits)));
  const width = Math.max(0, ...widths.filter((one) => fits(one) === most));
  // A day must be alone in its cell: a decimal comma taken as separator leaves it with everything before it.
  const isReadable = below.some(({ cells }) => isBankRow(cells));
  return (isReadable ? 5 : 0) + (below.length === 0 ? 0 : most / below.length) + width / 1_000;
}

/** Not with spread arguments: there may be as many as rows. */
function widest(widths: readonly number[]): number {
  return widths.reduce((most, width) => Math.max(most, width), 0);
}

function headIn(rows: readonly WrittenRow[]): number {
  return rows.slice(0, DEEPEST_HEAD).findIndex(({ cells }) => isBankHead(cells));
}

/** Unknown titles: only words, as many as there are cells in the row below, which holds a day and an amount. */
function unknownHeadIn(rows: readonly WrittenRow[]): number {
  const first = rows.slice(0, DEEPEST_HEAD).findIndex(({ cells }) => isBankRow(cells));
  const above = rows.slice(0, Math.max(0, first)).findLastIndex(({ cells }) => !isBlankRow(cells));
  const [head, line] = [rows[above]?.cells ?? [], rows[first]?.cells ?? []];
  return head.length === line.length && !head.some((cell) => looksLikeDay(cell) || looksLikeAmount(cell))
    ? above
    : -1;
}

/**
 * Cells of a bank that quotes every cell but escapes no quotes inside: split where a quoted cell ends and the next one
 * begins.
 */
function wholeCells(
  { cells, text }: WrittenRow,
  separator: CellSeparator,
  width: number | null,
): readonly string[] {
  const clean = (cell: string): string =>
    cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1) : cell;
  if (width === null || cells.length === width || !/^".*"$/s.test(text.trim())) return cells.map(clean);
  const parts = text.trim().slice(1, -1).split(`"${separator}"`);
  return parts.length === width
    ? parts.map((part) => part.replaceAll('""', '"').replaceAll(/\s+/g, " ").trim())
    : cells.map(clean);
}

/** Trailing separators in the titles do not name columns. */
function withoutEmptyEnd(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const width = widest(rows.map((row) => row.findLastIndex((cell) => cell !== "") + 1));
  const last = head.findLastIndex((cell) => cell !== "") + 1;
  return head.slice(0, Math.max(last, Math.min(width, head.length)));
}

/** Before the table a currency is given by sign or code beside a number: "3.214,77 EUR". */
function currencyOf(
  titles: readonly string[],
  columns: BankTable["columns"],
  before: readonly string[],
): Currency | null {
  const amount = columns.findIndex((column) => column === "amount" || column === "credit");
  const titled = currenciesNamedIn((titles[amount] ?? "").replaceAll(/\beuros?\b/gi, "EUR"));
  if (titled?.length === 1) return titled[0] ?? null;
  const beside = new Set(
    before.flatMap((line) =>
      [
        ...line.matchAll(
          /\d[.,]\d{2}\s?(€|£|[A-Z]{3})(?!\p{L})|(?:^|\s)(€|£|[A-Z]{3})\s?\d[\d.,' ]*[.,]\d{2}(?!\d)/gu,
        ),
      ].flatMap(([, behind, ahead]) => {
        const coin = behind ?? ahead ?? "";
        return coin === "€"
          ? (parseCurrency("EUR") ?? [])
          : coin === "£"
            ? (parseCurrency("GBP") ?? [])
            : (parseCurrency(coin) ?? []);
      }),
    ),
  );
  return beside.size === 1 ? ([...beside][0] ?? null) : null;
}
