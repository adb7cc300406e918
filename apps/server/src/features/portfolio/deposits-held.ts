import type { PortfolioView } from "@keystead/contract/portfolio";
import { compareText } from "@keystead/domain/kernel";

import { amountText } from "../properties/index.ts";
import { heldMinor } from "../rent-book/index.ts";
import type { LeaseWithAccount } from "../rent-book/index.ts";

/**
 * R-C13: the deposits held for tenants, including those of ended leases, and the number of leases; per currency,
 * never added.
 */
export function depositsHeld(lines: readonly LeaseWithAccount[]): PortfolioView["deposits"] {
  const held = lines
    .map(({ lease }) => ({ currency: lease.currency, minor: heldMinor(lease, lease.today) }))
    .filter(({ minor }) => minor > 0);
  return [...Map.groupBy(held, ({ currency }) => currency)]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([currency, group]) => ({
      currency,
      held: amountText(
        group.reduce((total, { minor }) => total + minor, 0),
        currency,
      ),
      leases: group.length,
    }));
}
