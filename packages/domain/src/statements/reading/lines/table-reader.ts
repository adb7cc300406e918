import type { PlainDate } from "../../../calendar/index.ts";
import type { Currency } from "../../../money/index.ts";
import { currenciesNamedIn, isAmbiguousDate, plain, provenOrder } from "../../../spreadsheet/index.ts";
import type { DateOrder } from "../../../spreadsheet/index.ts";
import { amountFormOf, signedAmountIn, writtenAmount } from "../amount-form.ts";
import type { AmountForm } from "../amount-form.ts";
import { accountIn } from "../../bank-line.ts";
import type { BankQuestion, BankRules, BankTable } from "../bank-reading.ts";
import { statusOf } from "../../bank-words.ts";
import { isBankRow, looksLikeDay } from "../columns/bank-row.ts";
import type { BankColumn, BankColumnKind } from "../statement-columns.ts";
import { cellsOf, twoWordsOf } from "./needed-questions.ts";
import { hasDay, readBankDay } from "./read-bank-day.ts";
import { signedReader } from "./signed-reader.ts";

/** A row as it was read. */
export type RowRead =
  | { readonly state: "none" | "unread" | "pending" | "reverted" }
  | {
      readonly state: "line";
      readonly bookedOn: PlainDate;
      readonly amountMinor: number;
      readonly feeMinor: number;
      /** The amount of a returned debit and the charges for it, which the line's amount includes; 0 where not named. */
      readonly returnedMinor: number;
      readonly chargesMinor: number;
      readonly currency: Currency;
      readonly balanceMinor: number | null;
      readonly ownAccount: string | null;
      readonly text: string;
      readonly name: string;
      readonly payer: string;
      readonly payee: string;
      readonly account: string | null;
      readonly payerAccount: string | null;
      readonly payeeAccount: string | null;
    };
/** A row that is a line. */
export type LineRow = Extract<RowRead, { state: "line" }>;

/** The titles that savings banks use for the amount of a returned debit and for the charges taken with it. */
const RETURNED = "lastschrift ursprungsbetrag";
const CHARGES = "auslagenersatz ruecklastschrift";

/** The reader for a table's rows, and the table's open questions. */
export function tableReader(table: BankTable, rules: BankRules) {
  const { columns, rows } = table;
  const { answers } = rules;
  const cells = (kind: BankColumnKind): readonly string[] => cellsOf(columns, rows, kind);
  const days = cells("date");
  const proven = [...new Set(days.flatMap((day) => provenOrder(day) ?? []))];
  const order = (proven.length === 1 ? proven[0] : undefined) ?? answers.dateOrder ?? "day_first";
  const money = ["amount", "credit", "debit", "fee", "balance"] as const;
  const form = amountFormOf(money.flatMap(cells));
  const coins = cells("currency").map((cell) => cell.toUpperCase());
  const named = [...coins, ...money.slice(0, 3).flatMap(cells)].some(
    (cell) => currenciesNamedIn(cell) !== null,
  );
  const usual = answers.currency ?? table.currency ?? rules.currency;
  const isSigned = cells("amount").some((cell) => writtenAmount(cell)?.isSigned === true);
  const two = isSigned ? null : twoWordsOf(table);
  const chosenAt =
    two !== null && answers.outWord !== null && two.words.includes(answers.outWord) ? two.at : -1;
  const signs = {
    outWord: answers.outWord,
    at: columns.includes("sign") ? columns.indexOf("sign") : chosenAt,
  };
  const halves = signedReader(table, { form, usual, signs, turned: answers.turned === true });
  const ambiguous = proven.length === 1 ? undefined : days.find((day) => isAmbiguousDate(day));
  const isSilent = columns.includes("amount") && signs.at === -1 && !isSigned;
  const questions: BankQuestion[] = [];
  if (ambiguous !== undefined) questions.push({ kind: "dateOrder", day: ambiguous, needed: false });
  if (isSilent) questions.push({ kind: "direction", needed: false });
  if (!named && table.currency === null) questions.push({ kind: "currency", needed: false });
  return {
    questions,
    feeTitle: table.titles[columns.indexOf("fee")] ?? "",
    row: rowReader(table, { order, form, usual, amountOf: halves }),
  };
}

