import type { Feature } from "#kernel/registry/feature.ts";
import { assertRoomToReturn } from "./assert-room-to-return.ts";
import { exportedProperties, exportedUnits } from "./exported-properties.ts";
import { unitTrash } from "./unit-trash.ts";
import { accessNotesRouter, propertiesRouter, unitsRouter, propertyHistory } from "./properties-router.ts";
import { propertyNumbers } from "./property-numbers.ts";

export { openAccessNote } from "./access-note.ts";
export { baseFigures } from "./base-figures.ts";
export { propertyIssues } from "./check-property.ts";
export { createProperties } from "./create-properties.ts";
export type { PropertyToMake } from "./create-properties.ts";
export { amountText, moneyByCurrency, netByCurrency } from "./money-by-currency.ts";
export { namedBookings } from "./named-bookings-store.ts";
export { occupancyOf, placesOf } from "./places.ts";
export type { Site } from "./site-store.ts";
export { assertOpenTo, requireSite } from "./the-site.ts";
export { findProperty } from "./property-store.ts";
export { addedUp, rentByCurrency, rentView } from "./rent-by-currency.ts";

export const properties: Feature = {
  name: "properties",
  lists: [exportedProperties, exportedUnits],
  numbers: propertyNumbers,
  router: {
    properties: propertiesRouter,
    units: unitsRouter,
    accessNotes: accessNotesRouter,
    history: propertyHistory,
  },
  trash: [{ ...unitTrash, before: assertRoomToReturn }],
  tables: [
    // The dialog names the property itself and counts the rest.
    { name: "property", grants: "all", archived: true, restorable: false, withProperty: "goes uncounted" },
    { name: "unit", grants: "all", archived: true, restorable: true, withProperty: { countedAs: "units" } },
  ],
};
