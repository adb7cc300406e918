import type { PropertyListItem, PropertyStatusChange } from "@keystead/contract/properties";
import { useMutation } from "@tanstack/react-query";

import { useLatestVersions } from "../../../lib/calls/use-latest-versions.ts";
import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type Status = PropertyListItem["status"];

/**
 * Sets the status of several properties at once, one request after the other: all or none, with one Undo for those that
 * changed.
 */
export function useSetPropertyStatus() {
  const { t } = useTranslation(["properties", "errors"]);
  const language = useLanguage();
  const changed = useChanged();
  const offerUndo = useUndo("property");
  const refusal = (error: unknown): string => {
    const names = staleNames(error);
    if (names.length === 0) return t(refusalKey(error));
    return t("changedElsewhere", { list: new Intl.ListFormat(intlLocales[language]).format(names) });
  };
  const versions = useLatestVersions();
  const setStatus = async ({ status, properties }: PropertyStatusChange) => {
    const answer = await api.properties.setStatus({
      status,
      properties: [...versions.newest(properties)],
    });
    versions.learn(answer.changed);
    return answer;
  };
  return useMutation({
    scope: { id: "property status" },
    mutationFn: setStatus,
    onSuccess: ({ changed: properties }, { status }) => {
      if (properties.length === 0) return;
      offerUndo({
        message: t(`statusSet_${status}`, { count: properties.length }),
        takeBack: () => setStatus({ status: otherThan(status), properties }),
        refusal,
      });
    },
    onError: (error) => toast.error(refusal(error)),
    onSettled: () => changed("property"),
  });
}

function otherThan(status: Status): Status {
  return status === "active" ? "inactive" : "active";
}

/** The names in a refusal that lists the properties changed since they were read. */
function staleNames(error: unknown): readonly string[] {
  const refusal = refusalOf(error);
  return refusal.code === "STALE" ? (refusal.data.records ?? []).map(({ name }) => name) : [];
}
