import type { Feature } from "#kernel/registry/feature.ts";
import { assertPropertyRoom } from "./deletion/assert-property-room.ts";
import { exportedProperties, exportedUnits } from "./list/exported-properties.ts";
import { unitTrash } from "./units/unit-trash.ts";
import { accessNotesRouter, propertiesRouter, unitsRouter, propertyHistory } from "./properties-router.ts";
import { propertyNumbers } from "./property-numbers.ts";

export { openAccessNote } from "./access-notes/access-note.ts";
export { baseFigures } from "./overview/base-figures.ts";
export { checkProperty, propertyIssues } from "./check-property.ts";
export { createProperties } from "./create-properties.ts";
export type { PropertyToMake, UnitToAdd } from "./create-properties.ts";
export { amountText, moneyByCurrency, netByCurrency } from "./overview/money-by-currency.ts";
export type { SumOfMoney } from "./overview/money-by-currency.ts";
export { namedBookings } from "./overview/named-bookings-store.ts";
export { occupancyOf, rentablesOf } from "./rentables/rentables.ts";
export type { Site } from "./rentables/site-store.ts";
export { assertOpenTo, requireSite } from "./rentables/the-site.ts";
export { findProperty } from "./property-store.ts";
export { addedUp, rentByCurrency, rentView } from "./overview/rent-by-currency.ts";

export const propertiesFeature: Feature = {
  name: "properties",
  lists: [exportedProperties, exportedUnits],
  numbers: propertyNumbers,
  router: {
    properties: propertiesRouter,
    units: unitsRouter,
    accessNotes: accessNotesRouter,
    history: propertyHistory,
  },
  trash: [{ ...unitTrash, before: assertPropertyRoom }],
  tables: [
    // The dialog names the property itself and counts the rest.
    { name: "property", grants: "all", archived: true, restorable: false, withProperty: "goes uncounted" },
    { name: "unit", grants: "all", archived: true, restorable: true, withProperty: { countedAs: "units" } },
  ],
};
