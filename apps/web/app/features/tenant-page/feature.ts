import type { Address } from "../../lib/feature.ts";

export const addresses = [
  ["tenants/:id", "routes/app/tenant-detail.tsx"],
] as const satisfies readonly Address[];
