import type { HistoryBrought } from "@keystead/contract/bulk";
import { historyTables, type HistoryReading } from "@keystead/domain/spreadsheet";
import { type Dispatch, type SetStateAction, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import type { FailedCall } from "../../../lib/refusal/refusal.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { useSending } from "../../../ui/form/use-sending.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { historyInput, type HistoryInput } from "./history-input.ts";
import { type HistoryWork, noWork } from "./history-work.ts";
import { useHistoryMessages } from "./use-history-messages.ts";

type BringOptions = {
  readonly work: HistoryWork;
  readonly setWork: Dispatch<SetStateAction<HistoryWork>>;
  readonly reading: HistoryReading;
  readonly shared: { readonly timezone: string; readonly country: string | null };
};

type Sent = { readonly input: HistoryInput; readonly before: HistoryWork };

/** Sends the whole history; on success the list of properties opens, and one Undo reverts all of it. */
export function useBring({ work, setWork, reading, shared }: BringOptions) {
  const { t } = useTranslation(["bring-history", "errors"]);
  const [at, setAt] = useState<RefusedLine | null>(null);
  const onBrought = useBrought(setWork);
  const sending = useSending<Sent, HistoryBrought, never>({
    send: ({ input }, { once, confirm }) => api.bulk.bring({ ...input, confirm }, once(input)),
    onSent: onBrought,
    onRefused: (refusal) => {
      setAt(refusedLine(refusal));
    },
  });
  const { busy, failure, limit, closeLimit, warnings } = sending;
  const next = (): Sent => ({ input: historyInput(reading.lines, shared), before: work });
  const origin = at === null ? undefined : reading.origins[at.list][at.line];
  const first = origin === undefined ? undefined : work.tables[origin.table]?.firstLine;
  const reason = failure === null ? null : t(failure);
  return {
    busy,
    failure:
      reason === null || at === null || origin === undefined || first === undefined
        ? reason
        : t("refused", { table: t(`table.${at.list}`), row: first + origin.row, reason }),
    limit,
    closeLimit,
    warnings,
    saveAnyway: () => {
      sending.sendAnyway(next());
    },
    send: () => {
      sending.send(next());
    },
  };
}

type RefusedLine = { readonly list: keyof HistoryReading["origins"]; readonly line: number };

/** The first line that a refusal names; null if it names none. */
function refusedLine(refusal: FailedCall): RefusedLine | null {
  if (refusal.code !== "BAD_REQUEST") return null;
  const lists = [...historyTables, "units"] as const;
  for (const { path } of refusal.data.issues) {
    const list = lists.find((one) => one === path[0]);
    if (list !== undefined && typeof path[1] === "number") return { list, line: path[1] };
  }
  return null;
}

function useBrought(setWork: BringOptions["setWork"]) {
  const { t } = useTranslation("bring-history");
  const navigate = useNavigate();
  const listed = useHistoryMessages();
  const changed = useChanged();
  const offerUndo = useUndo("bulk");
  return (made: HistoryBrought, { input: { before } }: { readonly input: Sent }) => {
    offerUndo({
      message: t("brought", { list: listed(made) }),
      takeBack: async () => {
        await api.bulk.undo({ id: made.undoId });
        // The tables come back, unless there is new input by now.
        setWork((now) => (now === noWork ? before : now));
      },
      takenBack: t("undone"),
    });
    // Before navigating: otherwise the page would ask about tables that are already imported.
    flushSync(() => {
      setWork(noWork);
    });
    void changed("bulk");
    void navigate("/properties");
  };
}
