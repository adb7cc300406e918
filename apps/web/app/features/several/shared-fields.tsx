import { Select } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import { currencies } from "@keystead/domain/money";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { currencyOptions } from "../../lib/currency-options.ts";
import { intlLocales } from "../../lib/languages.ts";
import { timeZoneOptions } from "../../lib/time-zones.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { homeInWords } from "../../lib/home.ts";
import { countryOptions } from "../properties/public.ts";

export type Shared = {
  readonly currency: string;
  readonly timezone: string;
  readonly country: string | null;
};

/** What a sheet hardly ever says and every property needs: one line to read, three fields to change it. */
export function SharedFields({
  value,
  onChange,
}: {
  readonly value: Shared;
  readonly onChange: (next: Shared) => void;
}) {
  const { t } = useTranslation("several");
  const [open, setOpen] = useState(false);
  const language = useLanguage();
  const home = homeInWords({ timezone: value.timezone, baseCurrency: value.currency }, language);
  const names = new Intl.DisplayNames(intlLocales[language], { type: "region" });
  const country = value.country === null ? t("shared.noCountry") : (names.of(value.country) ?? value.country);
  return (
    <div className="ks-shared">
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
      {open ? <Fields value={value} onChange={onChange} /> : null}
    </div>
  );
}

function Fields({ value, onChange }: Parameters<typeof SharedFields>[0]) {
  const { t } = useTranslation(["several", "ui"]);
  const language = useLanguage();
  const usual = { searchable: true, nothingFoundMessage: t("ui:nothingFound") };
  return (
    <div className="ks-shared-fields">
      <Select
        {...usual}
        label={t("shared.currency")}
        allowDeselect={false}
        data={currencyOptions(currencies, language)}
        value={value.currency}
        onChange={(currency) => {
          if (currency !== null) onChange({ ...value, currency });
        }}
      />
      <Select
        {...usual}
        label={t("ui:optional", { label: t("shared.country") })}
        clearable
        data={countryOptions(language)}
        value={value.country}
        onChange={(country) => {
          onChange({ ...value, country });
        }}
      />
      <Select
        {...usual}
        label={t("shared.zone")}
        allowDeselect={false}
        limit={60}
        data={timeZoneOptions(value.timezone)}
        value={value.timezone}
        onChange={(timezone) => {
          if (timezone !== null) onChange({ ...value, timezone });
        }}
      />
    </div>
  );
}
