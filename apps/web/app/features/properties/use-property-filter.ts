import type { ListFilter } from "../../ui/list/list-toolbar.tsx";
import { usePropertyNames } from "./use-property-names.ts";

/** Filters a list by property. If there are more than are listed, the server searches for what is typed. */
export function usePropertyFilter(label: string, chosen: string | undefined): ListFilter {
  const names = usePropertyNames(chosen ?? "");
  const isOffered = names.chosen === null || names.found.some(({ value }) => value === names.chosen?.value);
  return {
    name: "propertyId",
    label,
    options: isOffered || names.chosen === null ? names.found : [names.chosen, ...names.found],
    ...(names.more || names.searched ? { onSearch: names.onSearch } : {}),
  };
}
