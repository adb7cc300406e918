import type { Feature } from "#kernel/registry/feature.ts";
import { incomeRouter } from "./income-router.ts";

export const ledger: Feature = {
  name: "ledger",
  router: { income: incomeRouter },
  tables: [
    {
      name: "income",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "income" },
    },
  ],
};
