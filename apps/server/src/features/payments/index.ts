import type { Feature } from "#kernel/registry/feature.ts";
import { paymentsRouter } from "./payments-router.ts";

export { checkLeases } from "./check-leases.ts";
export { checkRestored } from "./check-restored.ts";

export const payments: Feature = {
  name: "payments",
  router: { leases: paymentsRouter },
  tables: [
    {
      name: "lease_payment",
      grants: "all",
      archived: true,
      withProperty: { countedAs: "payments", through: "lease" },
    },
    { name: "lease_refund", grants: "all", archived: true, withProperty: "goes uncounted" },
    { name: "deposit_movement", grants: "all", archived: true, withProperty: "goes uncounted" },
  ],
};
