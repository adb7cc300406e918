import type { PropertyListItem, PropertyStatusChange } from "@keystead/contract/properties";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { api } from "../../lib/api.ts";
import { intlLocales } from "../../lib/languages.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { toast } from "../../ui/toast.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { refusalOf, useRefreshProperties } from "./property-queries.ts";

type Status = PropertyListItem["status"];

/** Several properties in one step: all of them or none, with one Undo for those that changed. */
export function useSetStatus() {
  const { t } = useTranslation(["properties", "ui", "errors"]);
  const language = useLanguage();
  const refresh = useRefreshProperties();
  const shared = {
    mutationFn: (change: PropertyStatusChange) => api.properties.setStatus(change),
    onError: (error: unknown) => {
      const names = staleNames(error);
      if (names.length === 0) return toast.error(t(refusalKey(error)));
      const list = new Intl.ListFormat(intlLocales[language]).format(names);
      return toast.error(t("changedElsewhere", { list }));
    },
    onSettled: refresh,
  };
  const undo = useMutation({ ...shared, onSuccess: () => toast.success(t("ui:restored")) });
  return useMutation({
    ...shared,
    onSuccess: ({ changed }, { status }) => {
      if (changed.length === 0) return;
      toast.undo(t(`statusSet_${status}`, { count: changed.length }), t("ui:undo"), () => {
        undo.mutate({ status: otherThan(status), properties: changed });
      });
    },
  });
}

function otherThan(status: Status): Status {
  return status === "active" ? "inactive" : "active";
}

/** The names in a refusal that says which of several were changed since they were read. */
function staleNames(error: unknown): readonly string[] {
  const refusal = refusalOf(error);
  if (refusal?.code !== "STALE" || typeof refusal.data !== "object" || refusal.data === null) return [];
  const records: unknown = "records" in refusal.data ? refusal.data.records : null;
  if (!Array.isArray(records)) return [];
  return records.flatMap((record: unknown) =>
    typeof record === "object" && record !== null && "name" in record && typeof record.name === "string"
      ? [record.name]
      : [],
  );
}
