import type { TurnoverView } from "@keystead/contract/turnovers";
import type { TurnoverAct } from "@keystead/domain/turnovers";
import { useMutation } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** The host's actions on a turnover. */
export function useTurnoverActions({ id, version }: TurnoverView) {
  const { t } = useTranslation(["board", "errors"]);
  const changed = useChanged();
  const settled = {
    onError: (error: unknown) => {
      const refusal = refusalOf(error);
      // Nobody changed anything: the day has not come yet.
      const early = refusal.code === "JOB_REFUSED" && refusal.data.reason === "JOB_TOO_EARLY";
      toast.error(early ? t("tooEarly") : t(refusalKey(error)), error);
    },
    onSettled: () => changed("turnover"),
  };
  const act = useMutation({
    mutationFn: (pressed: TurnoverAct) => api.turnovers.act({ id, act: pressed }),
    ...settled,
  });
  const approve = useMutation({
    mutationFn: () => api.turnovers.setApproved({ turnovers: [{ id, version }], approved: true }),
    ...settled,
  });
  const deleteWithUndo = useDeleteWithUndo("turnover");
  return {
    remove: () => {
      void deleteWithUndo({ remove: () => api.turnovers.delete({ id }), message: t("deleted") });
    },
    act: (pressed: TurnoverAct) => {
      act.mutate(pressed);
    },
    approve: () => {
      approve.mutate();
    },
  };
}
