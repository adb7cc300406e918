import type { CollectLine } from "@keystead/contract/portfolio";

import { rentableName } from "../../../lib/format/rentable-name.ts";
import type { Payable } from "../../leases/public.ts";

/**
 * The pay sheet's input for a line: its months are ticked, so that it pays what it shows; `together` are all lines of
 * the same lease, whose other months can be ticked too.
 */
export function payableLine(line: CollectLine, together: readonly CollectLine[]): Payable {
  const { leaseId, tenantName, currency, today } = line;
  const ticked = line.months.map(({ period }) => period);
  const others = together
    .filter((other) => other !== line)
    .flatMap(({ months }) => months.filter(({ period }) => !ticked.includes(period)));
  const months = [...line.months, ...others].toSorted((a, b) => (a.period < b.period ? -1 : 1));
  return {
    leaseId,
    tenantName,
    rentable: rentableName(line.propertyName, line.unitName),
    currency,
    today,
    months,
    ticked,
  };
}
