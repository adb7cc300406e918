/**
 * Every figure of the portfolio and of a property opens the list of its records. Which list that is, is defined here
 * once: screens link to `drillDownAddress`, lists query with `drillDownQuery`, and one server test checks all of them.
 *
 * Terms: *received* = money received, without deposits; *expected* = what the rent rows due in a period bill; *settled*
 * = the covered part of it, whenever it was paid; *open* = expected − settled; *held* = deposits owed to tenants.
 */
export * as drillDowns from "./drill-down.ts";
export { drillDownAddress, drillDownQuery } from "./drill-down.ts";
export type { DrillDown, DrillDownList } from "./drill-down.ts";
export { cleaningDrillDowns, portfolioDrillDowns, propertyDrillDowns } from "./drill-downs.ts";
export { monthBeforeDrillDowns } from "./month-before-drill-downs.ts";
