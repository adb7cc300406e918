import { tenant } from "#kernel/api/index.ts";
import { incomeMonths } from "./income-months.ts";
import { listIncome } from "./list-income.ts";

export const incomeRouter = {
  list: tenant.income.list.handler(({ input, context: { tx, scope } }) => listIncome(tx, scope, input)),
  months: tenant.income.months.handler(({ input, context: { tx, scope } }) => incomeMonths(tx, scope, input)),
};
