import { countedWithProperty } from "@keystead/domain/properties";
import { useMutation, useQuery } from "@tanstack/react-query";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

type DeletePropertyDialogProps = {
  readonly property: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Lists what is deleted with the property and asks for its name: this cannot be undone. */
export function DeletePropertyDialog({ property, onClose, onDeleted }: DeletePropertyDialogProps) {
  const { t } = useTranslation(["properties", "errors"]);
  const { data } = useQuery({
    ...query.properties.deletion.queryOptions({ input: { id: property.id } }),
    staleTime: 0,
  });
  const changed = useChanged();
  const remove = useMutation({
    mutationFn: () => api.properties.delete({ id: property.id, name: data?.name ?? property.name }),
    onSuccess: async () => {
      toast.success(t("deletion.done", { name: property.name }));
      onClose();
      onDeleted();
      await changed("property");
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
  });
  const going = countedWithProperty.filter((kind) => (data?.counts[kind] ?? 0) > 0);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("deletion.title", { name: property.name })}
      cancelLabel={t("deletion.keep")}
      confirmLabel={t("deletion.confirm", { count: data?.total ?? 0 })}
      danger
      busy={remove.isPending || data === undefined}
      confirmation={{
        label: t("deletion.typeName", { name: property.name }),
        expected: data?.name ?? property.name,
      }}
      onConfirm={() => {
        remove.mutate();
      }}
    >
      {going.length === 0 ? null : (
        <>
          <p>{t("deletion.goes")}</p>
          <ul>
            {going.map((kind) => (
              <li key={kind}>{t(`deletion.${kind}`, { count: data?.counts[kind] ?? 0 })}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {(data?.counts.tenantsKept ?? 0) > 0 ? t("deletion.tenantsKept") : null}{" "}
        {(data?.counts.tasksKept ?? 0) > 0 ? t("deletion.tasksKept") : null} {t("deletion.cannotUndo")}
      </p>
    </ConfirmDialog>
  );
}
