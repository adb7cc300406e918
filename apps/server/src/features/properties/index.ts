export { amountText, moneyByCurrency } from "./money-by-currency.ts";
export { propertiesRouter, unitsRouter } from "./properties-router.ts";
export { findProperty } from "./property-store.ts";
