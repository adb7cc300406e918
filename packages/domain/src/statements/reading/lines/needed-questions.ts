import { writtenAmount } from "../amount-form.ts";
import { saysPaidToCard } from "../../bank-words.ts";
import type { BankQuestion, BankRules, BankTable } from "../bank-reading.ts";
import type { BankColumnKind } from "../statement-columns.ts";

/** Questions that must be answered before any line can be read. */
export function neededQuestions(
  { titles, columns, rows }: BankTable,
  { answers }: BankRules,
): readonly BankQuestion[] {
  const has = (kind: BankColumnKind): boolean => columns.includes(kind);
  if (!has("date")) return [{ kind: "columns", missing: "date", needed: true }];
  if (!has("amount") && !has("credit")) return [{ kind: "columns", missing: "amount", needed: true }];
  const paid = answers.turned === null ? paidToCard({ titles, columns, rows }) : null;
  if (paid !== null) return [{ kind: "card", text: paid, needed: true }];
  const amounts = cellsOf(columns, rows, "amount");
  if (!has("amount") || amounts.some((cell) => writtenAmount(cell)?.isSigned === true)) return [];
  if (has("sign")) return [];
  const words = twoWordsOf({ columns, rows });
  if (
    words === null ||
    answers.turned !== null ||
    (answers.outWord !== null && words.words.includes(answers.outWord))
  )
    return [];
  return [{ kind: "outWord", words: words.words, needed: true }];
}

/**
 * The text of a payment to a card that is read as money out: in an amount with a minus, or in a column that only its
 * minus signs show as money out. Null where there is none.
 */
function paidToCard({
  titles,
  columns,
  rows,
}: Pick<BankTable, "titles" | "columns" | "rows">): string | null {
  if (columns.includes("sign")) return null;
  const isUntitled = titles.every((title) => title === "");
  const at = columns.indexOf(columns.includes("amount") || !isUntitled ? "amount" : "debit");
  for (const row of rows) {
    if (writtenAmount(row[at]?.trim() ?? "")?.negative !== true) continue;
    const text = row.find((cell) => saysPaidToCard(cell));
    if (text !== undefined) return text.trim();
  }
  return null;
}

/** With fewer rows any column could have two words. */
const ROWS_OF_TWO_WORDS = 4;

/** A column of two short words without a known title, which may give the direction of the money. */
export function twoWordsOf({ columns, rows }: Pick<BankTable, "columns" | "rows">): {
  readonly at: number;
  readonly words: readonly [string, string];
} | null {
  if (rows.length < ROWS_OF_TWO_WORDS) return null;
  for (const [at, column] of columns.entries()) {
    if (column !== "ignored" && column !== "sign") continue;
    const cells = rows.map((row) => row[at]?.trim() ?? "");
    const [first, second, ...more] = [...new Set(cells)];
    if (first === undefined || second === undefined || more.length > 0) continue;
    if ([first, second].every((word) => /^\p{L}[\p{L} /.-]{0,19}$/u.test(word)))
      return { at, words: [first, second] };
  }
  return null;
}

/** The cells of a column of the table; empty where the table does not have it. */
export function cellsOf(
  columns: BankTable["columns"],
  rows: BankTable["rows"],
  kind: BankColumnKind,
): readonly string[] {
  const at = columns.indexOf(kind);
  return at === -1 ? [] : rows.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");
}
