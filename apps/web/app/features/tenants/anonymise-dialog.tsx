import type { TenantView } from "@keystead/contract/tenants";
import { useMutation, useQuery } from "@tanstack/react-query";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan, useWorkspace } from "../session/public.ts";
import { DataExport } from "../settings/public.ts";
import { personalLabels } from "./personal-labels.ts";

/** Removes a person's data but keeps the accounts complete (R-M03). */
export function AnonymiseDialog({
  tenant,
  onClose,
}: {
  readonly tenant: TenantView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["tenants", "data-export", "errors"]);
  const language = useLanguage();
  // Capitalised where the list starts the sentence.
  const text = t("anonymiseText", { fields: personalLabels(t, language) });
  const changed = useChanged();
  const can = useCan();
  const isOwn = useWorkspace()?.kind === "own";
  // Sample data belongs to nobody.
  const mayTakeAlong = isOwn && can("account.export");
  const result = useQuery({
    ...query.documents.list.queryOptions({ input: { on: "tenant", onId: tenant.id, limit: 1 } }),
    staleTime: 0,
  });
  // Wait for the content above, or the button would move under the finger.
  const archive = useQuery({
    ...query.ownData.dataExport.queryOptions({ input: { tenantId: tenant.id } }),
    enabled: mayTakeAlong,
  });
  const files = result.data?.total ?? 0;
  const anonymise = useMutation({
    mutationFn: () => api.tenants.anonymise({ id: tenant.id, version: tenant.version }),
    onSuccess: async () => {
      toast.success(t("anonymised"));
      onClose();
      await changed("tenant");
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("anonymiseTitle", { name: tenant.name })}
      confirmLabel={t("anonymise")}
      cancelLabel={t("keep")}
      danger
      busy={anonymise.isPending || result.isPending || (mayTakeAlong && archive.isPending)}
      onConfirm={() => {
        anonymise.mutate();
      }}
    >
      <p>{text.charAt(0).toLocaleUpperCase(intlLocales[language]) + text.slice(1)}</p>
      {files === 0 ? null : <p>{t("anonymiseFiles", { count: files })}</p>}
      {mayTakeAlong ? (
        <>
          <p>
            <strong>{t("data-export:first")}</strong>
          </p>
          <DataExport tenantId={tenant.id} />
        </>
      ) : null}
    </ConfirmDialog>
  );
}
