import { parsePlainDate } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import type { Currency } from "../money/index.ts";
import { currenciesNamedIn, isAmbiguousDate, provenOrder, readStart } from "../spreadsheet/index.ts";
import type { DateOrder } from "../spreadsheet/index.ts";
import { amountFormOf, signedAmountIn, writtenAmount } from "./amount-form.ts";
import type { AmountForm } from "./amount-form.ts";
import { balancesOf } from "./bank-balance.ts";
import { accountIn, shortName, shortText } from "./bank-line.ts";
import type { BankLine } from "./bank-line.ts";
import type { BankQuestion, BankReading, BankRules, BankTable } from "./bank-reading.ts";
import { saysSentBack, signOf, statusOf } from "./bank-words.ts";
import { labelledParts } from "./labelled-text.ts";
import type { BankColumnKind } from "./statement-columns.ts";

/** The lines of a table. Rows with neither day nor amount (sums, notes) are passed over; amounts of zero too. */
export function readBankLines(table: BankTable, rules: BankRules): BankReading {
  const questions = neededQuestions(table, rules);
  const nothing = { lines: [], unread: [], notBooked: { pending: 0, reverted: 0 }, balances: [] };
  if (questions.length > 0) return { ...nothing, questions };
  const read = tableReader(table, rules);
  const rows = table.rows.map((row) => read.row(row));
  const own = ownAccountOf(rows, table, rules);
  const names = sidesOf(
    rows,
    ({ payer }) => payer,
    ({ payee }) => payee,
  );
  const accounts = sidesOf(
    rows,
    ({ payerAccount }) => payerAccount ?? "",
    ({ payeeAccount }) => payeeAccount ?? "",
  );
  const found = rows.map((row) =>
    row.state === "line"
      ? { ...row, lines: linesOf(row, { own, names, accounts, fee: read.feeTitle }) }
      : row,
  );
  const lines = found.flatMap((row) => (row.state === "line" ? row.lines : []));
  const count = (state: "pending" | "reverted"): number => rows.filter((row) => row.state === state).length;
  return {
    lines,
    unread: rows.flatMap((row, at) => (row.state === "unread" ? [at + 1] : [])),
    notBooked: { pending: count("pending"), reverted: count("reverted") },
    questions: read.questions,
    balances: balancesOf(
      found.flatMap((row) =>
        row.state === "line" && row.balanceMinor !== null
          ? [
              {
                bookedOn: row.bookedOn,
                currency: row.currency,
                account: row.ownAccount ?? own,
                afterMinor: row.balanceMinor,
                movedMinor: row.lines.reduce((sum, line) => sum + line.amountMinor, 0),
              },
            ]
          : [],
      ),
    ),
  };
}

