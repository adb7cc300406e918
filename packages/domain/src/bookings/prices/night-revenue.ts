import { allocate } from "../../money/index.ts";
import { nightsDueMinor } from "../booking-lines.ts";

/**
 * R-F05: the revenue of each night of a booking. A discount is spread over the nights in proportion to their prices, so
 * that the revenues add up to what is due for the nights (R-D10). Minor units, in the order of the nights.
 */
export function nightRevenue(prices: readonly number[], discountMinor: number): readonly number[] {
  if (discountMinor === 0) return prices;
  const totalMinor = prices.reduce((sum, price) => sum + price, 0);
  const shares = allocate(nightsDueMinor({ totalMinor, discountMinor }), prices);
  // If all nights cost nothing, there is no proportion and nothing to subtract.
  return shares.ok ? shares.value : prices;
}
