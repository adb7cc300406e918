import type { BulkMade } from "@keystead/contract/bulk";
import type { ColumnKind, ReadSheet } from "@keystead/domain/spreadsheet";
import { type Dispatch, type SetStateAction, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { useUndo } from "../../lib/records/use-undo.ts";
import { useSending } from "../../ui/form/use-sending.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useBatchMessages } from "./use-batch-messages.ts";
import { isEmptyGrid, withoutRows } from "./sheet/grid.ts";
import { type SentBatch, batchOf, refusedRow } from "./properties/bulk-queries.ts";
import type { Shared } from "./properties/shared.ts";
import type { SheetWork } from "./sheet/first-problem.ts";

type BatchOptions = {
  readonly work: SheetWork<ColumnKind>;
  readonly setWork: Dispatch<SetStateAction<SheetWork<ColumnKind>>>;
  readonly sheet: ReadSheet;
  readonly shared: Shared;
};

/** A request, and the grid when it was sent. */
type Sent = SentBatch & { readonly before: SheetWork<ColumnKind> };

/**
 * Sends the ready lines. Lines that need attention stay in the grid; when none are left, the list of properties opens.
 */
export function useBatch({ work, setWork, sheet, shared }: BatchOptions) {
  const { t } = useTranslation(["bulk", "errors"]);
  const [refused, setRefused] = useState<number | null>(null);
  const onMade = useMade(setWork);
  const { busy, failure, limit, closeLimit, send } = useSending<Sent, BulkMade, never>({
    send: ({ input }, { once }) => api.bulk.create(input, once(input)),
    onSent: onMade,
    onRefused: (refusal, { lines }) => {
      const row = refusedRow(refusal);
      setRefused(row === null ? null : (lines[row] ?? row) + 1);
    },
  });
  const reason = failure === null ? null : t(failure);
  return {
    busy,
    failure: reason === null || refused === null ? reason : t("refused", { row: refused, reason }),
    // The grid adds only these two kinds.
    limit:
      limit?.kind === "properties" || limit?.kind === "units"
        ? { ...limit, added: sheet.counts[limit.kind] }
        : null,
    closeLimit,
    send: () => {
      if (sheet.counts.ready > 0) send({ ...batchOf(sheet, shared), before: work });
    },
  };
}

function useMade(setWork: BatchOptions["setWork"]) {
  const { t } = useTranslation("bulk");
  const navigate = useNavigate();
  const listed = useBatchMessages();
  const changed = useChanged();
  const offerUndo = useUndo("bulk");

  async function takeBack(id: string, before: SheetWork<ColumnKind>, after: SheetWork<ColumnKind>) {
    await api.bulk.undo({ id });
    // The lines come back into the grid, unless there is new input by now.
    setWork((now) => (now === after ? before : now));
  }

  return (made: BulkMade, { input: { before, lines } }: { readonly input: Sent }) => {
    const after = { ...before, grid: withoutRows(before.grid, new Set(lines)) };
    const counts = { ...made, properties: made.properties.length };
    offerUndo({
      message: t("created", { list: listed(counts) }),
      takeBack: () => takeBack(made.undoId, before, after),
      takenBack: t("undone"),
    });
    // Before navigating: otherwise the page would ask about lines that are already created.
    flushSync(() => {
      setWork(after);
    });
    void changed("bulk");
    if (isEmptyGrid(after.grid)) void navigate("/properties");
  };
}
