import type { Address, NarrowAddress } from "../../lib/feature.ts";

export const narrowAddresses = [
  { to: "/mortgage", needs: "analytics.read" },
] as const satisfies readonly NarrowAddress[];

export const addresses = [["mortgage", "routes/app/mortgage.tsx"]] as const satisfies readonly Address[];
