import type { Address } from "../../lib/feature.ts";

export const addresses = [
  ["properties/:id", "routes/app/property-detail.tsx"],
] as const satisfies readonly Address[];
