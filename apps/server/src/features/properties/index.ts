export { propertyIssues } from "./check-property.ts";
export { createProperties } from "./create-properties.ts";
export type { PropertyToMake } from "./create-properties.ts";
export { amountText, moneyByCurrency } from "./money-by-currency.ts";
export { propertiesRouter, unitsRouter } from "./properties-router.ts";
export { findProperty } from "./property-store.ts";
