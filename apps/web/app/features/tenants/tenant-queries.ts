import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { api, query } from "../../lib/api.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { toast } from "../../ui/toast.ts";

export function useTenantList(input: Parameters<typeof api.tenants.list>[0]) {
  return useQuery({ ...query.tenants.list.queryOptions({ input }), placeholderData: keepPreviousData });
}

export function useRefreshTenants() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: query.tenants.key() }),
      client.invalidateQueries({ queryKey: query.leases.key() }),
    ]);
}

function useRestore() {
  const { t } = useTranslation(["tenants", "ui", "errors"]);
  const refresh = useRefreshTenants();
  return useMutation({
    mutationFn: (id: string) => api.trash.restore({ id }),
    onSuccess: async () => {
      toast.success(t("ui:restored"));
      await refresh();
    },
    onError: (error) => toast.error(t(refusalKey(error))),
  });
}

/** Deletes at once and offers to take it back. */
export function useDeleteTenant() {
  const { t } = useTranslation(["tenants", "ui", "errors"]);
  const refresh = useRefreshTenants();
  const restore = useRestore();
  return useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly name: string }) => api.tenants.delete({ id }),
    onSuccess: async ({ trashId }, { name }) => {
      toast.undo(t("tenants:deleted", { name }), t("ui:undo"), () => {
        restore.mutate(trashId);
      });
      await refresh();
    },
    onError: (error) => toast.error(t(refusalKey(error))),
  });
}

type Chosen = { readonly id: string; readonly leases: readonly unknown[] };

/** Those without a lease, in one go with one Undo; the others can only be made anonymous, one by one. */
export function useDeleteSeveralTenants() {
  const { t } = useTranslation(["tenants", "ui", "errors"]);
  const refresh = useRefreshTenants();
  const restore = useRestore();
  return useMutation({
    mutationFn: async (chosen: readonly Chosen[]) => {
      const free = chosen.filter(({ leases }) => leases.length === 0);
      const kept = chosen.length - free.length;
      if (free.length === 0) return { trashId: null, deleted: 0, kept };
      const { trashId } = await api.tenants.deleteSeveral({ ids: free.map(({ id }) => id) });
      return { trashId, deleted: free.length, kept };
    },
    onSuccess: async ({ trashId, deleted, kept }) => {
      if (kept > 0) toast.information(t("tenants:keptWithLease", { count: kept }));
      if (trashId === null) return;
      toast.undo(t("tenants:deletedSeveral", { count: deleted }), t("ui:undo"), () => {
        restore.mutate(trashId);
      });
      await refresh();
    },
    onError: (error) => toast.error(t(refusalKey(error))),
  });
}
