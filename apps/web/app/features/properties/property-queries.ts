import { useQuery } from "@tanstack/react-query";

import { type api, query } from "../../lib/api.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { useListQuery } from "../../lib/records/use-list-query.ts";
import { useLanguage } from "../../ui/text/use-language.ts";

export type PropertyListInput = Parameters<typeof api.properties.list>[0];

export function usePropertyList(input: PropertyListInput) {
  return useListQuery(query.properties.list.queryOptions({ input }));
}

/** The cities and countries of the properties, for the filters. */
export function useRentables() {
  const language = useLanguage();
  const { data } = useQuery(query.properties.choices.queryOptions({ input: {} }));
  const names = new Intl.DisplayNames(intlLocales[language], { type: "region" });
  const choices = (values: readonly string[], name: (value: string) => string) =>
    values
      .map((value) => ({ value, label: name(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, intlLocales[language]));
  return {
    cities: choices(data?.cities ?? [], (city) => city),
    countries: choices(data?.countries ?? [], (code) => names.of(code) ?? code),
  };
}
