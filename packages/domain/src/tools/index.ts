/** What the public pages calculate, and where; the rent by an index and the mortgage are rules of leases and mortgage. */
export { depositInterest } from "./deposit-interest.ts";
export type { DepositInterest, DepositInterestInput } from "./deposit-interest.ts";
export { publicTools, toolAt, toolSlugs } from "./public-tools.ts";
export type { PublicTool } from "./public-tools.ts";
export { isToolAmount, rentalYield } from "./rental-yield.ts";
export type { RentalYield, YieldInput } from "./rental-yield.ts";
