import type { Language } from "../../languages/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import type { Currency } from "../../money/index.ts";
import type { CellSeparator, DateOrder } from "../../spreadsheet/index.ts";
import type { BankLine } from "../bank-line.ts";
import type { BankColumn } from "./statement-columns.ts";

/** The user's answers about a file; null = none, so it is read as understood. */
export type BankAnswers = {
  readonly columns: readonly BankColumn[] | null;
  readonly separator: CellSeparator | null;
  /** How `01/03/26` is read where the file does not prove it. */
  readonly dateOrder: DateOrder | null;
  /** Of two words in a column, the one for money out. */
  readonly outWord: string | null;
  /** Signs are reversed: charges are written without a sign. */
  readonly turned: boolean | null;
  /** For lines without a currency. */
  readonly currency: Currency | null;
  /** The account of the statement, where the file does not give it. */
  readonly ownAccount: string | null;
};

export const noAnswers: BankAnswers = {
  columns: null,
  separator: null,
  dateOrder: null,
  outWord: null,
  turned: null,
  currency: null,
  ownAccount: null,
};

/** Rules for reading a file where neither the file nor the user decides. */
export type BankRules = {
  readonly language: Language;
  readonly currency: Currency;
  readonly answers: BankAnswers;
};

/**
 * Open questions about a file. While a `needed` one is unanswered no line is read; the others have a default answer.
 */
export type BankQuestion =
  /** No column holds the day, or none the amount. */
  | { readonly kind: "columns"; readonly missing: "date" | "amount"; readonly needed: true }
  /** A column holds two words, and it is unknown which of them means money out. */
  | { readonly kind: "outWord"; readonly words: readonly [string, string]; readonly needed: true }
  /** A payment to a card, by its text, has a minus: amounts without a sign may be charges. */
  | { readonly kind: "card"; readonly text: string; readonly needed: true }
  /** All amounts are without a sign, and no column gives the direction. */
  | { readonly kind: "direction"; readonly needed: false }
  /** An ambiguous day that no other day decides. */
  | { readonly kind: "dateOrder"; readonly day: string; readonly needed: false }
  | { readonly kind: "currency"; readonly needed: false };

/** The balance of an account before and after the lines, where the file gives it, and whether the lines match. */
export type BankBalance = {
  readonly account: string | null;
  readonly currency: Currency;
  readonly openingMinor: number;
  readonly closingMinor: number;
  /** The day of the opening balance; null where unknown. */
  readonly openedOn: PlainDate | null;
  /** The first day on which lines and balance do not match; null when they do. */
  readonly gapOn: PlainDate | null;
};

/** Number of listed lines that are no movements of the account. */
export type NotBooked = { readonly pending: number; readonly reverted: number };

/** The lines of a file. */
export type BankReading = {
  readonly lines: readonly BankLine[];
  /** Numbers of rows, from 1, whose day or amount could not be read. */
  readonly unread: readonly number[];
  readonly notBooked: NotBooked;
  readonly questions: readonly BankQuestion[];
  readonly balances: readonly BankBalance[];
};

/** A file as rows of cells, with the meaning of its columns. */
export type BankTable = {
  readonly titles: readonly string[];
  readonly columns: readonly BankColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Null for a workbook. */
  readonly separator: CellSeparator | null;
  /** As stated before the table, or null. */
  readonly ownAccount: string | null;
  /** As stated before the table or in its titles, or null. */
  readonly currency: Currency | null;
};
