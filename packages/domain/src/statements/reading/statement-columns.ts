import { plain } from "../../spreadsheet/index.ts";
import { meaningsOfTitle } from "./bank-titles.ts";
import type { BankTitle } from "./bank-titles.ts";

/** Meanings of the columns of a bank's file; several columns may be `text`. */
export const bankColumnKinds = [
  "date",
  "amount",
  "credit",
  "debit",
  "sign",
  "currency",
  "name",
  "payer",
  "payee",
  "text",
  "account",
  "payerAccount",
  "payeeAccount",
  "ownAccount",
  "status",
  "fee",
  "balance",
] as const;
export type BankColumnKind = (typeof bankColumnKinds)[number];
export type BankColumn = BankColumnKind | "ignored";

/** Whether a row can be the titles of a bank's file: it names a day, and an amount or its two halves. */
export function isBankHead(cells: readonly string[]): boolean {
  const kinds = new Set(cells.flatMap((cell) => titleMeanings(cell).map(({ kind }) => kind)));
  return (kinds.has("date") || kinds.has("lateDate")) && (kinds.has("amount") || kinds.has("credit"));
}

/** The meanings of a column title, ignoring a currency in it. */
export function titleMeanings(title: string): readonly { readonly kind: BankTitle; readonly rank: number }[] {
  // "Description 2" and "Omschrijving-3" mean the same as the word alone.
  const ways = [title, withoutCurrency(title), withoutCurrency(title).replaceAll(/\d+/g, " ")];
  for (const way of ways) {
    const found = meaningsOfTitle(plain(way));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Names a column. Each meaning belongs to one column, except text; the column that had it gets the meaning that is
 * freed.
 */
export function nameBankColumn(
  columns: readonly BankColumn[],
  index: number,
  column: BankColumn,
): readonly BankColumn[] {
  const held = column === "ignored" || column === "text" ? -1 : columns.indexOf(column);
  const freed = held === -1 ? columns : columns.with(held, columns[index] ?? "ignored");
  return freed.with(index, column);
}

/** "Betrag (EUR)", "Importe €", "Amount in EUR": without the currency. */
function withoutCurrency(title: string): string {
  return title.replaceAll(
    /\p{Sc}|\b(?:in|en|em|w)?\s*(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|euros?|zł|Kč)(?!\p{L})/giu,
    " ",
  );
}
