import { Button, Radio, Select, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/RadioCard.css";
import "@mantine/core/styles/RadioIndicator.css";
import type { PropertyView } from "@keystead/contract/properties";
import { validateProperty } from "@keystead/domain/properties";
import { IconBed, IconKey } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { fieldIssues } from "../../lib/field-issues.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { CurrencySelect } from "../../ui/currency-select.tsx";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import type { LimitReached } from "../../ui/limit-panel.tsx";
import { TimeZoneSelect } from "../../ui/time-zone-select.tsx";
import { focusField, useDraft } from "../../ui/use-draft.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { countryOptions } from "./countries.ts";
import { limitOf } from "./limit-of.ts";
import { problemOf } from "./problem-of.ts";
import "./properties.css";
import {
  fieldsOf,
  newPropertyValues,
  type PropertyDefaults,
  type PropertyValues,
  valuesOf,
} from "./property-values.ts";
import { usePropertySaving } from "./use-property-saving.ts";

type PropertyFormProps = {
  /** null adds a new one. */
  readonly property: PropertyView | null;
  readonly defaults: PropertyDefaults;
  readonly onClose: () => void;
  readonly onSaved?: (property: PropertyView) => void;
  readonly onLimit: (reached: LimitReached) => void;
};

/** Add or edit a property; only the name has to be typed. */
export function PropertyForm({ property, defaults, onClose, onSaved, onLimit }: PropertyFormProps) {
  const { t } = useTranslation(["properties", "ui", "errors"]);
  const draft = useDraft<PropertyValues>(
    property === null ? newPropertyValues(defaults) : valuesOf(fieldsOf(property)),
  );
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { saving, question } = usePropertySaving(property, draft);
  const { values } = draft;
  const issues: Readonly<Record<string, string>> = { ...refused, ...issuesOf(values) };

  const submit = (another: boolean) => {
    draft.showAll();
    setFailure(null);
    const first = Object.keys(issuesOf(values))[0];
    if (first !== undefined) {
      focusField(`property-${first}`);
      return;
    }
    saving.mutate(values, {
      onSuccess: (outcome) => {
        if (outcome.kind === "cancelled") return;
        if (another) {
          draft.reset(newPropertyValues(defaults));
          focusField("property-name");
          return;
        }
        onClose();
        if (outcome.kind === "saved") onSaved?.(outcome.saved);
      },
      onError: onRefusal,
    });
  };

  const onRefusal = (error: unknown) => {
    const reached = limitOf(error);
    if (reached !== null) {
      onLimit(reached);
      return;
    }
    setRefused(fieldIssues(error));
    setFailure(t(refusalKey(error)));
  };

  const text = (field: "name" | "address" | "city" | "notes" | "checkInTime" | "checkOutTime") => ({
    id: `property-${field}`,
    value: values[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      draft.set(field, event.currentTarget.value);
      setRefused({});
    },
    onBlur: () => {
      draft.leave(field);
    },
    error: draft.shows(field) || field in refused ? problemText(issues[field]) : null,
  });
  const problemText = (code: string | undefined) =>
    code === undefined ? null : t(`problem.${problemOf(code)}`, { example: "2" });
  const shown = Object.entries(issues).filter(([field]) => isField(field, values) && draft.shows(field));

  return (
    <FormDrawer
      onClose={onClose}
      title={property === null ? t("form.addTitle") : t("form.editTitle")}
      submitLabel={t("form.save")}
      question={question}
      secondary={
        property === null ? (
          <Button
            variant="default"
            disabled={saving.isPending}
            onClick={() => {
              submit(true);
            }}
          >
            {t("form.saveAnother")}
          </Button>
        ) : null
      }
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          submit(false);
        },
        busy: saving.isPending,
        dirty: draft.dirty,
        failure: failure,
        problems: shown.map(([field, code]) => ({
          key: field,
          message: problemText(code) ?? "",
          focus: () => {
            focusField(`property-${field}`);
          },
        })),
      }}
    >
      <TextInput label={t("form.name")} description={t("form.nameHint")} data-autofocus {...text("name")} />
      <ModeCards
        value={values.rentalMode}
        onChange={(mode) => {
          draft.set("rentalMode", mode);
        }}
      />
      <TextInput
        label={t("ui:optional", { label: t("form.address") })}
        autoComplete="off"
        {...text("address")}
      />
      <div className="ks-pair">
        <TextInput label={t("ui:optional", { label: t("city") })} {...text("city")} />
        <CountrySelect
          value={values.country}
          onChange={(country) => {
            draft.set("country", country);
          }}
        />
      </div>
      <Choices values={values} draft={draft} />
      {values.rentalMode === "daily" ? (
        <div className="ks-pair">
          <TextInput type="time" label={t("form.checkIn")} {...text("checkInTime")} />
          <TextInput type="time" label={t("form.checkOut")} {...text("checkOutTime")} />
        </div>
      ) : null}
      <Textarea
        label={t("ui:optional", { label: t("form.notes") })}
        autosize={false}
        rows={3}
        {...text("notes")}
      />
    </FormDrawer>
  );
}

