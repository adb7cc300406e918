import type { Feature } from "#kernel/registry/feature.ts";
import { statementsRouter } from "./statements-router.ts";

/** A bank's statement, matched to open months and booked by the pay sheet's own verb. Of the statement itself nothing is kept. */
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
