import "@mantine/core/styles/Combobox.css";
import { useState } from "react";

import { intlLocales } from "../../../lib/language/languages.ts";
import { SearchSelect } from "../../../ui/field/search-select.tsx";
import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import { TimeZoneSelect } from "../../../ui/field/time-zone-select.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { homeInWords } from "../../../lib/format/home.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { countryOptions, withCountry } from "../../properties/public.ts";
import "./shared-fields.css";

export type Shared = {
  readonly currency: string;
  readonly timezone: string;
  readonly country: string | null;
};

/** What a sheet rarely contains and every property needs: one line to read, three fields to change it. */
export function SharedFields({
  value,
  onChange,
}: {
  readonly value: Shared;
  readonly onChange: (next: Shared) => void;
}) {
  const { t } = useTranslation("bulk");
  const [open, setOpen] = useState(false);
  // The initial values: choosing a country changes zone and currency while these are untouched.
  const [defaults] = useState(value);
  const language = useLanguage();
  const home = homeInWords({ timezone: value.timezone, baseCurrency: value.currency }, language);
  const names = new Intl.DisplayNames(intlLocales[language], { type: "region" });
  const country = value.country === null ? t("shared.noCountry") : (names.of(value.country) ?? value.country);
  return (
    <div className="ks-shared-fields-line">
      <p className="ks-second">
        {t("shared.line", { currency: home.currency, zone: home.city, country })}{" "}
        <button
          type="button"
          className="ks-link-button"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {t("shared.change")}
        </button>
      </p>
      {open ? <Fields value={value} defaults={defaults} onChange={onChange} /> : null}
    </div>
  );
}

type FieldsProps = Parameters<typeof SharedFields>[0] & { readonly defaults: Shared };

function Fields({ value, defaults, onChange }: FieldsProps) {
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
