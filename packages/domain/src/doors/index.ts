/**
 * Every figure of the portfolio and of a property opens the list that makes it up. What a figure means, and which list that is,
 * stands here once: screens link to `doorAddress`, lists ask for `doorQuery`, and one test of the server walks all of them.
 *
 * The words: *received* = money that came in, without deposits; *expected* = what the rent rows due in a period ask for; *settled* =
 * what of them is covered, whenever it was paid; *open* = expected − settled; *held* = deposits owed back to tenants.
 */
export * as doors from "./doors.ts";
export { doorAddress, doorQuery } from "./doors.ts";
export type { Door, DoorList } from "./doors.ts";
export { cleaningDoors, portfolioDoors, propertyDoors } from "./figures.ts";
export { monthBeforeDoors } from "./month-before.ts";
