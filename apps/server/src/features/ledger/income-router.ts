import { tenant } from "#kernel/api/index.ts";
import { incomeMonths } from "./income-months.ts";
import { listIncome } from "./list-income.ts";
import { sumIncome } from "./sum-income.ts";

export const incomeRouter = {
  list: tenant("income.read").income.list.handler(({ input, context: { work } }) => listIncome(work, input)),
  sums: tenant("income.read").income.sums.handler(({ input, context: { work } }) => sumIncome(work, input)),
  months: tenant("income.read").income.months.handler(({ input, context: { work } }) =>
    incomeMonths(work, input),
  ),
};
