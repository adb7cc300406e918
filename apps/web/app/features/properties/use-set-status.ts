import type { PropertyChange, PropertyListItem } from "@keystead/contract/properties";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { api } from "../../lib/api.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { toast } from "../../ui/toast.ts";
import { useRefreshProperties } from "./property-queries.ts";

type Status = PropertyListItem["status"];

/** Several properties at once, with one Undo for those that changed. */
export function useSetStatus() {
  const { t } = useTranslation(["properties", "ui", "errors"]);
  const refresh = useRefreshProperties();
  const put = async (properties: readonly PropertyListItem[], status: Status) => {
    const changed: PropertyListItem[] = [];
    for (const property of properties) {
      if (property.status === status) continue;
      const { version } = await api.properties.update(changeOf(property, status));
      changed.push({ ...property, status, version });
    }
    return changed;
  };
  const undo = useMutation({
    mutationFn: ({
      changed,
      status,
    }: {
      readonly changed: readonly PropertyListItem[];
      readonly status: Status;
    }) => put(changed, status),
    onSuccess: () => toast.success(t("ui:restored")),
    onError: (error) => toast.error(t(refusalKey(error))),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ rows, status }: { readonly rows: readonly PropertyListItem[]; readonly status: Status }) =>
      put(rows, status),
    onSuccess: (changed, { status }) => {
      if (changed.length === 0) return;
      toast.undo(t(`statusSet_${status}`, { count: changed.length }), t("ui:undo"), () => {
        undo.mutate({ changed, status: status === "active" ? "inactive" : "active" });
      });
    },
    onError: (error) => toast.error(t(refusalKey(error))),
    onSettled: refresh,
  });
}

/** The whole property again with another status, as the server wants it. */
function changeOf(property: PropertyListItem, status: Status): PropertyChange {
  const { id, version, name, rentalMode, address, city, country, propertyType, currency, timezone } =
    property;
  const { checkInTime, checkOutTime, notes } = property;
  const place = { name, rentalMode, address, city, country, propertyType, currency, timezone };
  return { id, version, ...place, checkInTime, checkOutTime, notes, status };
}
