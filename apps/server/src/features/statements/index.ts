import type { Feature } from "#kernel/registry/feature.ts";
import { statementsRouter } from "./statements-router.ts";

/**
 * Matches the lines of a bank statement to leases, bookings and records, and books them. The statement itself is not
 * stored.
 */
export const statements: Feature = {
  name: "statements",
  router: { statements: statementsRouter },
  tables: [
    {
      name: "statement_line",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    { name: "tenant_account", grants: "all", archived: true, restorable: true, withProperty: "stays" },
  ],
};
