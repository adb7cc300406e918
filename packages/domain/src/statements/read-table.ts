import { parsePlainDate } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import type { Language } from "../languages/index.ts";
import type { Currency } from "../money/index.ts";
import {
  amountLanguage,
  cellSeparators,
  currenciesNamedIn,
  isAmbiguousDate,
  isBlankRow,
  provenOrder,
  readStart,
  splitCells,
} from "../spreadsheet/index.ts";
import type { DateOrder } from "../spreadsheet/index.ts";
import { accountIn, BANK_NAME_LIMIT, BANK_TEXT_LIMIT, ibanIn } from "./bank-line.ts";
import type { BankLine } from "./bank-line.ts";
import { saysSentBack } from "./bank-words.ts";
import { columnsByContent } from "./columns-by-content.ts";
import { signedAmountIn, signOf } from "./signed-amount.ts";
import { recogniseBankColumns } from "./statement-columns.ts";
import type { BankColumn, BankColumnKind } from "./statement-columns.ts";

/** A bank's file as rows of cells, with what its columns hold. */
export type BankTable = {
  readonly titles: readonly string[];
  readonly columns: readonly BankColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Said before the table, or null. */
  readonly ownAccount: string | null;
  /** Said before the table or in its titles, or null. */
  readonly currency: Currency | null;
};

/** How far down a head is looked for: banks write their address, the account and the period before it. */
const DEEPEST_HEAD = 40;

/**
 * Reads the text of a bank's file, or what was copied from one: lines before the head, any of the usual separators, columns by their
 * titles in five languages, without titles by what stands in them. Null when it holds no table with a day and an amount.
 */
export function readBankTable(text: string): BankTable | null {
  const cells = splitCells(text.replace(/^\uFEFF/, ""), separatorOf(text));
  const head = cells.slice(0, DEEPEST_HEAD).findIndex((row) => recogniseBankColumns(row) !== null);
  const titles = cells[head] ?? [];
  const rows = cells.slice(head + 1).filter((row) => !isBlankRow(row));
  const columns = head === -1 ? columnsByContent(rows) : recogniseBankColumns(titles);
  if (columns === null) return null;
  const before = cells.slice(0, Math.max(0, head)).map((row) => row.join(" "));
  const amountTitle = titles[columns.findIndex((column) => column === "amount" || column === "credit")] ?? "";
  const named = currenciesNamedIn(amountTitle);
  return {
    titles,
    columns,
    rows,
    ownAccount: before.map(ibanIn).find((iban) => iban !== null) ?? null,
    currency: named?.length === 1 ? (named[0] ?? null) : null,
  };
}

/** The one that cuts the most rows into the same number of cells, at least a day, an amount and something else. */
function separatorOf(text: string): (typeof cellSeparators)[number] {
  const head = text.slice(0, 20_000);
  const scored = cellSeparators.map((separator) => {
    const widths = splitCells(head, separator)
      .map(({ length }) => length)
      .filter((width) => width >= 2);
    const most = Math.max(0, ...widths.map((width) => widths.filter((one) => one === width).length));
    return { separator, most };
  });
  return scored.reduce((best, one) => (one.most > best.most ? one : best)).separator;
}

export type BankRules = {
  readonly language: Language;
  /** Of a line that names none. */
  readonly currency: Currency;
  /** How `01/03/26` is meant where nothing proves it; null = day first. */
  readonly dateOrder: DateOrder | null;
  /** The account whose statement it is, where neither line nor head says it; null = not known. */
  readonly ownAccount: string | null;
};

export type ReadLines = {
  readonly lines: readonly BankLine[];
  /** Rows with a day or an amount that could not be read whole, as numbers of rows from 1. */
  readonly unread: readonly number[];
  /** A day that reads in two ways and that no other day decides; null when there is none. */
  readonly ambiguousDay: string | null;
};

