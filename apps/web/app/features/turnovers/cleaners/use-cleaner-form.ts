import type { CleanerView } from "@keystead/contract/turnovers";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { languageNames, languageOf } from "../../../lib/language/languages.ts";
import type { FieldWords } from "../../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBaseCurrency } from "../../session/public.ts";
import {
  type CleanerFormFields,
  cleanerFieldsOf,
  cleanerValuesOf,
  newCleanerFields,
  readCleaner,
} from "./cleaner-values.ts";

/** The problems of a field that have a message. */
const codes = [
  "NAME_REQUIRED",
  "NAME_TOO_LONG",
  "INVALID_EMAIL",
  "PHONE_TOO_LONG",
  "NOTES_TOO_LONG",
  "AMOUNT_REQUIRED",
  "INVALID_NUMBER",
  "AMOUNT_NEGATIVE",
  "AMOUNT_TOO_LARGE",
  "TOO_MANY_DECIMALS",
  "PLACE_TAKEN",
  "PLACE_TWICE",
  "UNIT_TWICE",
] as const;

/** Creates a cleaner, or edits one and merges with changes made meanwhile. */
export function useCleanerForm(cleaner: CleanerView | null, onClose: () => void) {
  const { t } = useTranslation("cleaners");
  const language = useLanguage();
  const currency = useBaseCurrency() ?? "EUR";
  const changed = useChanged();
  const known = cleaner === null ? newCleanerFields(language, currency) : cleanerFieldsOf(cleaner);
  return useRecordForm({
    name: "cleaner",
    record: cleaner,
    values: cleanerValuesOf(known, language),
    read: (values) => readCleaner(values, language, known),
    words: (code) => {
      const word = codes.find((one) => one === code);
      return word === undefined ? null : t(`problem.${word}`);
    },
    fieldsOf: cleanerFieldsOf,
    typed: (fields) => cleanerValuesOf(fields, language),
    fieldWords: useFieldWords(),
    create: (fields, { once }) => api.cleaners.create(fields, once(fields)),
    update: (changes, { id, version }) => api.cleaners.update({ ...changes, id, version }),
    onSaved: async (_outcome, { fields, say }) => {
      say(t("saved", { name: fields.name.trim() }));
      if (cleaner === null) toast.information(t("makeLinkNext"));
      onClose();
      await changed("turnover");
    },
  });
}

function useFieldWords(): FieldWords<CleanerFormFields> {
  const { t } = useTranslation("cleaners");
  return {
    labels: {
      name: t("name"),
      email: t("email"),
      phone: t("phone"),
      language: t("language"),
      notes: t("notes"),
      userId: t("login"),
      currency: t("currency"),
      payBy: t("pay"),
      amount: t("amount"),
      weekendAmount: t("weekendAmount"),
      unitPay: t("unitAmount"),
      places: t("places"),
    },
    text: (name, value) => {
      if (name === "language" && typeof value === "string") {
        const one = languageOf(value);
        return one === null ? value : languageNames[one];
      }
      if (Array.isArray(value)) return t("placesCount", { count: value.length });
      return typeof value === "string" ? value : "";
    },
  };
}
