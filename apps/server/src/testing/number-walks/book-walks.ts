import type { RecordSums } from "@keystead/contract/ledger";
import { books } from "@keystead/domain/ledger";
import { addMonths, monthOf, plainDate } from "@keystead/domain/calendar";
import { cleaningDrillDowns, drillDownQuery } from "@keystead/domain/drill-down";

import { each, centsOf, centsText, sumRowAmounts, LIMIT, whole, listTotal, byCurrency } from "./walking.ts";
import type { Walk, WalkedNumber, Walker } from "./walking.ts";

type BookRecord = {
  readonly currency: string;
  readonly date: string;
  readonly category: string;
  readonly nature: string;
  readonly amount: string;
};

const isDeposit = ({ category }: BookRecord) => category === "deposit";
const passesThrough = ({ nature }: BookRecord) => nature === "pass_through";
const isOwn = (record: BookRecord) => !isDeposit(record) && !passesThrough(record);

/** Each income by its parts: a transfer of rent may also include a deposit. */
export const incomeRecords = async ({ client }: Walker): Promise<readonly BookRecord[]> => {
  const { items } = await whole((page) => client.income.list({ page, limit: LIMIT }));
  return items.flatMap((item) =>
    item.parts.map(({ category, amount }) => ({
      currency: item.currency,
      date: item.date,
      nature: item.nature,
      category,
      amount,
    })),
  );
};
const expenseRecords = async ({ client }: Walker): Promise<readonly BookRecord[]> =>
  (await whole((page) => client.expenses.list({ page, limit: LIMIT }))).items;

function bookSums({ sums, base }: RecordSums, records: readonly BookRecord[]): readonly WalkedNumber[] {
  const of = (code: string, is: (record: BookRecord) => boolean) =>
    records.filter((record) => record.currency === code && is(record));
  return [
    ...sums.flatMap(({ currency, amount, deposits, passThrough, records: count }) => [
      {
        at: "sums[].amount",
        of: currency,
        says: amount,
        rows: sumRowAmounts(of(currency, isOwn), (one) => one.amount),
      },
      {
        at: "sums[].deposits",
        of: currency,
        says: deposits,
        rows: sumRowAmounts(of(currency, isDeposit), (one) => one.amount),
      },
      {
        at: "sums[].passThrough",
        of: currency,
        says: passThrough,
        rows: sumRowAmounts(
          of(currency, (one) => passesThrough(one) && !isDeposit(one)),
          (one) => one.amount,
        ),
      },
      { at: "sums[].records", of: currency, says: count, rows: of(currency, isOwn).length },
    ]),
    ...(base === null || base.total === null
      ? []
      : [
          {
            at: "base.total",
            says: base.total,
            rows: sumRowAmounts(
              [...base.converted, ...sums.filter(({ currency }) => currency === base.currency)],
              ({ amount }) => amount,
            ),
          },
        ]),
  ];
}

type Months = {
  readonly months: readonly {
    readonly month: string;
    readonly sums: RecordSums["sums"] | readonly { readonly currency: string; readonly amount: string }[];
  }[];
};

function bookMonths({ months }: Months, records: readonly BookRecord[]): readonly WalkedNumber[] {
  return months.flatMap(({ month, sums }) =>
    byCurrency("months[].sums[].amount", sums, {
      rows: records.filter((one) => isOwn(one) && one.date.startsWith(month)),
      of: ({ amount }) => amount,
    }),
  );
}

/** The books: lists, sums, months and categories. */
export const bookWalks: Readonly<Record<string, Walk>> = {
  "income.list": async ({ client }) => [
    listTotal(await whole((page) => client.income.list({ page, limit: LIMIT }))),
  ],
  "income.sums": async (walker) => bookSums(await walker.client.income.sums({}), await incomeRecords(walker)),
  "income.months": async (walker) =>
    bookMonths(
      await walker.client.income.months({ last: walker.today.slice(0, 7) }),
      await incomeRecords(walker),
    ),
  "income.cleaning": async ({ client, today }) => {
    const { months } = await client.income.cleaning({
      from: monthOf(addMonths(plainDate(today), -11)),
      through: monthOf(plainDate(today)),
    });
    const walked = await each(months, async ({ month, property, currency, paid, cost, margin }) => {
      const of = { propertyId: property.id, month };
      const amountIn = ({ sums }: RecordSums) =>
        sums.find((sum) => sum.currency === currency)?.amount ?? "0.00";
      const [came, went] = [
        amountIn(await client.income.sums(drillDownQuery(cleaningDrillDowns.paid(of)))),
        amountIn(await client.expenses.sums(drillDownQuery(cleaningDrillDowns.cost(of)))),
      ];
      return [
        { at: "months[].paid", of: month, says: paid, rows: came },
        { at: "months[].cost", of: month, says: cost, rows: went },
        { at: "months[].margin", of: month, says: margin, rows: centsText(centsOf(came) - centsOf(went)) },
      ];
    });
    return walked.flat();
  },
  "expenses.list": async ({ client }) => [
    listTotal(await whole((page) => client.expenses.list({ page, limit: LIMIT }))),
  ],
  "expenses.sums": async (walker) =>
    bookSums(await walker.client.expenses.sums({}), await expenseRecords(walker)),
  "expenses.months": async (walker) =>
    bookMonths(
      await walker.client.expenses.months({ last: walker.today.slice(0, 7) }),
      await expenseRecords(walker),
    ),
  "expenses.categories": async (walker) => {
    const now = { from: "2026-02-01", to: "2026-03-31" };
    const before = { from: "2025-12-01", to: "2026-01-31" };
    const { categories } = await walker.client.expenses.categories({
      ...now,
      beforeFrom: before.from,
      beforeTo: before.to,
    });
    const records = (await expenseRecords(walker)).filter(isOwn);
    const within = ({ from, to }: typeof now, category: string, currency: string) =>
      records.filter(
        (one) => one.category === category && one.currency === currency && one.date >= from && one.date <= to,
      );
    return categories.flatMap(({ category, currency, amount, before: was }) => [
      {
        at: "categories[].amount",
        of: category,
        says: amount,
        rows: sumRowAmounts(within(now, category, currency), (one) => one.amount),
      },
      {
        at: "categories[].before",
        of: category,
        says: was,
        rows: sumRowAmounts(within(before, category, currency), (one) => one.amount),
      },
    ]);
  },
  "recurring.list": async ({ client }) => [
    ...(await each(books, async (book) =>
      listTotal(await whole((page) => client.recurring.list({ book, page, limit: LIMIT }))),
    )),
  ],
  "recurring.proposals": async ({ client }) =>
    (await each(books, (book) => client.recurring.proposals({ book }))).map(listTotal),
};
