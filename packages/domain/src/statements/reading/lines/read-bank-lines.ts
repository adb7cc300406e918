import { balancesOf } from "../bank-balance.ts";
import type { BankReading, BankRules, BankTable } from "../bank-reading.ts";
import { linesOf } from "./lines-of-row.ts";
import { neededQuestions } from "./needed-questions.ts";
import { ownAccountOf, sidesOf } from "./sides-of-rows.ts";
import { tableReader } from "./table-reader.ts";

/** The lines of a table. Rows with neither day nor amount (totals, notes) and amounts of zero are skipped. */
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
