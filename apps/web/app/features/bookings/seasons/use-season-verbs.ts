import type { SeasonView } from "@keystead/contract/bookings";
import { useMutation } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { limitIn } from "../../../lib/plan/plan-limit.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { useIdempotencyKeys } from "../../../lib/calls/use-idempotency-keys.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { yearOfDay } from "./season-lanes.ts";

/** Copies seasons to the next year and then shows that year; deletes a season. */
export function useSeasonVerbs(showYear: (year: number) => void) {
  const { t } = useTranslation(["seasons", "errors"]);
  const changed = useChanged();
  const { once } = useIdempotencyKeys();
  const deleteWithUndo = useDeleteWithUndo("season");
  const copying = useMutation({
    mutationFn: (seasons: readonly SeasonView[]) => {
      const body = { ids: seasons.map(({ id }) => id) };
      return api.seasons.copyToNextYear(body, once(body));
    },
    onSuccess: async ({ seasons }) => {
      const [first] = seasons;
      if (first !== undefined) showYear(yearOfDay(first.startsOn));
      toast.success(t("seasons:copied", { count: seasons.length }));
      await changed("season");
    },
    onError: (error) => {
      if (limitIn(refusalOf(error)) === null) toast.error(t(refusalKey(error)), error);
    },
  });
  return {
    copy: (seasons: readonly SeasonView[]) => {
      if (!copying.isPending) copying.mutate(seasons);
    },
    copying: copying.isPending,
    remove: ({ id, name }: SeasonView) =>
      deleteWithUndo({ remove: () => api.seasons.delete({ id }), message: t("seasons:deleted", { name }) }),
    limit: copying.error === null ? null : limitIn(refusalOf(copying.error)),
    closeLimit: copying.reset,
  };
}
