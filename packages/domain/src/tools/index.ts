/** The calculations of the public pages, and their paths; the mortgage calculation is a module of its own. */
export { depositInterest } from "./deposit-interest.ts";
export type { DepositInterest, DepositInterestInput } from "./deposit-interest.ts";
export { indexRise } from "./index-rise.ts";
export type { IndexRise } from "./index-rise.ts";
export { publicTools, toolAt, toolSlugs } from "./public-tools.ts";
export type { PublicTool } from "./public-tools.ts";
export { isToolAmount, rentalYield } from "./rental-yield.ts";
export type { RentalYield, YieldInput } from "./rental-yield.ts";
