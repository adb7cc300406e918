import type { IncomeMonths, IncomeMonthsQuery } from "@keystead/contract/ledger";
import { addToMonth, firstDayOf, lastDayOf, parseMonth } from "@keystead/domain/calendar";
import type * as z from "zod/mini";

import { badField } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { moneyByCurrency } from "../properties/index.ts";
import { sumIncomeByMonth } from "./income-store.ts";

const MONTHS = 12;

/** One statement; a month in which nothing came in is there too, without sums. */
export async function incomeMonths(
  work: Work,
  { last: lastText, ...filter }: z.infer<typeof IncomeMonthsQuery>,
): Promise<IncomeMonths> {
  const last = parseMonth(lastText);
  if (last === null) throw badField(["last"], "INVALID_MONTH");
  const months = Array.from({ length: MONTHS }, (_, at) => addToMonth(last, at - (MONTHS - 1)));
  const first = months[0] ?? last;
  const sums = await sumIncomeByMonth(work, { ...filter, from: firstDayOf(first), to: lastDayOf(last) });
  const byMonth = Map.groupBy(sums, ({ month }) => month);
  return { months: months.map((month) => ({ month, sums: moneyByCurrency(byMonth.get(month) ?? []) })) };
}
