import type { RecordsMade } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";
import { formatMinor, minorDigits } from "@keystead/domain/money";
import type { RecordColumnKind, RecordLine, RecordSheet } from "@keystead/domain/spreadsheet";
import type { Dispatch, SetStateAction } from "react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { useUndo } from "../../lib/use-undo.ts";
import { useSending } from "../../ui/form/use-sending.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { newExpense, newIncome } from "../ledger/public.ts";
import { isEmptyGrid, withoutRows } from "./grid.ts";
import { refusedRow } from "./several-queries.ts";
import type { Work } from "./work.ts";

type RecordBatchOptions = {
  readonly book: Book;
  readonly work: Work<RecordColumnKind>;
  readonly setWork: Dispatch<SetStateAction<Work<RecordColumnKind>>>;
  readonly sheet: RecordSheet;
};

/** What is sent, and what stood in the grid when it was. */
type Sent = {
  readonly records: readonly RecordLine[];
  /** The line of the grid that each of them comes from. */
  readonly lines: readonly number[];
  readonly before: Work<RecordColumnKind>;
};

/** Sends the ready lines. What needs attention stays in the grid; with nothing left the book opens. */
export function useRecordBatch({ book, work, setWork, sheet }: RecordBatchOptions) {
  const { t } = useTranslation(["several", "errors"]);
  const [refused, setRefused] = useState<number | null>(null);
  const onMade = useMade(book, setWork);
  const sending = useSending<Sent, RecordsMade, never>({
    send: ({ records }, { once, confirm }) => {
      const rows = records.map(fieldsOf);
      return book === "income"
        ? api.income.createSeveral({ rows: rows.map(newIncome), confirm }, once(rows))
        : api.expenses.createSeveral({ rows: rows.map(newExpenseLine), confirm }, once(rows));
    },
    onSent: onMade,
    onRefused: (refusal, { lines }) => {
      const row = refusedRow(refusal);
      setRefused(row === null ? null : (lines[row] ?? row) + 1);
    },
  });
  const { busy, failure, limit, closeLimit, warnings, send, sendAnyway } = sending;
  const reason = failure === null ? null : t(failure);
  const ready = (): Sent => {
    const found = sheet.rows.flatMap((row, index) =>
      row.state === "ready" && row.line !== null ? [{ index, line: row.line }] : [],
    );
    return { records: found.map(({ line }) => line), lines: found.map(({ index }) => index), before: work };
  };
  return {
    busy,
    failure: reason === null || refused === null ? reason : t("refused", { row: refused, reason }),
    limit: limit?.kind === "transactions" ? { ...limit, added: sheet.counts.ready } : limit,
    closeLimit,
    warnings,
    /** The rows of the grid that a warning speaks of, counted from 1. */
    rowsOf: (places: string) => places.split(",").map((at) => (ready().lines[Number(at)] ?? 0) + 1),
    saveAnyway: () => {
      sendAnyway(ready());
    },
    send: () => {
      if (sheet.counts.ready > 0) send(ready());
    },
  };
}

function fieldsOf({ amountMinor, ...line }: RecordLine) {
  const amount = formatMinor(amountMinor, minorDigits(line.currency));
  return { ...line, amount, nature: "operating", split: null };
}

/** A list has no bills over several places. */
function newExpenseLine(fields: ReturnType<typeof fieldsOf>) {
  const { split: _split, ...line } = newExpense(fields);
  return line;
}

function useMade(book: Book, setWork: RecordBatchOptions["setWork"]) {
  const { t } = useTranslation("several");
  const navigate = useNavigate();
  const changed = useChanged();
  const offerUndo = useUndo("record");
  const verbs = book === "income" ? api.income : api.expenses;
  return ({ undoId, records }: RecordsMade, { input: { before, lines } }: { readonly input: Sent }) => {
    const after = { ...before, grid: withoutRows(before.grid, new Set(lines)) };
    offerUndo({
      said: t("records.made", { list: t(`records.${book}.count`, { count: records }) }),
      takeBack: async () => {
        await verbs.undoSeveral({ id: undoId });
        // The lines come back into the grid, unless something else stands there by now.
        setWork((now) => (now === after ? before : now));
      },
      takenBack: t("undone"),
    });
    // Before the page is left, or it would ask about lines that are booked.
    flushSync(() => {
      setWork(after);
    });
    void changed("record");
    if (isEmptyGrid(after.grid)) void navigate(book === "income" ? "/income" : "/expenses");
  };
}
