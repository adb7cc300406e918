import type { SeasonView } from "@keystead/contract/bookings";

import { amountText } from "../../properties/index.ts";
import type { ListedSeason } from "./season-store.ts";

/**
 * Takes all seasons of their properties, because only then it can find seasons that overlap another of the same unit
 * or property.
 */
export function seasonViews(listed: readonly ListedSeason[]): SeasonView[] {
  return listed.map(({ row, unitName, currency }) => ({
    id: row.id,
    version: row.version,
    propertyId: row.propertyId,
    unit: row.unitId === null || unitName === null ? null : { id: row.unitId, name: unitName },
    wholeProperty: row.wholeProperty,
    name: row.name,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    rate: amountText(row.rateMinor, currency),
    currency,
    minStay: row.minStay,
    overlaps: listed.some(
      (other) =>
        other.row.id !== row.id &&
        other.row.propertyId === row.propertyId &&
        other.row.unitId === row.unitId &&
        other.row.wholeProperty === row.wholeProperty &&
        other.row.startsOn <= row.endsOn &&
        other.row.endsOn >= row.startsOn,
    ),
  }));
}
