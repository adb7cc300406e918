import { tenant } from "#kernel/api/index.ts";
import { listIncome } from "./list-income.ts";

export const incomeRouter = {
  list: tenant.income.list.handler(({ input, context: { tx, scope } }) => listIncome(tx, scope, input)),
};
