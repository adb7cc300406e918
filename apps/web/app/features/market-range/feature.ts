import type { Address, NarrowAddress } from "../../lib/feature.ts";

export const narrowAddresses = [
  { to: "/market-range", needs: "analytics.read" },
] as const satisfies readonly NarrowAddress[];

export const addresses = [
  ["market-range", "routes/app/market-range.tsx"],
] as const satisfies readonly Address[];
