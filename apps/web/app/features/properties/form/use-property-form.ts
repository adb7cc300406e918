import type { NewProperty, PropertyView } from "@keystead/contract/properties";
import { noPurchase, validateProperty } from "@keystead/domain/properties";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay, formatAmountInput } from "../../../lib/format/format.ts";
import { formatMinutes } from "../../../lib/format/format-minutes.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import { judged, type AllFieldsReading } from "../../../ui/form/form-reading.ts";
import type { FieldWords } from "../../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import {
  propertyFormFields,
  inputFields,
  newPropertyValues,
  type PropertyDefaults,
  type PropertyValues,
  propertyValues,
} from "./property-values.ts";
import { isPurchaseAmount, isPurchaseField, readPurchase } from "../purchase/purchase-values.ts";
import { useProblemWords } from "./use-problem-words.ts";

type PropertyFormOptions = {
  readonly property: PropertyView | null;
  readonly defaults: PropertyDefaults;
  readonly onClose: () => void;
  readonly onSaved: ((property: PropertyView) => void) | undefined;
};

/** Makes a property, or changes one and merges with what was changed meanwhile. */
export function usePropertyForm({ property, defaults, onClose, onSaved }: PropertyFormOptions) {
  const { t } = useTranslation("properties");
  const changed = useChanged();
  const language = useLanguage();
  const input = (fields: NewProperty) => propertyValues(fields, language);
  const form = useRecordForm<PropertyValues, PropertyView, NewProperty, PropertyView, "another">({
    name: "property",
    record: property,
    values: property === null ? newPropertyValues(defaults, language) : input(propertyFormFields(property)),
    read: (values) =>
      readProperty(values, { language, currency: values.currency, stored: property ?? noPurchase }),
    words: useProblemWords(),
    fieldsOf: propertyFormFields,
    typed: input,
    fieldWords: useFieldWords(),
    create: (fields, { once }) => api.properties.create(fields, once(fields)),
    update: (changes, { id, version }, { confirm }) =>
      api.properties.update({ ...changes, id, version, ...(confirm.length === 0 ? {} : { confirm }) }),
    onSaved: async (outcome, { fields, how, say }) => {
      // Closed before it is said: whoever reloads at that must not find the form open again.
      if (how === "another") {
        form.reset(newPropertyValues(defaults, language));
        form.focus("name");
      } else onClose();
      say(t("form.saved", { name: fields.name.trim() }));
      await changed("property");
      if (how !== "another" && outcome.kind === "saved") onSaved?.(outcome.saved);
    },
  });
  return form;
}

/** The whole of it at once: what the rules say of the property, and what of purchase and loan cannot be read. */
function readProperty(
  values: PropertyValues,
  reader: Parameters<typeof readPurchase>[1],
): AllFieldsReading<PropertyValues, NewProperty> {
  const purchase = readPurchase(values, reader);
  const fields = inputFields(values, "input" in purchase ? purchase.input : noPurchase);
  const own = judged<PropertyValues, NewProperty>(issuesOf(fields), fields);
  if ("input" in purchase) return own;
  return { problems: { ...purchase.problems, ...("problems" in own ? own.problems : {}) } };
}

function issuesOf(fields: NewProperty) {
  const named = { checkIn: "checkInTime", checkOut: "checkOutTime" } as const;
  const issues = validateProperty({ ...fields, checkIn: fields.checkInTime, checkOut: fields.checkOutTime });
  return issues.map(({ field, code }) => ({
    field: field === "checkIn" || field === "checkOut" ? named[field] : field,
    code,
  }));
}

function useFieldWords(): FieldWords<NewProperty> {
  const { t } = useTranslation(["properties", "purchase"]);
  const language = useLanguage();
  const labels = {
    name: t("form.name"),
    rentalMode: t("form.mode"),
    address: t("form.address"),
    city: t("city"),
    country: t("form.country"),
    propertyType: t("type"),
    currency: t("form.currency"),
    timezone: t("form.timezone"),
    status: t("status"),
    checkInTime: t("form.checkIn"),
    checkOutTime: t("form.checkOut"),
    minGapMinutes: t("minGap"),
    cleaningMinutes: t("cleaning"),
    notes: t("form.notes"),
    purchasePrice: t("purchase:purchasePrice"),
    purchaseDate: t("purchase:purchaseDate"),
    closingCosts: t("purchase:closingCosts"),
    initialWorks: t("purchase:initialWorks"),
    loanPrincipal: t("purchase:loanPrincipal"),
    loanAnnualRate: t("purchase:loanAnnualRate"),
    loanTermYears: t("purchase:loanTermYears"),
    loanStartDate: t("purchase:loanStartDate"),
    monthlyDebtService: t("purchase:monthlyDebtService"),
  };
  const choices = {
    rentalMode: { monthly: t("monthly"), daily: t("daily") },
    propertyType: { residential: t("residential"), commercial: t("commercial") },
    status: { active: t("active"), inactive: t("inactive") },
  };
  const named = new Map<string, Readonly<Record<string, string>>>(Object.entries(choices));
  return {
    labels,
    text: (name, value) => {
      if (typeof value === "number")
        return isPurchaseField(name) ? String(value) : formatMinutes(value, language);
      if (typeof value !== "string" || value === "") return "";
      if (isPurchaseAmount(name) || name === "loanAnnualRate") return formatAmountInput(value, language);
      if (isPurchaseField(name)) return formatDay(value, language);
      const kind = name === "country" ? "region" : name === "currency" ? "currency" : null;
      if (kind !== null)
        return new Intl.DisplayNames(intlLocales[language], { type: kind }).of(value) ?? value;
      return named.get(name)?.[value] ?? value;
    },
  };
}
