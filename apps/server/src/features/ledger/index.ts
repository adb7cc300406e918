import type { Feature } from "#kernel/registry/feature.ts";
import { expensesRouter } from "./expenses-router.ts";
import { incomeRouter } from "./income-router.ts";
import { returning } from "./record-trash.ts";

export const ledger: Feature = {
  name: "ledger",
  router: { income: incomeRouter, expenses: expensesRouter },
  trash: [returning("income"), returning("expense")],
  tables: [
    {
      name: "income",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "income" },
    },
    {
      name: "expense",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "expenses" },
    },
  ],
};
