import type { TenantView } from "@keystead/contract/tenants";
import { useMutation } from "@tanstack/react-query";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { useTranslation } from "../../ui/use-translation.ts";

/** Keeps the accounts whole while the person disappears (R-M03). */
export function AnonymiseDialog({
  tenant,
  onClose,
}: {
  readonly tenant: TenantView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["tenants", "errors"]);
  const changed = useChanged();
  const anonymise = useMutation({
    mutationFn: () => api.tenants.anonymise({ id: tenant.id, version: tenant.version }),
    onSuccess: async () => {
      toast.success(t("anonymised"));
      onClose();
      await changed("tenant");
    },
    onError: (error) => toast.error(t(refusalKey(error))),
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("anonymiseTitle", { name: tenant.name })}
      confirmLabel={t("anonymise")}
      cancelLabel={t("keep")}
      danger
      busy={anonymise.isPending}
      onConfirm={() => {
        anonymise.mutate();
      }}
    >
      <p>{t("anonymiseText")}</p>
    </ConfirmDialog>
  );
}