/** The lines of a table. Rows with neither day nor amount (sums, notes) are passed over; amounts of zero too. */
export function readBankLines(table: BankTable, rules: BankRules): ReadLines {
  const { columns, rows } = table;
  const textsOf = (kind: BankColumnKind): readonly string[] =>
    rows.map((row) => row[columns.indexOf(kind)]?.trim() ?? "");
  const days = textsOf("date");
  const proven = [...new Set(days.flatMap((day) => provenOrder(day) ?? []))];
  const ambiguous = days.find((day) => isAmbiguousDate(day)) ?? null;
  const order = (proven.length === 1 ? proven[0] : undefined) ?? rules.dateOrder ?? "day_first";
  const amounts = (["amount", "credit", "debit"] as const).flatMap(textsOf);
  const language = amountLanguage(amounts, rules.language);
  const lines: BankLine[] = [];
  const unread: number[] = [];
  for (const [at, row] of rows.entries()) {
    const line = lineOf(row, table, { ...rules, language, order });
    if (line === "unread") unread.push(at + 1);
    else if (line !== null) lines.push(line);
  }
  return { lines, unread, ambiguousDay: proven.length === 1 ? null : ambiguous };
}

type RowRules = BankRules & { readonly order: DateOrder };

function lineOf(row: readonly string[], table: BankTable, rules: RowRules): BankLine | "unread" | null {
  const cell = (kind: BankColumnKind): string => row[table.columns.indexOf(kind)]?.trim() ?? "";
  const money = [cell("amount"), cell("credit"), cell("debit")].join("");
  if (cell("date") === "" || money === "") return null;
  const currency = currencyOf(cell("currency") || money, table.currency ?? rules.currency);
  const bookedOn = readBankDay(cell("date"), rules.order);
  const amountMinor = amountOf(cell, rules, currency);
  if (bookedOn === null || amountMinor === null) return hasDay(cell("date")) ? "unread" : null;
  if (amountMinor === 0) return null;
  const text = row
    .filter((_cell, index) => table.columns[index] === "text")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
  const short = (long: string, most: number): string => [...long].slice(0, most).join("");
  return {
    bookedOn,
    amountMinor,
    currency,
    name: short(cell("name"), BANK_NAME_LIMIT),
    text: short(text, BANK_TEXT_LIMIT),
    account: accountIn(cell("account")),
    ownAccount: accountIn(cell("ownAccount")) ?? table.ownAccount ?? rules.ownAccount,
    returned: saysSentBack(text),
  };
}

function currencyOf(text: string, usual: Currency): Currency {
  const named = currenciesNamedIn(text);
  return named === null || named.includes(usual) ? usual : (named[0] ?? usual);
}

/** A day as banks write it, with a time behind it or without any mark (20261102). */
export function readBankDay(text: string, order: DateOrder): PlainDate | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim()) ?? [];
  if (year !== undefined) return parsePlainDate(`${year}-${month ?? ""}-${day ?? ""}`);
  const bare = /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text.slice(0, 10) : text;
  const read = hasDay(bare) ? readStart(bare, order) : null;
  return read?.state === "read" ? read.value : null;
}

/** A number alone is no day of a bank, though a spreadsheet may mean one. */
function hasDay(text: string): boolean {
  return /\d/.test(text) && /[./\s-]|^\d{8}$/.test(text.trim());
}

function amountOf(
  cell: (kind: BankColumnKind) => string,
  { language }: RowRules,
  currency: Currency,
): number | null {
  const read = (kind: BankColumnKind): number | null => signedAmountIn(cell(kind), language, currency);
  if (cell("amount") !== "") {
    const minor = read("amount");
    const sign = signOf(cell("sign"));
    return minor === null ? null : sign === null ? minor : sign * Math.abs(minor);
  }
  const [credit, debit] = [cell("credit"), cell("debit")].map((text) => (text === "" ? 0 : null));
  const came = credit ?? read("credit");
  const went = debit ?? read("debit");
  return came === null || went === null ? null : Math.abs(came) - Math.abs(went);
}
