import { allocate } from "../../money/index.ts";
import { nightsDueMinor } from "../booking-lines.ts";

/**
 * R-F05: what each night of a stay brings. A discount is taken off the nights in proportion to their prices, so that
 * they add up to what is due for them (R-D10). Minor units, in the order of the nights.
 */
export function nightRevenue(prices: readonly number[], discountMinor: number): readonly number[] {
  if (discountMinor === 0) return prices;
  const totalMinor = prices.reduce((sum, price) => sum + price, 0);
  const shares = allocate(nightsDueMinor({ totalMinor, discountMinor }), prices);
  // Nights that cost nothing have no proportion, and nothing to take off.
  return shares.ok ? shares.value : prices;
}
