import type { Book } from "@keystead/domain/ledger";
import { formatMinor, minorDigits } from "@keystead/domain/money";
import type { RecordColumnKind, RecordLine, RecordSheet } from "@keystead/domain/spreadsheet";
import type { Dispatch, SetStateAction } from "react";

import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { newExpense, newIncome } from "../../ledger/public.ts";
import { useLineBatch } from "../use-line-batch.ts";
import type { SheetWork } from "../sheet/first-problem.ts";

type RecordBatchOptions = {
  readonly book: Book;
  readonly work: SheetWork<RecordColumnKind>;
  readonly setWork: Dispatch<SetStateAction<SheetWork<RecordColumnKind>>>;
  readonly sheet: RecordSheet;
};

/** Books the ready lines, and opens the book once nothing is left. */
export function useRecordBatch({ book, work, setWork, sheet }: RecordBatchOptions) {
  const { t } = useTranslation("bulk");
  const verbs = book === "income" ? api.income : api.expenses;
  const batch = useLineBatch({
    work,
    setWork,
    rows: sheet.rows,
    change: "record",
    send: (records: readonly RecordLine[], { once, confirm }) => {
      const rows = records.map(fieldsOf);
      return book === "income"
        ? api.income.createBulk({ rows: rows.map(newIncome), confirm }, once(rows))
        : api.expenses.createBulk({ rows: rows.map(newExpenseLine), confirm }, once(rows));
    },
    undo: verbs.undoBulk,
    message: ({ records }) => t("records.made", { list: t(`records.${book}.count`, { count: records }) }),
    leadsTo: book === "income" ? "/income" : "/expenses",
  });
  const { limit } = batch;
  return {
    ...batch,
    limit: limit?.kind === "transactions" ? { ...limit, added: sheet.counts.ready } : limit,
  };
}

function fieldsOf({ amountMinor, ...line }: RecordLine) {
  const amount = formatMinor(amountMinor, minorDigits(line.currency));
  return { ...line, amount, nature: "operating", cleaningOf: null, split: null };
}

/** A list cannot split a bill over several rentables. */
function newExpenseLine(fields: ReturnType<typeof fieldsOf>) {
  const { split: _split, ...line } = newExpense(fields);
  return line;
}
