import "@mantine/core/styles/Combobox.css";

import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import { SearchSelect } from "../../../ui/field/search-select.tsx";
import { TimeZoneSelect } from "../../../ui/field/time-zone-select.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { countryOptions, withCountry } from "../../properties/public.ts";
import type { Shared } from "./shared.ts";
import "./shared-fields.css";

type SharedFieldInputsProps = {
  readonly value: Shared;
  /** What the fields started with: choosing a country changes zone and currency while these are untouched. */
  readonly defaults: Shared;
  readonly onChange: (next: Shared) => void;
};

export function SharedFieldInputs({ value, defaults, onChange }: SharedFieldInputsProps) {
  const { t } = useTranslation(["bulk", "forms"]);
  const language = useLanguage();
  return (
    <div className="ks-shared-fields">
      <CurrencySelect
        label={t("shared.currency")}
        value={value.currency}
        onChange={(currency) => {
          onChange({ ...value, currency });
        }}
      />
      <SearchSelect
        label={t("forms:optional", { label: t("shared.country") })}
        clearable
        data={countryOptions(language)}
        value={value.country}
        onChange={(country) => {
          onChange(withCountry(value, country === "" ? null : country, defaults));
        }}
      />
      <TimeZoneSelect
        label={t("shared.zone")}
        value={value.timezone}
        onChange={(timezone) => {
          onChange({ ...value, timezone });
        }}
      />
    </div>
  );
}
