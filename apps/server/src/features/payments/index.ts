import type { Feature } from "#kernel/registry/feature.ts";
import { paymentsRouter } from "./payments-router.ts";

export { checkLeases } from "./check-leases.ts";
export { checkRestored } from "./check-restored.ts";

export const payments: Feature = {
  name: "payments",
  router: { leases: paymentsRouter },
};
