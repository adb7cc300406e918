import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { MAX_AMOUNT_MINOR, quotientText } from "../money/index.ts";

/** Input of a yield; minor units of one currency. */
export type YieldInput = {
  readonly monthlyRentMinor: number;
  readonly priceMinor: number;
  /** Purchase costs in addition to the price. */
  readonly purchaseCostsMinor: number;
  /** Costs of a year that cannot be passed on to the tenant. */
  readonly yearlyCostsMinor: number;
};

/** Both yields in percent as decimal text with two decimals, and the net income of a year (minor units). */
export type RentalYield = {
  readonly grossPercent: string;
  readonly netPercent: string;
  readonly leftMinor: number;
};

const MONTHS = 12;
const PERCENT_DIGITS = 2;

/**
 * Gross = 12 × rent ÷ price, net = (12 × rent − yearly costs) ÷ (price + purchase costs), each rounded once, half away
 * from zero. Net is negative when costs exceed the rent. Error: INVALID_INPUT for a price of 0, and for amounts below 0
 * or not whole.
 */
export function rentalYield(input: YieldInput): Decision<RentalYield, "INVALID_INPUT"> {
  const { monthlyRentMinor, priceMinor, purchaseCostsMinor, yearlyCostsMinor } = input;
  if (!Object.values(input).every(isToolAmount) || priceMinor === 0) return refuse("INVALID_INPUT");
  const yearlyRentMinor = MONTHS * monthlyRentMinor;
  const leftMinor = yearlyRentMinor - yearlyCostsMinor;
  return accept({
    grossPercent: quotientText(100 * yearlyRentMinor, priceMinor, PERCENT_DIGITS),
    netPercent: quotientText(100 * leftMinor, priceMinor + purchaseCostsMinor, PERCENT_DIGITS),
    leftMinor,
  });
}

/**
 * Whether an amount is valid for a public tool: whole minor units from 0, small enough that a hundred times a year of
 * it is exact.
 */
export function isToolAmount(minor: number): boolean {
  return Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_AMOUNT_MINOR;
}
