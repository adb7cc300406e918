import { RentableQuery, PropertyQuery } from "@keystead/contract/properties";
import type { PropertyListItem } from "@keystead/contract/properties";
import { minorCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { listRentables } from "../rentables/list-rentables.ts";
import { listProperties } from "./list-properties.ts";

export const exportedProperties = exportedList({
  name: "properties",
  needs: "property.read",
  query: PropertyQuery,
  list: listProperties,
  key: ({ id }) => id,
  rows(item) {
    const sums = [
      item.receivedThisMonth,
      item.costsThisMonth,
      item.netThisMonth,
      item.held,
      item.overdue,
    ] as const;
    return currenciesOf(item, sums).map((code) => [
      item.name,
      item.propertyType,
      item.rentalMode,
      item.address,
      item.city,
      item.country,
      item.status,
      item.units,
      item.occupancy.let,
      item.occupancy.rentables,
      item.activeLeases,
      ...sums.map((of) => minorCell(of.find(({ currency }) => currency === code)?.amount ?? "0")),
      code,
    ]);
  },
});

/** The property's own currency first, then any others that have amounts. */
function currenciesOf(
  { currency }: PropertyListItem,
  sums: readonly (readonly { readonly currency: string }[])[],
): readonly string[] {
  return [...new Set([currency, ...sums.flat().map((sum) => sum.currency)])];
}

export const exportedUnits = exportedList({
  name: "units",
  needs: "unit.read",
  query: RentableQuery,
  list: listRentables,
  key: ({ property, unit }) => unit?.id ?? property.id,
  rows: ({ property, unit, state, lease }) => [
    [
      property.name,
      unit?.name ?? null,
      state,
      lease?.tenant.name ?? null,
      lease?.startsOn ?? null,
      lease?.endsOn ?? null,
      lease === null ? null : minorCell(lease.monthlyRent),
      lease?.currency ?? null,
    ],
  ],
});
