import type { CleanerView, NewCleaner } from "@keystead/contract/turnovers";
import { problemCodes } from "@keystead/domain/record-fields";
import { cleanerFields, payBys } from "@keystead/domain/turnovers";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatAmountInput } from "../../../lib/format/format.ts";
import { rentableName } from "../../../lib/format/rentable-name.ts";
import { languageNames, languageOf } from "../../../lib/language/languages.ts";
import { useRecordNames } from "../../../lib/records/use-record-names.ts";
import { labelledBy } from "../../../ui/form/labelled-by.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
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
  ...problemCodes(cleanerFields),
  "AMOUNT_REQUIRED",
  "INVALID_NUMBER",
  "AMOUNT_NEGATIVE",
  "AMOUNT_TOO_LARGE",
  "TOO_MANY_DECIMALS",
  "RENTABLE_TAKEN",
  "RENTABLE_TWICE",
  "UNIT_TWICE",
] as const;

type CleanerFormOf = {
  readonly cleaner: CleanerView | null;
  /** The logins that may be chosen, with the cleaner's own. */
  readonly logins: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

/** Creates a cleaner, or edits one and merges with changes made meanwhile. */
export function useCleanerForm({ cleaner, logins, onClose }: CleanerFormOf) {
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
    // The price of a unit is typed at its place.
    wireNames: { unitPay: "rentables" },
    fieldsOf: cleanerFieldsOf,
    valuesOf: (fields) => cleanerValuesOf(fields, language),
    fieldMessages: useFieldMessages(logins),
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

function useFieldMessages(logins: CleanerFormOf["logins"]): FieldMessages<CleanerFormFields> {
  const { t } = useTranslation("cleaners");
  const language = useLanguage();
  const nameOf = useRecordNames();
  const lineText = async (line: Line) => {
    const unit = line.unitId === null ? null : await nameOf("unitId", line.unitId);
    if ("amount" in line) return `${unit ?? ""} ${formatAmountInput(line.amount, language)}`;
    return rentableName((await nameOf("propertyId", line.propertyId)) ?? "", unit);
  };
  return {
    labels: {
      ...labelledBy(cleanerFields, t),
      userId: t("login"),
      currency: t("currency"),
      payBy: t("pay"),
      amount: t("amount"),
      weekendAmount: t("weekendAmount"),
      unitPay: t("unitAmount"),
      rentables: t("rentables"),
    },
    text: async (name, value) => {
      if (value === null) return name === "payBy" ? t("payBy.none") : name === "userId" ? t("noLogin") : "";
      if (areLines(value)) return (await Promise.all(value.map(lineText))).join("; ");
      if (typeof value !== "string") return "";
      if (name === "language") {
        const one = languageOf(value);
        return one === null ? value : languageNames[one];
      }
      if (name === "userId") return logins.find(({ id }) => id === value)?.name ?? "";
      if (name === "amount" || name === "weekendAmount") return formatAmountInput(value, language);
      const way = payBys.find((one) => name === "payBy" && one === value);
      return way === undefined ? value : t(`payBy.${way}`);
    },
  };
}

/** A rentable by rule, or the price of a unit. */
type Line = NewCleaner["rentables"][number] | NewCleaner["unitPay"][number];

function areLines(value: unknown): value is readonly Line[] {
  return Array.isArray(value);
}
