import type { TurnoversAssigned } from "@keystead/contract/turnovers";

import { api } from "../../../../lib/api.ts";
import { useChanged } from "../../../../lib/changed.ts";
import { useUndo } from "../../../../lib/records/use-undo.ts";
import { useSending } from "../../../../ui/form/use-sending.ts";
import { toast } from "../../../../ui/toast/toast.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { Proposals } from "./proposals.ts";

/** Up to this many rentables are named, the rest are counted. */
const NAMED = 3;

/** Assigns all proposals at once with one Undo; turnovers that changed meanwhile are named. */
export function useAssignProposed(proposals: Proposals, onDone: () => void) {
  const { t } = useTranslation("board");
  const changed = useChanged();
  const offerUndo = useUndo("turnover");
  const sending = useSending<Proposals, TurnoversAssigned, never>({
    send: ({ turnovers, clashing }, { confirm, once }) => {
      // The dialog already asks about clashes.
      const read = clashing > 0 ? ["CLEANER_DOUBLE_BOOKED"] : [];
      const body = { turnovers: [...turnovers], confirm: [...new Set([...read, ...confirm])] };
      return api.turnovers.assignProposed(body, once(body));
    },
    onSent: async ({ undoId, cleaners, left }, { input }) => {
      onDone();
      const stays =
        left.length === 0
          ? []
          : [
              t("assignAll.left", {
                count: left.length,
                rentables: rentablesOf(left, t("assignAll.deleted")),
              }),
            ];
      if (undoId === null) toast.information(stays.join(" "));
      else
        offerUndo({
          message: [
            t("assignAll.done", {
              count: input.turnovers.length - left.length,
              list: cleaners
                .map(({ cleaner: { name }, turnovers }) => t("assignAll.each", { number: turnovers, name }))
                .join(", "),
            }),
            ...stays,
          ].join(" "),
          takeBack: () => api.turnovers.undoAssignment({ id: undoId }),
          takenBack: t("assignAll.undone"),
        });
      await changed("turnover");
    },
    onRefused: () => {
      void changed("turnover");
    },
  });
  const { busy, failure, warnings, send, sendAnyway } = sending;
  return {
    busy,
    failure,
    /** The number of clashes by the server, if it finds more than the dialog has shown: then it asks again. */
    clashing: warnings.find(({ code }) => code === "CLEANER_DOUBLE_BOOKED")?.params["count"] ?? null,
    send: () => {
      if (warnings.length > 0) sendAnyway(proposals);
      else send(proposals);
    },
  };
}

function rentablesOf(left: TurnoversAssigned["left"], deleted: string): string {
  const names = [
    ...new Set(
      left.map(({ rentable }) => (rentable === null ? deleted : (rentable.unit ?? rentable.property).name)),
    ),
  ];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(", ")}${more > 0 ? ` +${more}` : ""}`;
}
