import type { SeasonView } from "@keystead/contract/bookings";

import { amountText } from "../../properties/index.ts";
import type { ListedSeason } from "./season-store.ts";

/** Of all seasons of their properties: whether one holds a day of another of the same place is seen among them. */
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
