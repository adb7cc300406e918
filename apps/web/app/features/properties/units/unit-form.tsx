import { Button, Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import type { UnitView } from "@keystead/contract/properties";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { newUnitFields, readUnit, type UnitFields, unitFieldsOf, unitValuesOf } from "./unit-values.ts";
import { useProblemMessages } from "../form/use-problem-messages.ts";
import "./units-tab.css";
import { LazyLimitPanel } from "../../session/public.ts";

type UnitFormProps = {
  readonly propertyId: string;
  /** null adds a new unit. */
  readonly unit: UnitView | null;
  readonly onClose: () => void;
};

/** Adds or edits a unit inside the list of units. */
export function UnitForm({ propertyId, unit, onClose }: UnitFormProps) {
  const { t } = useTranslation(["properties", "forms"]);
  const form = useUnitForm({ propertyId, unit, onClose });
  const { field } = form;
  const optional = (label: string) => t("forms:optional", { label });
  return (
    <>
      <KeyForm
        className="ks-units-tab-form"
        aria-label={unit === null ? t("unit.add") : t("unit.edit")}
        onSubmit={form.onSubmit}
      >
        <TextInput label={t("unit.name")} {...field("name")} />
        <TextInput label={optional(t("unit.bedrooms"))} inputMode="numeric" {...field("bedrooms")} />
        <TextInput label={optional(t("unit.bathrooms"))} inputMode="decimal" {...field("bathrooms")} />
        <TextInput label={optional(t("unit.size"))} inputMode="decimal" {...field("sizeSqm")} />
        <TextInput label={optional(t("unit.floor"))} {...field("floor")} />
        <div className="ks-units-tab-foot">
          <Checkbox label={t("unit.maintenance")} {...form.toggle("maintenance")} />
          <Button type="submit" loading={form.busy}>
            {t("unit.save")}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t("unit.cancel")}
          </Button>
        </div>
      </KeyForm>
      {form.question}
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </>
  );
}

/** Creates units one after the other, or edits one and merges with changes made meanwhile. */
function useUnitForm({ propertyId, unit, onClose }: UnitFormProps) {
  const changed = useChanged();
  const form = useRecordForm({
    name: "unit",
    record: unit,
    values: unitValuesOf(unit === null ? newUnitFields : unitFieldsOf(unit)),
    read: readUnit,
    words: useProblemMessages(),
    fieldsOf: unitFieldsOf,
    valuesOf: unitValuesOf,
    fieldMessages: useFieldMessages(),
    create: (fields, { once }) => {
      const made = { propertyId, inServiceFrom: null, ...fields };
      return api.units.create(made, once(made));
    },
    update: (changes, { id, version }) => api.units.update({ ...changes, id, version }),
    onSaved: async (_outcome, { say }) => {
      say(null);
      if (unit === null) {
        form.reset(unitValuesOf(newUnitFields));
        form.focus("name");
      } else onClose();
      await changed("unit");
    },
    onFailure: toast.error,
  });
  return form;
}

function useFieldMessages(): FieldMessages<UnitFields> {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  return {
    labels: {
      name: t("unit.name"),
      bedrooms: t("unit.bedrooms"),
      bathrooms: t("unit.bathrooms"),
      sizeSqm: t("unit.size"),
      floor: t("unit.floor"),
      maintenance: t("unit.status"),
    },
    text: (_name, value) => {
      if (typeof value === "boolean") return t(value ? "unit.status_maintenance" : "unit.status_available");
      if (typeof value === "number") return formatNumber(value, language, 2);
      return typeof value === "string" ? value : "";
    },
  };
}
