import type { HistoryChange, HistoryEntry } from "@keystead/contract/history";
import { commonFields, type HistoryField } from "@keystead/domain/history";
import { labelsOf } from "@keystead/domain/record-fields";
import { tenantFields } from "@keystead/domain/tenants";

import { formatDay } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

const tenantLabels = labelsOf(tenantFields);

type EntryMessages = {
  readonly titleOf: (entry: HistoryEntry) => string;
  readonly whoOf: (entry: HistoryEntry) => string;
  readonly fieldOf: (change: HistoryChange, entity: HistoryEntry["entity"]) => string;
};

/** The texts of an entry: what was done, by whom, and the names of changed fields. */
export function useEntryMessages(): EntryMessages {
  const { t } = useTranslation(["history", "tenants"]);
  const language = useLanguage();
  /** The fields of such a record have the same names as in its form. */
  const nameOf = (field: HistoryField, entity: HistoryEntry["entity"]) => {
    const ofTenant = entity === "tenant" ? tenantLabels.find((label) => label === field) : undefined;
    if (ofTenant !== undefined) return t(`tenants:${ofTenant}`);
    const common = commonFields.find((one) => one === field);
    return common === undefined ? field : t(`field.${common}`);
  };
  return {
    titleOf({ action, entity }: HistoryEntry): string {
      if (entity === "session" && action === "delete") return t("did.sign_out");
      return t(`did.${action}`, { what: t(`what.${entity}`) });
    },
    whoOf({ who }: HistoryEntry): string {
      return who.id === null ? t("by.system") : (who.name ?? t("by.former"));
    },
    fieldOf({ field, on }: HistoryChange, entity: HistoryEntry["entity"]): string {
      const name = nameOf(field, entity);
      return on === null ? name : t("fieldFrom", { field: name, day: formatDay(on, language) });
    },
  };
}
