import { plain } from "../../../spreadsheet/index.ts";
import type { BankTitle } from "../bank-titles.ts";
import { signOf, statusOf } from "../../bank-words.ts";
import type { BankColumn, BankColumnKind } from "../statement-columns.ts";
import { accountColumns, isBareAccount } from "./account-columns.ts";
import { isBankRow } from "./bank-row.ts";
import { bestOf, isCurrency, mostly, shapeOf } from "./column-shape.ts";
import type { Shape } from "./column-shape.ts";
import { moneyColumns } from "./money-columns.ts";

/** Most rows examined. */
const LOOKED_AT = 400;

/**
 * The meaning of each column of a table, by title and content: a title counts only where the cells agree with it, the
 * balance is the column whose differences are the amounts, the own account the one that is the same in every row.
 * Without titles the cells alone decide. Unproven columns are `ignored`; if no date or no amount is found, the user has
 * to be asked.
 */
export function proveColumns(
  titles: readonly string[],
  allRows: readonly (readonly string[])[],
  ownAccount: string | null,
): readonly BankColumn[] {
  const rows = wideRows(rowsLookedAt(allRows), titles.length);
  const width = Math.max(titles.length, ...rows.map(({ length }) => length));
  const shapes = Array.from({ length: width }, (_, at) => shapeOf(at, titles[at] ?? "", rows));
  const columns: BankColumn[] = shapes.map(() => "ignored");
  const isFree = ({ at }: Shape): boolean => columns[at] === "ignored";
  const put = (kind: BankColumnKind, shape: Shape | undefined): boolean => {
    if (shape === undefined) return false;
    columns[shape.at] = kind;
    return true;
  };
  const titled = (...kinds: readonly BankTitle[]): Shape | undefined =>
    kinds.map((kind) => bestOf(shapes.filter(isFree), kind)).find((found) => found !== undefined);
  const isUntitled = titles.every((title) => title === "");

  put(
    "date",
    isListOfBookings(shapes, titles)
      ? undefined
      : (titled("date", "lateDate") ?? onlyDays(shapes, isUntitled)),
  );
  for (const [kind, shape] of moneyColumns(shapes.filter(isFree), titled)) put(kind, shape);
  put("sign", signColumn(shapes.filter(isFree), titled("sign")));
  put(
    "status",
    titled("status") ??
      shapes.filter(isFree).find(({ filled }) => mostly(filled, (cell) => statusOf(cell) !== null)),
  );
  put(
    "currency",
    besideAmount(shapes.filter(isFree), columns) ??
      titled("currency") ??
      shapes
        .filter(isFree)
        .find(({ filled, meanings }) => meanings.length === 0 && isUntitled && mostly(filled, isCurrency)),
  );
  for (const [kind, shape] of accountColumns(shapes.filter(isFree), { isUntitled, ownAccount }))
    put(kind, shape);
  for (const kind of ["name", "payer", "payee"] as const) put(kind, titled(kind));
  for (const shape of shapes.filter(isFree))
    if (shape.meanings.some(({ kind }) => kind === "text")) put("text", shape);
  if (isUntitled) {
    const { name, text } = wordColumns(shapes, isFree);
    put("name", name);
    put("text", text);
  }
  return columns;
}

/** Without titles: the name is beside the account, and shorter than the purpose. */
function wordColumns(
  shapes: readonly Shape[],
  isFree: (shape: Shape) => boolean,
): { readonly name: Shape | undefined; readonly text: Shape | undefined } {
  const accounts = shapes.filter(({ filled }) => mostly(filled, isBareAccount)).map(({ at }) => at);
  const wordy = shapes
    .filter(
      (shape) => isFree(shape) && mostly(shape.filled, (cell) => /\p{L}{3}/u.test(cell)) && !isKind(shape),
    )
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const beside = (at: number): boolean => accounts.some((account) => Math.abs(at - account) === 1);
  const name = (wordy.length < 2 ? undefined : wordy.find(({ at }) => beside(at))) ?? wordy[1];
  return { name, text: wordy.find((shape) => shape !== name) };
}

/**
 * Rows to examine: totals, and lines before a table without titles, say nothing about columns. Rows after the last one
 * are not examined.
 */
function rowsLookedAt(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const row of rows) {
    if (found.length === LOOKED_AT) break;
    if (isBankRow(row)) found.push(row);
  }
  return found;
}

/**
 * Of several currency columns, the one directly after the amount, else directly before it: the others belong to the
 * balance, or to what a foreign shop charged.
 */
function besideAmount(free: readonly Shape[], columns: readonly BankColumn[]): Shape | undefined {
  const coins = free.filter(
    ({ filled, meanings }) => filled.length > 0 && meanings.some(({ kind }) => kind === "currency"),
  );
  const amount = columns.indexOf("amount");
  if (coins.length < 2 || amount === -1) return undefined;
  return coins.find(({ at }) => at === amount + 1) ?? coins.find(({ at }) => at === amount - 1);
}

/** The only column of days, or the first of several that are equal or have no titles at all. */
function onlyDays(shapes: readonly Shape[], isUntitled: boolean): Shape | undefined {
  const [first, ...others] = shapes.filter(({ isDays }) => isDays);
  const isProven =
    isUntitled || others.every(({ cells }) => cells.every((cell, at) => cell === first?.cells[at]));
  return isProven ? first : undefined;
}

const ARRIVALS = new Set([
  "check in",
  "checkin",
  "start date",
  "arrival",
  "anreise",
  "arrivee",
  "llegada",
  "arrivo",
]);
const DEPARTURES = new Set([
  "check out",
  "checkout",
  "end date",
  "departure",
  "abreise",
  "depart",
  "salida",
  "partenza",
]);

/**
 * Whether the table is the list of a booking channel, which has the dates of bookings: none of them is proven to be the
 * date of a payment.
 */
function isListOfBookings(shapes: readonly Shape[], titles: readonly string[]): boolean {
  const has = (words: ReadonlySet<string>): boolean =>
    shapes.some(({ at, isDays }) => isDays && words.has(plain(titles[at] ?? "")));
  return has(ARRIVALS) && has(DEPARTURES);
}

/** A total below the table is shorter than its titles; where all rows are, the bank cuts off empty cells. */
function wideRows(rows: readonly (readonly string[])[], width: number): readonly (readonly string[])[] {
  const wide = rows.filter((row) => row.length >= width);
  return wide.length === 0 ? rows : wide;
}

/** By title; otherwise a column that holds only words and letters for debit and credit. */
function signColumn(free: readonly Shape[], titled: Shape | undefined): Shape | undefined {
  const says = ({ filled }: Shape): boolean =>
    filled.length > 0 && filled.every((cell) => signOf(cell) !== null);
  return titled ?? free.find(says);
}

/** Whether a column repeats the same few words: the type of transaction. */
function isKind({ filled }: Shape): boolean {
  return filled.length >= 4 && new Set(filled).size <= filled.length / 2;
}

function lengthOf({ filled }: Shape): number {
  return filled.reduce((sum, cell) => sum + cell.length, 0);
}
