import type { NewProperty, PropertyView } from "@keystead/contract/properties";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { intlLocales } from "../../lib/languages.ts";
import type { Draft } from "../../ui/use-draft.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { type FieldWords, useMergingSave } from "../../ui/use-merging-save.tsx";
import { fieldsOf, fieldsTyped, type PropertyValues, valuesOf } from "./property-values.ts";

/** Makes a property, or changes one and merges with what was changed meanwhile. */
export function usePropertySaving(property: PropertyView | null, draft: Draft<PropertyValues>) {
  const { t } = useTranslation("properties");
  const changed = useChanged();
  const { save, say, question } = useMergingSave({
    record: property,
    fieldsOf,
    words: useFieldWords(),
    create: api.properties.create,
    update: api.properties.update,
    onMerged: (current, fields) => {
      draft.rebase(valuesOf(fieldsOf(current)), valuesOf(fields));
    },
  });
  const saving = useMutation({
    mutationFn: (values: PropertyValues) => save(fieldsTyped(values)),
    onSuccess: async (outcome, { name }) => {
      if (outcome.kind === "cancelled") return;
      say(outcome, t("form.saved", { name: name.trim() }));
      await changed("property");
    },
  });
  return { saving, question };
}

function useFieldWords(): FieldWords<NewProperty> {
  const { t } = useTranslation("properties");
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
    notes: t("form.notes"),
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
      if (typeof value !== "string" || value === "") return "";
      const kind = name === "country" ? "region" : name === "currency" ? "currency" : null;
      if (kind !== null)
        return new Intl.DisplayNames(intlLocales[language], { type: kind }).of(value) ?? value;
      return named.get(name)?.[value] ?? value;
    },
  };
}
