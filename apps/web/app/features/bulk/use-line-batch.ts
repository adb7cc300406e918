import type { Dispatch, SetStateAction } from "react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";

import { type Change, useChanged } from "../../lib/changed.ts";
import type { FailedCall } from "../../lib/refusal/refusal.ts";
import { useUndo } from "../../lib/records/use-undo.ts";
import { type SendingCall, useSending } from "../../ui/form/use-sending.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { isEmptyGrid, withoutRows } from "./sheet/grid.ts";
import { refusedRow } from "./properties/bulk-queries.ts";
import type { SheetWork } from "./sheet/first-problem.ts";

/** The ready lines of a sheet, each one record. */
export type LineBatchOptions<Kind extends string, Line, Made extends { readonly undoId: string }> = {
  readonly work: SheetWork<Kind>;
  readonly setWork: Dispatch<SetStateAction<SheetWork<Kind>>>;
  readonly rows: readonly { readonly state: string; readonly line?: Line | null }[];
  readonly change: Change;
  readonly send: (lines: readonly Line[], call: SendingCall<never>) => Promise<Made>;
  readonly undo: (input: { id: string }) => Promise<unknown>;
  /** The success message. */
  readonly message: (made: Made) => string;
  /** The page that opens once nothing is left in the grid. */
  readonly leadsTo: string;
  /** A better text for a refused line than that of its code; null if there is none. */
  readonly reasonOf?: (refusal: FailedCall) => string | null;
};

/** A request, and the grid when it was sent. */
type Sent<Kind extends string, Line> = {
  readonly made: readonly Line[];
  /** The grid line of each. */
  readonly lines: readonly number[];
  readonly before: SheetWork<Kind>;
};

/** Sends the ready lines. Lines that need attention stay in the grid; when none are left, their list opens. */
export function useLineBatch<Kind extends string, Line, Made extends { readonly undoId: string }>(
  options: LineBatchOptions<Kind, Line, Made>,
) {
  const { work, rows, reasonOf } = options;
  const { t } = useTranslation(["bulk", "errors"]);
  const [refused, setRefused] = useState<number | null>(null);
  const onMade = useMade(options);
  const sending = useSending<Sent<Kind, Line>, Made, never>({
    send: ({ made }, call) => options.send(made, call),
    onSent: onMade,
    onRefused: (refusal, { lines }) => {
      const row = refusedRow(refusal);
      setRefused(row === null ? null : (lines[row] ?? row) + 1);
    },
  });
  const { busy, refusal, failure, limit, closeLimit, warnings, send, sendAnyway } = sending;
  const own = refusal === null ? null : (reasonOf?.(refusal) ?? null);
  const reason = failure === null ? own : (own ?? t(failure));
  const ready = (): Sent<Kind, Line> => {
    const found = rows.flatMap(({ state, line }, index) =>
      state === "ready" && line !== null && line !== undefined ? [{ index, line }] : [],
    );
    return { made: found.map(({ line }) => line), lines: found.map(({ index }) => index), before: work };
  };
  return {
    busy,
    failure: reason === null || refused === null ? reason : t("refused", { row: refused, reason }),
    limit,
    closeLimit,
    warnings,
    /** The grid rows of a warning, counted from 1. */
    rowsOf: (positions: string) => positions.split(",").map((at) => (ready().lines[Number(at)] ?? 0) + 1),
    saveAnyway: () => {
      sendAnyway(ready());
    },
    send: () => {
      const now = ready();
      if (now.made.length > 0) send(now);
    },
  };
}

function useMade<Kind extends string, Line, Made extends { readonly undoId: string }>({
  setWork,
  change,
  undo,
  message,
  leadsTo,
}: LineBatchOptions<Kind, Line, Made>) {
  const { t } = useTranslation("bulk");
  const navigate = useNavigate();
  const changed = useChanged();
  const offerUndo = useUndo(change);
  return (made: Made, { input: { before, lines } }: { readonly input: Sent<Kind, Line> }) => {
    const after = { ...before, grid: withoutRows(before.grid, new Set(lines)) };
    offerUndo({
      message: message(made),
      takeBack: async () => {
        await undo({ id: made.undoId });
        // The lines come back into the grid, unless there is new input by now.
        setWork((now) => (now === after ? before : now));
      },
      takenBack: t("undone"),
    });
    // Before navigating: otherwise the page would ask about lines that are already booked.
    flushSync(() => {
      setWork(after);
    });
    void changed(change);
    if (isEmptyGrid(after.grid)) void navigate(leadsTo);
  };
}
