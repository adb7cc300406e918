import type { NewTenant, TenantView } from "@keystead/contract/tenants";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { toast } from "../../ui/toast.ts";
import type { Draft } from "../../ui/use-draft.ts";
import { type FieldWords, useMergingSave } from "../../ui/use-merging-save.tsx";

/** The form as typed, which is what is sent. */
export type TenantValues = NewTenant;

export function valuesOf(tenant: TenantView | null): TenantValues {
  return {
    propertyId: tenant?.property?.id ?? null,
    name: tenant?.name ?? "",
    email: tenant?.email ?? "",
    phone: tenant?.phone ?? "",
    notes: tenant?.notes ?? "",
  };
}

type TenantSaving = {
  readonly tenant: TenantView | null;
  readonly draft: Draft<TenantValues>;
  readonly onClose: () => void;
};

/** Makes a tenant, or changes one and merges with what was changed meanwhile. */
export function useTenantSaving({ tenant, draft, onClose }: TenantSaving) {
  const { t } = useTranslation("tenants");
  const navigate = useNavigate();
  const changed = useChanged();
  const { save, say, question } = useMergingSave({
    record: tenant,
    fieldsOf: valuesOf,
    words: useFieldWords(),
    create: api.tenants.create,
    update: api.tenants.update,
    onMerged: (current, fields) => {
      draft.rebase(valuesOf(current), fields);
    },
  });
  const offerLease = ({ id, name, property }: TenantView) => {
    toast.success(t("saved", { name }), {
      label: t("addLeaseFor", { name }),
      run: () => void navigate(`/leases?new=1&tenantId=${id}&propertyId=${property?.id ?? ""}`),
    });
  };
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (outcome, values) => {
      if (outcome.kind === "cancelled") return;
      if (outcome.kind === "saved" && tenant === null) offerLease(outcome.saved);
      else say(outcome, t("saved", { name: values.name.trim() }));
      onClose();
      await changed("tenant");
    },
  });
  return { saving, question };
}

function useFieldWords(): FieldWords<TenantValues> {
  const { t } = useTranslation("tenants");
  const client = useQueryClient();
  return {
    labels: {
      propertyId: t("property"),
      name: t("name"),
      email: t("email"),
      phone: t("phone"),
      notes: t("notes"),
    },
    text: async (name, value) => {
      if (typeof value !== "string") return "";
      if (name !== "propertyId") return value;
      return (await client.fetchQuery(query.properties.get.queryOptions({ input: { id: value } }))).name;
    },
  };
}
