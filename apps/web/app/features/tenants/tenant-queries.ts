import type { TenantView } from "@keystead/contract/tenants";

import { api, query } from "../../lib/api.ts";
import { useListQuery } from "../../lib/records/use-list-query.ts";
import { useDeleteWithUndo } from "../../lib/records/use-undo.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

export function useTenantList(input: Parameters<typeof api.tenants.list>[0]) {
  return useListQuery(query.tenants.list.queryOptions({ input }));
}

export function useDeleteTenant() {
  const { t } = useTranslation("tenants");
  const deleteWithUndo = useDeleteWithUndo("tenant");
  return ({ id, name }: Pick<TenantView, "id" | "name">) =>
    deleteWithUndo({ remove: () => api.tenants.delete({ id }), message: t("deleted", { name }) });
}

/** Deletes tenants without a lease at once, with one Undo; the others can only be anonymised one by one. */
export function useDeleteTenantsInBulk() {
  const { t } = useTranslation("tenants");
  const deleteWithUndo = useDeleteWithUndo("tenant");
  return async (chosen: readonly Pick<TenantView, "id" | "leases">[]) => {
    const ids = chosen.filter(({ leases }) => leases.length === 0).map(({ id }) => id);
    const kept = chosen.length - ids.length;
    const isDeleted =
      ids.length === 0 ||
      (await deleteWithUndo({
        remove: () => api.tenants.deleteBulk({ ids }),
        message: t("deletedSeveral", { count: ids.length }),
      }));
    if (isDeleted && kept > 0) toast.information(t("keptWithLease", { count: kept }));
  };
}
