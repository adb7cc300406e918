import type { PropertyView } from "@keystead/contract/properties";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../lib/api.ts";
import { useIdempotencyKeys } from "../../ui/use-idempotency-keys.ts";
import { intlLocales } from "../../lib/languages.ts";
import type { Outcome } from "../../lib/save-merging.ts";
import type { Draft } from "../../ui/use-draft.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { type FieldWords, useMergingSave } from "../../ui/use-merging-save.tsx";
import { useRefreshProperties } from "./property-queries.ts";
import { fieldsOf, fieldsTyped, type PropertyValues, valuesOf } from "./property-values.ts";

/** Makes a property, or changes one and merges with what was changed meanwhile. */
export function usePropertySaving(property: PropertyView | null, draft: Draft<PropertyValues>) {
  const { t } = useTranslation("properties");
  const [known, setKnown] = useState(property);
  const keys = useIdempotencyKeys();
  const refresh = useRefreshProperties();
  const merging = useMergingSave(useFieldWords());
  const saving = useMutation({
    mutationFn: async (values: PropertyValues): Promise<Outcome<PropertyView>> => {
      const own = fieldsTyped(values);
      if (known !== null) {
        return merging.save({
          known,
          own,
          fieldsOf,
          send: (changes, version) => api.properties.update({ ...changes, id: known.id, version }),
          onMerged: (current, fields) => {
            setKnown(current);
            draft.rebase(valuesOf(fieldsOf(current)), valuesOf(fields));
          },
        });
      }
      const context = { context: { idempotencyKey: keys.keyFor(own) } };
      return { kind: "saved", saved: await api.properties.create(own, context), taken: [] };
    },
    onSuccess: async (outcome, { name }) => {
      if (outcome.kind === "cancelled") return;
      keys.renew();
      merging.say(outcome, t("form.saved", { name: name.trim() }));
      await refresh();
    },
  });
  return { saving, question: merging.question };
}

function useFieldWords(): FieldWords {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const labels: Readonly<Record<keyof PropertyValues, string>> = {
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
    label: (name) => new Map(Object.entries(labels)).get(name) ?? name,
    text: (name, value) => {
      if (typeof value !== "string" || value === "") return "";
      const kind = name === "country" ? "region" : name === "currency" ? "currency" : null;
      if (kind !== null)
        return new Intl.DisplayNames(intlLocales[language], { type: kind }).of(value) ?? value;
      return named.get(name)?.[value] ?? value;
    },
  };
}
