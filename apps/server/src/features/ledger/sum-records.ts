import type {
  ExpenseCategories,
  ExpenseCategoriesQuery,
  RecordMonths,
  RecordSums,
} from "@keystead/contract/ledger";
import { addToMonth, firstDayOf, lastDayOf, parseMonth } from "@keystead/domain/calendar";
import { expenseCategories } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";
import type * as z from "zod/mini";

import { badField } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { ratesInto } from "../fx/index.ts";
import { amountText, moneyByCurrency } from "../properties/index.ts";
import { groupRecords, sumByCategory, sumByMonth, selectRecordSums as selectSums } from "./records-store.ts";
import type { RecordFilter, RecordSum } from "./records-store.ts";

const MONTHS = 12;

/** Sums over all records that the filter finds, one line per currency; currencies are never added. */
export async function getRecordSums(work: Work, book: Book, filter: RecordFilter): Promise<RecordSums> {
  const sums = await selectSums(work, book, filter);
  return {
    sums: sums.map(({ currency, minor, depositsMinor, passThroughMinor, records }) => ({
      currency,
      amount: amountText(minor, currency),
      deposits: amountText(depositsMinor, currency),
      passThrough: amountText(passThroughMinor, currency),
      records,
    })),
    base: await baseOf(work, book, { filter, sums }),
  };
}

type Summed = { readonly filter: RecordFilter; readonly sums: readonly RecordSum[] };

/** Runs two more statements, but only if there is something to convert. */
async function baseOf(work: Work, book: Book, { filter, sums }: Summed): Promise<RecordSums["base"]> {
  if (sums.every(({ currency, base }) => currency === base)) return null;
  const records = await groupRecords(work, book, filter);
  const inBase = await ratesInto(
    work,
    records.map(({ period }) => period),
  );
  return inBase.beside(records);
}

/** One statement; a month without any movement is included, without sums. */
export async function recordMonths(
  work: Work,
  book: Book,
  { last: lastText, ...filter }: RecordFilter & { readonly last: string },
): Promise<RecordMonths> {
  const last = parseMonth(lastText);
  if (last === null) throw badField(["last"], "INVALID_MONTH");
  const months = Array.from({ length: MONTHS }, (_, at) => addToMonth(last, at - (MONTHS - 1)));
  const first = months[0] ?? last;
  const sums = await sumByMonth(work, book, { ...filter, from: firstDayOf(first), to: lastDayOf(last) });
  const byMonth = Map.groupBy(sums, ({ month }) => month);
  return { months: months.map((month) => ({ month, sums: moneyByCurrency(byMonth.get(month) ?? []) })) };
}

/** The largest of each currency first; a category with nothing in either span is left out. */
export async function expenseCategoriesOf(
  work: Work,
  { from, to, beforeFrom, beforeTo, ...filter }: z.infer<typeof ExpenseCategoriesQuery>,
): Promise<ExpenseCategories> {
  const sums = await sumByCategory(work, "expense", {
    filter,
    now: { from, to },
    before: { from: beforeFrom, to: beforeTo },
  });
  return {
    categories: sums
      .toSorted((a, b) => b.minor - a.minor || b.beforeMinor - a.beforeMinor)
      .flatMap(({ category: name, currency, minor, beforeMinor }) => {
        const category = expenseCategories.find((one) => one === name);
        if (category === undefined) return [];
        return [
          {
            category,
            currency,
            amount: amountText(minor, currency),
            before: amountText(beforeMinor, currency),
          },
        ];
      }),
  };
}
