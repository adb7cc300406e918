import type { UnitView } from "@keystead/contract/properties";
import { useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** The limit of the largest plan, so one page has all units of any property. */
const ALL = 100;

export function useUnits(propertyId: string) {
  return useQuery(query.units.list.queryOptions({ input: { propertyId, limit: ALL, sort: "name" } }));
}

export function useDeleteUnit() {
  const { t } = useTranslation("properties");
  const deleteWithUndo = useDeleteWithUndo("unit");
  return ({ id, name }: Pick<UnitView, "id" | "name">) =>
    deleteWithUndo({ remove: () => api.units.delete({ id }), message: t("unit.deleted", { name }) });
}
