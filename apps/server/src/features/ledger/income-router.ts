import { tenant } from "#kernel/api/index.ts";
import { incomeMonths } from "./income-months.ts";
import { listIncome } from "./list-income.ts";
import { sumIncome } from "./sum-income.ts";

export const incomeRouter = {
  list: tenant("income.read").income.list.handler(({ input, context: { tx, scope } }) =>
    listIncome(tx, scope, input),
  ),
  sums: tenant("income.read").income.sums.handler(({ input, context: { tx, scope } }) =>
    sumIncome(tx, scope, input),
  ),
  months: tenant("income.read").income.months.handler(({ input, context: { tx, scope } }) =>
    incomeMonths(tx, scope, input),
  ),
};
