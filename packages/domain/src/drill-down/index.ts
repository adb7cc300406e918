/**
 * Every figure of the portfolio and of a property opens the list that makes it up. What a figure means, and which list that is,
 * stands here once: screens link to `drillDownAddress`, lists ask for `drillDownQuery`, and one test of the server walks all of them.
 *
 * The words: *received* = money that came in, without deposits; *expected* = what the rent rows due in a period ask for; *settled* =
 * what of them is covered, whenever it was paid; *open* = expected − settled; *held* = deposits owed back to tenants.
 */
export * as drillDowns from "./drill-down.ts";
export { drillDownAddress, drillDownQuery } from "./drill-down.ts";
export type { DrillDown, DrillDownList } from "./drill-down.ts";
export { cleaningDrillDowns, portfolioDrillDowns, propertyDrillDowns } from "./figures.ts";
export { monthBeforeDrillDowns } from "./month-before.ts";
