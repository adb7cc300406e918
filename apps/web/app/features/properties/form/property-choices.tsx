import { propertyStatuses, propertyTypes, rentalModes } from "@keystead/domain/properties";
import { Radio, Select } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/RadioCard.css";
import "@mantine/core/styles/RadioIndicator.css";
import { IconBed, IconKey } from "@tabler/icons-react";

import { SearchSelect } from "../../../ui/field/search-select.tsx";
import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { TimeZoneSelect } from "../../../ui/field/time-zone-select.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { countryOptions } from "./country-options.ts";
import { type PropertyDefaults, type PropertyValues, withCountry } from "./property-values.ts";
import "./property-form.css";
import "../../../ui/form.css";

type PartProps = { readonly form: Pick<Form<PropertyValues>, "values" | "field" | "choice" | "change"> };

export function ModeCards({ form }: PartProps) {
  const { t } = useTranslation("properties");
  const { value, onChange } = form.choice("rentalMode", rentalModes);
  return (
    <Radio.Group label={t("form.mode")} value={value} onChange={onChange}>
      <div className="ks-property-form-modes">
        {rentalModes.map((mode) => (
          <Radio.Card key={mode} value={mode} className="ks-property-form-mode">
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

/** `defaults`: the initial values of a new property; for a stored one, a country changes nothing else. */
export function CountrySelect({
  form,
  defaults,
}: PartProps & { readonly defaults: PropertyDefaults | null }) {
  const { t } = useTranslation(["properties", "forms"]);
  const language = useLanguage();
  return (
    <SearchSelect
      {...form.field("country")}
      label={t("forms:optional", { label: t("form.country") })}
      clearable
      data={countryOptions(language)}
      value={form.values.country === "" ? null : form.values.country}
      onChange={(country) => {
        form.change((was) => (defaults === null ? { ...was, country } : withCountry(was, country, defaults)));
      }}
    />
  );
}

export function PropertyChoiceFields({ form }: PartProps) {
  const { t } = useTranslation("properties");
  const { field, choice } = form;
  return (
    <>
      <div className="ks-form-pair">
        <Select
          label={t("type")}
          allowDeselect={false}
          data={propertyTypes.map((value) => ({ value, label: t(value) }))}
          {...choice("propertyType", propertyTypes)}
        />
        <Select
          label={t("status")}
          allowDeselect={false}
          data={propertyStatuses.map((value) => ({ value, label: t(value) }))}
          {...choice("status", propertyStatuses)}
        />
      </div>
      <CurrencySelect label={t("form.currency")} {...field("currency")} />
      <TimeZoneSelect label={t("form.timezone")} {...field("timezone")} />
    </>
  );
}
