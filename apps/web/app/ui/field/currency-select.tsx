import { currencies } from "@keystead/domain/money";
import { type ReactNode, useMemo } from "react";

import { currencyOptions } from "./currency-options.ts";
import { SearchSelect } from "./search-select.tsx";
import { useLanguage } from "../text/use-language.ts";

type CurrencySelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** All of them by default. */
  readonly among?: readonly string[];
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly "data-field"?: string;
};

/** One currency, found by code or name. */
export function CurrencySelect({ among = currencies, onChange, ...rest }: CurrencySelectProps) {
  const language = useLanguage();
  const options = useMemo(() => currencyOptions(among, language), [among, language]);
  return <SearchSelect {...rest} data={options} onChange={onChange} />;
}
