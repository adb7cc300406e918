import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { api, query } from "../../lib/api.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { toast } from "../../ui/toast.ts";
import { useRefreshProperties } from "./property-queries.ts";

/** The largest plan allows as many, so one page holds the units of any property. */
const ALL = 100;

export function useUnits(propertyId: string) {
  return useQuery(query.units.list.queryOptions({ input: { propertyId, limit: ALL, sort: "name" } }));
}

/** Deletes at once and offers to take it back. */
export function useDeleteUnit() {
  const { t } = useTranslation(["properties", "ui", "errors"]);
  const refresh = useRefreshProperties();
  const restore = useMutation({
    mutationFn: (id: string) => api.trash.restore({ id }),
    onSuccess: async () => {
      toast.success(t("ui:restored"));
      await refresh();
    },
    onError: (error) => toast.error(t(refusalKey(error))),
  });
  return useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly name: string }) => api.units.delete({ id }),
    onSuccess: async ({ trashId }, { name }) => {
      toast.undo(t("properties:unit.deleted", { name }), t("ui:undo"), () => {
        restore.mutate(trashId);
      });
      await refresh();
    },
    onError: (error) => toast.error(t(refusalKey(error))),
  });
}
