import type { StatementLine } from "@keystead/contract/statements";
import type { Language } from "@keystead/domain/languages";
import { currency as currencyOf, formatMoney } from "@keystead/domain/money";
import type { DateOrder } from "@keystead/domain/spreadsheet";
import {
  type BankColumn,
  type BankLine,
  type BankTable,
  MOST_BANK_LINES,
  MOST_STATEMENT_CHARACTERS,
  readBankLines,
  readBankTable,
  readCamt,
} from "@keystead/domain/statements";

/** What somebody has handed in and said about it; everything else on the screen follows from it. */
export type Source = {
  readonly text: string;
  /** Null = as they were recognised. */
  readonly columns: readonly BankColumn[] | null;
  readonly dateOrder: DateOrder | null;
  /** The account whose statement it is, where no column says so; null = not said. */
  readonly ownAccount: string | null;
};

/** A statement as it was read. */
export type Reading = {
  /** Null for a document that names its parts itself. */
  readonly table: BankTable | null;
  readonly lines: readonly BankLine[];
  /** Lines that could not be read whole, as their numbers. */
  readonly unread: readonly number[];
  readonly ambiguousDay: string | null;
};

/** Null for what is no statement. */
export function readSource(
  { text, columns, dateOrder, ownAccount }: Source,
  { language, currency }: { readonly language: Language; readonly currency: string },
): Reading | null {
  if (text.length > MOST_STATEMENT_CHARACTERS) return null;
  const camt = text.trimStart().startsWith("<") ? readCamt(text) : null;
  if (camt !== null) return { ...camt, table: null, ambiguousDay: null };
  const found = readBankTable(text);
  if (found === null) return null;
  const table = { ...found, columns: columns ?? found.columns };
  const rules = { language, currency: currencyOf(currency), dateOrder, ownAccount };
  return { ...readBankLines(table, rules), table };
}

/** The lines that are matched, as many as one request takes: what came in and what the bank took back before what was paid. */
export function linesToMatch({ lines }: Reading): {
  readonly lines: readonly BankLine[];
  readonly leftOut: number;
} {
  const asked = lines.filter(({ amountMinor }) => amountMinor !== 0);
  const isPaid = ({ amountMinor, returned }: BankLine) => amountMinor < 0 && !returned;
  const taken = new Set(
    asked.toSorted((a, b) => Number(isPaid(a)) - Number(isPaid(b))).slice(0, MOST_BANK_LINES),
  );
  return { lines: asked.filter((line) => taken.has(line)), leftOut: asked.length - taken.size };
}

export function onTheWire({ amountMinor, currency, ...line }: BankLine): StatementLine {
  return { ...line, currency, amount: formatMoney({ minor: amountMinor, currency }) };
}
