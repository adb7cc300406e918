import { currency as currencyOf } from "@keystead/domain/money";
import { MOST_ROWS } from "@keystead/domain/lists";
import { type KnownProperty, propertiesNamed } from "@keystead/domain/spreadsheet";
import { useQueries, useQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";

type Named = { readonly id: string; readonly name: string };

/**
 * The properties that a list may name; those of the largest plan fit on one page. Units are loaded only for properties
 * that a line names or that apply to all lines: until they arrive, a unit counts as unknown.
 */
export function useSheetProperties(named: readonly string[], sharedId: string): readonly KnownProperty[] {
  const { data } = useQuery(query.properties.names.queryOptions({ input: { limit: MOST_ROWS } }));
  const properties = data?.items ?? [];
  const withUnits = properties.filter(
    (property) =>
      property.id === sharedId || named.some((text) => propertiesNamed(text, properties).includes(property)),
  );
  const units = useQueries({
    queries: withUnits.map(({ id: propertyId }) =>
      query.units.names.queryOptions({ input: { propertyId, limit: MOST_ROWS } }),
    ),
    combine: (answers) => answers.flatMap((answer) => answer.data?.items ?? []),
  });
  const unitsOf = (id: string): readonly Named[] => units.filter(({ property }) => property.id === id);
  return properties.map(({ id, name, city, currency }) => ({
    id,
    name,
    city,
    currency: currencyOf(currency),
    units: unitsOf(id),
  }));
}
