import { Button, Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import type { UnitView } from "@keystead/contract/properties";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { fieldIssues } from "../../lib/field-issues.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import type { LimitReached } from "../../ui/limit-panel.tsx";
import { toast } from "../../ui/toast.ts";
import { focusField, useDraft } from "../../ui/use-draft.ts";
import { useIdempotencyKeys } from "../../lib/use-idempotency-keys.ts";
import { limitOf } from "./limit-of.ts";
import { problemOf } from "./problem-of.ts";
import { refusalOf } from "./property-queries.ts";

type UnitFormProps = {
  readonly propertyId: string;
  /** null adds a new one. */
  readonly unit: UnitView | null;
  readonly onClose: () => void;
  readonly onLimit: (reached: LimitReached) => void;
};

/** Adds or edits a unit inside its list. */
export function UnitForm({ propertyId, unit, onClose, onLimit }: UnitFormProps) {
  const { t } = useTranslation(["properties", "ui", "errors"]);
  const draft = useDraft(valuesOf(unit));
  const [version, setVersion] = useState(unit?.version ?? 1);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const keys = useIdempotencyKeys();
  const changed = useChanged();
  const { values } = draft;
  const issues: Readonly<Record<string, string>> = { ...refused, ...issuesOf(values) };
  const save = useMutation({
    mutationFn: () => {
      const { bedrooms, bathrooms, sizeSqm, ...rest } = values;
      const fields = {
        ...rest,
        bedrooms: numberOf(bedrooms),
        bathrooms: numberOf(bathrooms),
        sizeSqm: numberOf(sizeSqm),
      };
      if (unit === null) {
        const input = { propertyId, inServiceFrom: null, ...fields };
        return api.units.create(input, { context: { idempotencyKey: keys.keyFor(input) } });
      }
      const { id, archived, inServiceFrom } = unit;
      return api.units.update({ id, version, archived, inServiceFrom, ...fields });
    },
    onSuccess: async () => {
      keys.renew();
      if (unit === null) {
        draft.reset(valuesOf(null));
        focusField("unit-name");
      } else onClose();
      await changed("unit");
    },
    onError: async (error) => {
      const reached = limitOf(error);
      if (reached !== null) return onLimit(reached);
      if (refusalOf(error)?.code === "STALE" && unit !== null) {
        const { items } = await api.units.list({ propertyId, limit: 100 });
        setVersion(items.find(({ id }) => id === unit.id)?.version ?? version);
        toast.information(t("form.changedSince"));
        return;
      }
      setRefused(fieldIssues(error));
      toast.error(t(refusalKey(error)));
    },
  });
  const field = (name: "name" | "bedrooms" | "bathrooms" | "sizeSqm" | "floor") => ({
    id: `unit-${name}`,
    value: values[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      draft.set(name, event.currentTarget.value);
      setRefused({});
    },
    onBlur: () => {
      draft.leave(name);
    },
    error:
      issues[name] !== undefined && (draft.shows(name) || name in refused)
        ? t(`problem.${problemOf(issues[name])}`, { example: "2" })
        : null,
  });
  const optional = (label: string) => t("ui:optional", { label });
  return (
    <form
      className="ks-unit-form"
      noValidate
      aria-label={unit === null ? t("unit.add") : t("unit.edit")}
      onSubmit={(event) => {
        event.preventDefault();
        draft.showAll();
        const first = Object.keys(issuesOf(values))[0];
        if (first === undefined) save.mutate();
        else focusField(`unit-${first}`);
      }}
    >
      <TextInput label={t("unit.name")} {...field("name")} />
      <TextInput label={optional(t("unit.bedrooms"))} inputMode="numeric" {...field("bedrooms")} />
      <TextInput label={optional(t("unit.bathrooms"))} inputMode="decimal" {...field("bathrooms")} />
      <TextInput label={optional(t("unit.size"))} inputMode="decimal" {...field("sizeSqm")} />
      <TextInput label={optional(t("unit.floor"))} {...field("floor")} />
      <div className="ks-unit-form-foot">
        <Checkbox
          label={t("unit.maintenance")}
          checked={values.maintenance}
          onChange={(event) => {
            draft.set("maintenance", event.currentTarget.checked);
          }}
        />
        <Button type="submit" loading={save.isPending}>
          {t("unit.save")}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t("unit.cancel")}
        </Button>
      </div>
    </form>
  );
}

function valuesOf(unit: UnitView | null) {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? "" : String(value);
  return {
    name: unit?.name ?? "",
    bedrooms: text(unit?.bedrooms),
    bathrooms: text(unit?.bathrooms),
    sizeSqm: text(unit?.sizeSqm),
    floor: unit?.floor ?? "",
    maintenance: unit?.maintenance ?? false,
  };
}

/** Comma and point are both a decimal sign here: none of these numbers reaches a thousand with a grouping. */
function numberOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text.trim().replace(",", "."));
}

function issuesOf(values: ReturnType<typeof valuesOf>): Readonly<Record<string, string>> {
  const issues: Record<string, string> = {};
  if (values.name.trim() === "") issues["name"] = "NAME_REQUIRED";
  if ([...values.name.trim()].length > 100) issues["name"] = "NAME_TOO_LONG";
  const whole = (value: number) => Number.isInteger(value) && value >= 0 && value <= 99;
  const rules = {
    bedrooms: whole,
    bathrooms: (value: number) =>
      whole(value * 2) || (value * 2 <= 198 && Number.isInteger(value * 2) && value >= 0),
    sizeSqm: (value: number) => value > 0 && value <= 99_999,
  };
  for (const name of ["bedrooms", "bathrooms", "sizeSqm"] as const) {
    const value = numberOf(values[name]);
    if (value !== null && !rules[name](value)) issues[name] = "INVALID_NUMBER";
  }
  return issues;
}