/** How the table writes its days and amounts. */
type Notation = {
  readonly order: DateOrder;
  readonly form: AmountForm;
  /** The currency of a row that names none. */
  readonly usual: Currency;
  readonly amountOf: (row: readonly string[], currency: Currency) => number | null;
};

function rowReader(table: BankTable, { order, form, usual, amountOf }: Notation) {
  const { columns, rows } = table;
  const bare = bareRowOf(table);
  const titled = (name: string): number => table.titles.findIndex((title) => plain(title) === name);
  const [returnedAt, chargesAt] = [titled(RETURNED), titled(CHARGES)];
  const namesBooked = hasBooked(cellsOf(columns, rows, "status"));
  return (row: readonly string[]): RowRead => {
    const cell = (kind: BankColumnKind): string => row[columns.indexOf(kind)]?.trim() ?? "";
    const money = [cell("amount"), cell("credit"), cell("debit")].join("");
    if (money === "") return { state: "none" };
    const status = columns.includes("status") ? statusOf(cell("status")) : null;
    if (status === "pending" || status === "reverted") return { state: status };
    if (cell("date") === "") return { state: "none" };
    if (statusOf(cell("date")) === "pending") return { state: "pending" };
    const currency = currencyOf(cell("currency").toUpperCase() || money, usual);
    const bookedOn = readBankDay(cell("date"), order);
    const amountMinor = amountOf(row, currency);
    if (bookedOn === null || amountMinor === null) return { state: hasDay(cell("date")) ? "unread" : "none" };
    if (row === bare) return { state: "unread" };
    if (columns.includes("status") && cell("status") !== "" && status === null && namesBooked)
      return { state: "unread" };
    const fee = cell("fee") === "" ? 0 : signedAmountIn(cell("fee"), form, currency);
    if (fee === null) return { state: "unread" };
    if (amountMinor === 0 && fee === 0) return { state: "none" };
    return {
      state: "line",
      bookedOn,
      amountMinor,
      feeMinor: fee,
      returnedMinor: Math.abs(signedAmountIn(row[returnedAt] ?? "", form, currency) ?? 0),
      chargesMinor: Math.abs(signedAmountIn(row[chargesAt] ?? "", form, currency) ?? 0),
      currency,
      balanceMinor: cell("balance") === "" ? null : signedAmountIn(cell("balance"), form, currency),
      ownAccount: accountIn(cell("ownAccount")),
      text: textOf(row, columns),
      name: cell("name"),
      payer: cell("payer"),
      payee: cell("payee"),
      account: accountIn(cell("account")),
      payerAccount: accountIn(cell("payerAccount")),
      payeeAccount: accountIn(cell("payeeAccount")),
    };
  };
}

/** The texts of its text columns, one after the other. */
function textOf(row: readonly string[], columns: readonly BankColumn[]): string {
  return row
    .filter((_cell, index) => columns[index] === "text")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
}

/**
 * The first or last row of a table without titles, if it holds only a day and an amount while all others have a text: it
 * may be the balance of the account. Null where there is none, or where there is a column for balances.
 */
function bareRowOf({ titles, columns, rows }: BankTable): readonly string[] | null {
  if (columns.includes("balance") || titles.some((title) => title !== "")) return null;
  const others: readonly BankColumn[] = [
    "date",
    "amount",
    "credit",
    "debit",
    "currency",
    "sign",
    "ownAccount",
  ];
  const isBare = (row: readonly string[]): boolean =>
    row.every(
      (cell, at) => cell.trim() === "" || others.includes(columns[at] ?? "ignored") || looksLikeDay(cell),
    );
  const booked = rows.filter((row) => isBankRow(row));
  const bare = booked.filter(isBare);
  const [only] = bare;
  const isAtEnd = only !== undefined && (only === booked[0] || only === booked.at(-1));
  return bare.length === 1 && isAtEnd && booked.length > 2 ? only : null;
}

function hasBooked(cells: readonly string[]): boolean {
  return cells.some((cell) => statusOf(cell) === "booked");
}

function currencyOf(text: string, usual: Currency): Currency {
  const named = currenciesNamedIn(text);
  return named === null || named.includes(usual) ? usual : (named[0] ?? usual);
}
