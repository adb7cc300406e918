import type { Sheet } from "@keystead/domain/spreadsheet";
import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { api, newIdempotencyKey } from "../../lib/api.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { useUndo } from "../../lib/use-undo.ts";
import type { LimitReached } from "../../ui/limit-panel.tsx";
import { limitOf } from "../properties/public.ts";
import { useBatchWords } from "./batch-words.ts";
import { isEmptyGrid, withoutRows } from "./grid.ts";
import { batchOf, refusedRow, useCreateSeveral } from "./several-queries.ts";
import type { Shared } from "./shared-fields.tsx";
import type { Work } from "./work.ts";

type BatchOptions = {
  readonly work: Work;
  readonly setWork: Dispatch<SetStateAction<Work>>;
  readonly sheet: Sheet;
  readonly shared: Shared;
};

/** Sends the ready lines. What needs attention stays in the grid; with nothing left the list of properties opens. */
export function useBatch({ work, setWork, sheet, shared }: BatchOptions) {
  const { t } = useTranslation(["several", "errors"]);
  const navigate = useNavigate();
  const listed = useBatchWords();
  const key = useRef(newIdempotencyKey());
  const create = useCreateSeveral(() => key.current);
  const offerUndo = useUndo("several");
  const [failure, setFailure] = useState<string | null>(null);
  const [limit, setLimit] = useState<LimitReached | null>(null);

  async function takeBack(id: string, before: Work, after: Work) {
    await api.several.undo({ id });
    // The lines come back into the grid, unless something else stands there by now.
    setWork((now) => (now === after ? before : now));
  }

  function onRefusal(error: unknown, lines: readonly number[]) {
    const reached = limitOf(error);
    if (reached !== null) {
      setLimit({ ...reached, added: sheet.counts[reached.kind] });
      return;
    }
    const row = refusedRow(error);
    const reason = t(refusalKey(error));
    setFailure(row === null ? reason : t("refused", { row: (lines[row] ?? row) + 1, reason }));
  }

  function send() {
    if (create.isPending || sheet.counts.ready === 0) return;
    const batch = batchOf(sheet, shared);
    const before = work;
    setFailure(null);
    create.mutate(batch, {
      onSuccess: (made) => {
        key.current = newIdempotencyKey();
        const after = { ...before, grid: withoutRows(before.grid, new Set(batch.lines)) };
        const counts = { ...made, properties: made.properties.length };
        offerUndo({
          said: t("created", { list: listed(counts) }),
          takeBack: () => takeBack(made.undoId, before, after),
          takenBack: t("undone"),
        });
        // Before the page is left, or it would ask about lines that are created.
        flushSync(() => {
          setWork(after);
        });
        if (isEmptyGrid(after.grid)) void navigate("/properties");
      },
      onError: (error) => {
        onRefusal(error, batch.lines);
      },
    });
  }

  return { send, busy: create.isPending, failure, limit, setLimit };
}
