import type { Language } from "../../languages/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import type { Currency } from "../../money/index.ts";
import type { CellSeparator, DateOrder } from "../../spreadsheet/index.ts";
import type { BankLine } from "../bank-line.ts";
import type { BankColumn } from "./statement-columns.ts";

/** What somebody has said of a file; null = nothing, it is taken as it is understood. */
export type BankAnswers = {
  readonly columns: readonly BankColumn[] | null;
  readonly separator: CellSeparator | null;
  /** How `01/03/26` is meant where nothing proves it. */
  readonly dateOrder: DateOrder | null;
  /** Of a column of two words the one that stands for money out. */
  readonly outWord: string | null;
  /** The amounts stand the other way round: what is charged is written without a sign. */
  readonly turned: boolean | null;
  /** Of lines that name none. */
  readonly currency: Currency | null;
  /** The account whose statement it is, where the file does not say it. */
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

/** How the words and amounts of a file are meant where neither it nor anybody says so. */
export type BankRules = {
  readonly language: Language;
  readonly currency: Currency;
  readonly answers: BankAnswers;
};

/** What a file leaves open. Until a `needed` one is answered no line is read; the others have a usual answer that stands. */
export type BankQuestion =
  /** No column holds the day, or none the amount. */
  | { readonly kind: "columns"; readonly missing: "date" | "amount"; readonly needed: true }
  /** A column holds two words, and nothing says which of them is money out. */
  | { readonly kind: "outWord"; readonly words: readonly [string, string]; readonly needed: true }
  /** All amounts are without a sign, and no column says which way they went. */
  | { readonly kind: "direction"; readonly needed: false }
  /** A day that reads in two ways and that no other day decides. */
  | { readonly kind: "dateOrder"; readonly day: string; readonly needed: false }
  | { readonly kind: "currency"; readonly needed: false };

/** What an account held before and after the lines, where the file says so, and whether the lines come to that. */
export type BankBalance = {
  readonly account: string | null;
  readonly currency: Currency;
  readonly openingMinor: number;
  readonly closingMinor: number;
  /** The day of what it held before; null where nothing says it. */
  readonly openedOn: PlainDate | null;
  /** The first day on which the lines do not come to what the file says; null when they do. */
  readonly gapOn: PlainDate | null;
};

/** Lines that the bank names and that are no movements of the account. */
export type NotBooked = { readonly pending: number; readonly reverted: number };

/** The lines of a file. */
export type BankReading = {
  readonly lines: readonly BankLine[];
  /** Rows with a day or an amount that could not be read whole, as numbers of rows from 1. */
  readonly unread: readonly number[];
  readonly notBooked: NotBooked;
  readonly questions: readonly BankQuestion[];
  readonly balances: readonly BankBalance[];
};

/** A file as rows of cells, with what its columns hold. */
export type BankTable = {
  readonly titles: readonly string[];
  readonly columns: readonly BankColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Null for the rows of a workbook. */
  readonly separator: CellSeparator | null;
  /** Said before the table, or null. */
  readonly ownAccount: string | null;
  /** Said before the table or in its titles, or null. */
  readonly currency: Currency | null;
};