/** What has to be said before any line can be read. */
function neededQuestions({ columns, rows }: BankTable, { answers }: BankRules): readonly BankQuestion[] {
  const has = (kind: BankColumnKind): boolean => columns.includes(kind);
  if (!has("date")) return [{ kind: "columns", missing: "date", needed: true }];
  if (!has("amount") && !has("credit")) return [{ kind: "columns", missing: "amount", needed: true }];
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

/** Of fewer rows any column has two words. */
const ROWS_OF_TWO_WORDS = 4;

/** A column of two short words that no title explains: it may say which way the money went. */
function twoWordsOf({ columns, rows }: Pick<BankTable, "columns" | "rows">): {
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

type Halves = { readonly inMinor: number | null; readonly outMinor: number | null };
type RowRead =
  | { readonly state: "none" | "unread" | "pending" | "reverted" }
  | {
      readonly state: "line";
      readonly bookedOn: PlainDate;
      readonly amountMinor: number;
      readonly feeMinor: number;
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
type LineRow = Extract<RowRead, { state: "line" }>;

function cellsOf(
  columns: BankTable["columns"],
  rows: BankTable["rows"],
  kind: BankColumnKind,
): readonly string[] {
  const at = columns.indexOf(kind);
  return at === -1 ? [] : rows.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");
}

function tableReader(table: BankTable, rules: BankRules) {
  const { columns, rows } = table;
  const { answers } = rules;
  const cells = (kind: BankColumnKind): readonly string[] => cellsOf(columns, rows, kind);
  const days = cells("date");
  const proven = [...new Set(days.flatMap((day) => provenOrder(day) ?? []))];
  const order = (proven.length === 1 ? proven[0] : undefined) ?? answers.dateOrder ?? "day_first";
  const money = ["amount", "credit", "debit", "fee", "balance"] as const;
  const form = amountFormOf(money.flatMap(cells));
  const named = [...cells("currency"), ...money.slice(0, 3).flatMap(cells)].some(
    (cell) => currenciesNamedIn(cell) !== null,
  );
  const usual = answers.currency ?? table.currency ?? rules.currency;
  const isSigned = cells("amount").some((cell) => writtenAmount(cell)?.isSigned === true);
  const two = isSigned ? null : twoWordsOf(table);
  const asked = two !== null && answers.outWord !== null && two.words.includes(answers.outWord) ? two.at : -1;
  const signs = { outWord: answers.outWord, at: columns.includes("sign") ? columns.indexOf("sign") : asked };
  const halves = halvesReader(table, { form, usual, signs, turned: answers.turned === true });
  const ambiguous = proven.length === 1 ? undefined : days.find((day) => isAmbiguousDate(day));
  const isSilent = columns.includes("amount") && signs.at === -1 && !isSigned;
  const questions: BankQuestion[] = [];
  if (ambiguous !== undefined) questions.push({ kind: "dateOrder", day: ambiguous, needed: false });
  if (isSilent) questions.push({ kind: "direction", needed: false });
  if (!named && table.currency === null) questions.push({ kind: "currency", needed: false });
  return {
    questions,
    feeTitle: table.titles[columns.indexOf("fee")] ?? "",
    row: (row: readonly string[]): RowRead => {
      const cell = (kind: BankColumnKind): string => row[columns.indexOf(kind)]?.trim() ?? "";
      const money = [cell("amount"), cell("credit"), cell("debit")].join("");
      if (money === "") return { state: "none" };
      const status = columns.includes("status") ? statusOf(cell("status")) : null;
      if (status === "pending" || status === "reverted") return { state: status };
      if (cell("date") === "") return { state: "none" };
      if (statusOf(cell("date")) === "pending") return { state: "pending" };
      const currency = currencyOf(cell("currency") || money, usual);
      const bookedOn = readBankDay(cell("date"), order);
      const amountMinor = halves(row, currency);
      if (bookedOn === null || amountMinor === null)
        return { state: hasDay(cell("date")) ? "unread" : "none" };
      if (
        columns.includes("status") &&
        cell("status") !== "" &&
        status === null &&
        hasBooked(cells("status"))
      )
        return { state: "unread" };
      const fee = cell("fee") === "" ? 0 : signedAmountIn(cell("fee"), form, currency);
      if (fee === null) return { state: "unread" };
      if (amountMinor === 0 && fee === 0) return { state: "none" };
      const text = row
        .filter((_cell, index) => columns[index] === "text")
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .join(" ");
      return {
        state: "line",
        bookedOn,
        amountMinor,
        feeMinor: fee,
        currency,
        balanceMinor: cell("balance") === "" ? null : signedAmountIn(cell("balance"), form, currency),
        ownAccount: accountIn(cell("ownAccount")),
        text,
        name: cell("name"),
        payer: cell("payer"),
        payee: cell("payee"),
        account: accountIn(cell("account")),
        payerAccount: accountIn(cell("payerAccount")),
        payeeAccount: accountIn(cell("payeeAccount")),
      };
    },
  };
}

function hasBooked(cells: readonly string[]): boolean {
  return cells.some((cell) => statusOf(cell) === "booked");
}

type HalvesRules = {
  readonly form: AmountForm;
  readonly usual: Currency;
  readonly signs: { readonly outWord: string | null; readonly at: number };
  readonly turned: boolean;
};

/**
 * What came in and what went out of a row. Where every debit bears a minus the bank writes debits so; where only some do, those are money
 * that came back. A credit with a minus was taken back.
 */
function halvesReader(
  { columns, rows }: BankTable,
  { form, usual, signs, turned }: HalvesRules,
): (row: readonly string[], currency: Currency) => number | null {
  const cell = (row: readonly string[], kind: BankColumnKind): string =>
    row[columns.indexOf(kind)]?.trim() ?? "";
  const direction = (row: readonly string[]): 1 | -1 | null => {
    const word = row[signs.at]?.trim() ?? "";
    return signOf(word) ?? (signs.outWord === null || word === "" ? null : word === signs.outWord ? -1 : 1);
  };
  const read = (text: string, currency: Currency): number | null =>
    text === "" ? 0 : signedAmountIn(text, form, currency);
  const parts = (row: readonly string[], currency: Currency): Halves => {
    if (!columns.includes("amount"))
      return { inMinor: read(cell(row, "credit"), currency), outMinor: read(cell(row, "debit"), currency) };
    const text = cell(row, "amount");
    const minor = read(text, currency);
    if (signs.at === -1) return { inMinor: minor, outMinor: 0 };
    const way = direction(row);
    // A word that nobody knows beside an amount without a sign is read by nobody.
    if (way === null) return { inMinor: writtenAmount(text)?.isSigned === true ? minor : null, outMinor: 0 };
    return way === 1 ? { inMinor: minor, outMinor: 0 } : { inMinor: 0, outMinor: minor };
  };
  const outs = rows.flatMap((row) => parts(row, usual).outMinor ?? []).filter((minor) => minor !== 0);
  const isSigned = outs.length > 0 && outs.every((minor) => minor < 0);
  return (row, currency) => {
    const { inMinor, outMinor } = parts(row, currency);
    if (inMinor === null || outMinor === null) return null;
    const out = isSigned ? Math.abs(outMinor) : outMinor;
    const minor = inMinor - out;
    return turned ? 0 - minor : minor;
  };
}

/** The account that is named for the owner's side alone, whichever way the money went. */
function ownAccountOf(rows: readonly RowRead[], table: BankTable, { answers }: BankRules): string | null {
  if (table.ownAccount !== null) return table.ownAccount;
  const sides = new Set(
    rows.flatMap((row) =>
      row.state === "line" && row.payerAccount !== null && row.payeeAccount !== null
        ? [row.amountMinor > 0 ? row.payeeAccount : row.payerAccount]
        : [],
    ),
  );
  return sides.size === 1 ? ([...sides][0] ?? null) : answers.ownAccount;
}

type Sides = { readonly payerOfOut: boolean; readonly payeeOfIn: boolean };

/**
 * Whether a column for one side alone names the other side on lines of the other direction too: not where it says the same on all of
 * them, which is then the owner; and not where it says nothing on lines of its own direction.
 */
function sidesOf(
  rows: readonly RowRead[],
  payer: (row: LineRow) => string,
  payee: (row: LineRow) => string,
): Sides {
  const lines = rows.filter((row) => row.state === "line");
  const values = (isIn: boolean, of: (row: LineRow) => string): readonly string[] =>
    lines.filter((row) => row.amountMinor > 0 === isIn && of(row) !== "").map(of);
  const has = (of: (row: LineRow) => string): boolean => lines.some((row) => of(row) !== "");
  const names = (others: readonly string[], own: readonly string[]): boolean =>
    new Set(others).size > 1 || (others.length === 1 && own.length > 0 && !own.includes(others[0] ?? ""));
  return {
    payerOfOut: !has(payee) && names(values(false, payer), values(true, payer)),
    payeeOfIn:
      !has(payer) && (values(true, payee).length === 1 || names(values(true, payee), values(false, payee))),
  };
}

type LineRules = {
  readonly own: string | null;
  readonly names: Sides;
  readonly accounts: Sides;
  /** The title of what a fee takes. */
  readonly fee: string;
};

/** A row as lines: what a fee takes is a line of its own. */
function linesOf(row: LineRow, { own, names, accounts, fee }: LineRules): readonly BankLine[] {
  const { bookedOn, amountMinor, feeMinor, currency } = row;
  const isIn = amountMinor > 0;
  const side = isIn
    ? row.payer || (names.payeeOfIn ? row.payee : "")
    : row.payee || (names.payerOfOut ? row.payer : "");
  const labelled = labelledParts(row.text);
  const ownAccount = row.ownAccount ?? own;
  const sideAccount = isIn
    ? (row.payerAccount ?? (accounts.payeeOfIn ? row.payeeAccount : null))
    : (row.payeeAccount ?? (accounts.payerOfOut ? row.payerAccount : null));
  const account = row.account ?? sideAccount ?? labelled.account;
  const line: BankLine = {
    bookedOn,
    amountMinor,
    currency,
    name: shortName(side || row.name || labelled.name),
    text: shortText(labelled.text),
    account: account === ownAccount ? null : account,
    ownAccount,
    returned: saysSentBack(row.text),
  };
  const lines = amountMinor === 0 ? [] : [line];
  if (feeMinor === 0) return lines;
  return [
    ...lines,
    {
      ...line,
      amountMinor: -Math.abs(feeMinor),
      text: shortText(`${fee} ${labelled.text}`),
      account: null,
      returned: false,
    },
  ];
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
