import { Select } from "@mantine/core";
import { currencies } from "@keystead/domain/money";
import { type ReactNode, useMemo } from "react";

import { currencyOptions } from "./currency-options.ts";
import { useLanguage } from "./use-language.ts";
import { useTranslation } from "./use-translation.ts";

type CurrencySelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** All of them unless told. */
  readonly among?: readonly string[];
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly "data-field"?: string;
};

/** One currency, found by code or name. */
export function CurrencySelect({ among = currencies, onChange, ...rest }: CurrencySelectProps) {
  const { t } = useTranslation("forms");
  const language = useLanguage();
  const options = useMemo(() => currencyOptions(among, language), [among, language]);
  return (
    <Select
      {...rest}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      nothingFoundMessage={t("nothingFound")}
      data={options}
      onChange={(code) => {
        if (code !== null) onChange(code);
      }}
    />
  );
}
