import { firstDayOf, lastDayOf } from "@keystead/domain/calendar";
import { expenseCategories, expenseNatures, expenseOrder, receiptStates } from "@keystead/domain/ledger";
import { IconUpload } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { query } from "../../lib/api.ts";
import { late } from "../../ui/late.tsx";
import { useListState } from "../../ui/list-page.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { BookPage } from "./book-page.tsx";
import { ExpenseCard, useExpenseColumns } from "./expense-record.tsx";
import { useShownPeriod } from "./period-switch.tsx";

const CategoryBars = late(async () => (await import("./category-bars.tsx")).CategoryBars);

const rules = {
  ...expenseOrder,
  filters: {
    propertyId: "text",
    category: { several: expenseCategories },
    nature: { several: expenseNatures },
    receipt: receiptStates,
    currency: "text",
  },
} as const;

/** What is this place costing, and is anything unusual? */
export function ExpensesPage() {
  const { t } = useTranslation("ledger");
  const state = useListState(rules);
  const shown = useShownPeriod();
  const { period } = shown;
  const { page: _page, limit: _limit, sort: _sort, ...filters } = state.query;
  const days = { from: firstDayOf(period.first), to: lastDayOf(period.last) };
  const result = useQuery({
    ...query.expenses.list.queryOptions({ input: { ...state.query, ...days } }),
    placeholderData: keepPreviousData,
  });
  // Turning a page or sorting changes no sum, so they are asked for once per filter.
  const summed = useQuery({
    ...query.expenses.sums.queryOptions({ input: { ...filters, ...days } }),
    placeholderData: keepPreviousData,
  });
  return (
    <BookPage
      book="expense"
      icon={IconUpload}
      state={state}
      shown={shown}
      result={result}
      summed={summed}
      columns={useExpenseColumns()}
      card={(expense, display) => <ExpenseCard expense={expense} display={display} />}
      filters={filters}
      choices={[
        {
          name: "category",
          label: t("column.category"),
          options: expenseCategories.map((value) => ({ value, label: t(`expenseCategory.${value}`) })),
        },
        {
          name: "nature",
          label: t("kindLabel"),
          options: expenseNatures.map((value) => ({ value, label: t(`nature.${value}`) })),
        },
        {
          name: "receipt",
          label: t("column.receipt"),
          options: receiptStates.map((value) => ({ value, label: t(`receipt.${value}`) })),
        },
      ]}
    >
      <Suspense fallback={null}>
        <CategoryBars period={period} filters={filters} />
      </Suspense>
    </BookPage>
  );
}
