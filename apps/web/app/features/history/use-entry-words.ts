import type { HistoryChange, HistoryEntry } from "@keystead/contract/history";

import { formatDay } from "../../lib/format.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";

type EntryWords = {
  readonly titleOf: (entry: HistoryEntry) => string;
  readonly whoOf: (entry: HistoryEntry) => string;
  readonly fieldOf: (change: HistoryChange) => string;
};

/** What an entry says in words: what was done, who did it, and which field a change is of. */
export function useEntryWords(): EntryWords {
  const { t } = useTranslation("history");
  const language = useLanguage();
  return {
    titleOf({ action, entity }: HistoryEntry): string {
      if (entity === "session" && action === "delete") return t("did.sign_out");
      return t(`did.${action}`, { what: t(`what.${entity}`) });
    },
    whoOf({ who }: HistoryEntry): string {
      return who.id === null ? t("by.system") : (who.name ?? t("by.former"));
    },
    fieldOf({ field, on }: HistoryChange): string {
      const name = t(`field.${field}`);
      return on === null ? name : t("fieldFrom", { field: name, day: formatDay(on, language) });
    },
  };
}