function issuesOf(values: PropertyValues): Readonly<Record<string, string>> {
  const named = { checkIn: "checkInTime", checkOut: "checkOutTime" } as const;
  const issues = validateProperty({ ...values, checkIn: values.checkInTime, checkOut: values.checkOutTime });
  return Object.fromEntries(
    issues.map(({ field, code }) => [
      field === "checkIn" || field === "checkOut" ? named[field] : field,
      code,
    ]),
  );
}

function isField(field: string, values: PropertyValues): field is keyof PropertyValues {
  return field in values;
}

function ModeCards({
  value,
  onChange,
}: {
  readonly value: "monthly" | "daily";
  readonly onChange: (mode: "monthly" | "daily") => void;
}) {
  const { t } = useTranslation("properties");
  return (
    <Radio.Group
      label={t("form.mode")}
      value={value}
      onChange={(mode) => {
        onChange(mode === "daily" ? "daily" : "monthly");
      }}
    >
      <div className="ks-mode-cards">
        {(["monthly", "daily"] as const).map((mode) => (
          <Radio.Card key={mode} value={mode} className="ks-mode-card">
            {mode === "monthly" ? <IconKey size={20} aria-hidden /> : <IconBed size={20} aria-hidden />}
            <span>
              <strong>{t(mode)}</strong>
              <small>{t(`${mode}Hint`)}</small>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

function CountrySelect({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (country: string) => void;
}) {
  const { t } = useTranslation(["properties", "ui"]);
  const language = useLanguage();
  return (
    <Select
      label={t("ui:optional", { label: t("form.country") })}
      searchable
      clearable
      nothingFoundMessage={t("ui:nothingFound")}
      data={countryOptions(language)}
      value={value === "" ? null : value}
      onChange={(country) => {
        onChange(country ?? "");
      }}
    />
  );
}

function Choices({
  values,
  draft,
}: {
  readonly values: PropertyValues;
  readonly draft: ReturnType<typeof useDraft<PropertyValues>>;
}) {
  const { t } = useTranslation("properties");
  return (
    <>
      <div className="ks-pair">
        <Select
          label={t("type")}
          allowDeselect={false}
          data={[
            { value: "residential", label: t("residential") },
            { value: "commercial", label: t("commercial") },
          ]}
          value={values.propertyType}
          onChange={(type) => {
            draft.set("propertyType", type === "commercial" ? "commercial" : "residential");
          }}
        />
        <Select
          label={t("status")}
          allowDeselect={false}
          data={[
            { value: "active", label: t("active") },
            { value: "inactive", label: t("inactive") },
          ]}
          value={values.status}
          onChange={(status) => {
            draft.set("status", status === "inactive" ? "inactive" : "active");
          }}
        />
      </div>
      <CurrencySelect
        id="property-currency"
        label={t("form.currency")}
        value={values.currency}
        onChange={(code) => {
          draft.set("currency", code);
        }}
      />
      <TimeZoneSelect
        id="property-timezone"
        label={t("form.timezone")}
        value={values.timezone}
        onChange={(zone) => {
          draft.set("timezone", zone);
        }}
      />
    </>
  );
}
