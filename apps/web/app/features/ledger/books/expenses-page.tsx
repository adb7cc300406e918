import { expenseCategories, expenseNatures, expenseOrder, receiptStates } from "@keystead/domain/ledger";
import { IconUpload } from "@tabler/icons-react";
import { Suspense } from "react";

import { query } from "../../../lib/api.ts";
import { useListQuery } from "../../../lib/records/use-list-query.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BookPage } from "./book-page.tsx";
import { ExpenseCard, useExpenseColumns } from "../records/expense-record.tsx";
import { useBookList } from "./use-book-list.ts";

const CategoryBars = lazyPart(async () => (await import("../costs/category-bars.tsx")).CategoryBars);

const rules = {
  ...expenseOrder,
  filters: {
    propertyId: "text",
    category: { anyOf: expenseCategories },
    nature: { anyOf: expenseNatures },
    receipt: receiptStates,
    currency: "text",
    to: "text",
  },
} as const;

/** What is this property costing, and is anything unusual? */
export function ExpensesPage() {
  const { t } = useTranslation("ledger");
  const list = useBookList(rules);
  const result = useListQuery(query.expenses.list.queryOptions({ input: list.input }));
  return (
    <BookPage
      book="expense"
      icon={IconUpload}
      list={list}
      result={result}
      columns={useExpenseColumns()}
      card={(expense, display) => <ExpenseCard expense={expense} display={display} />}
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
      belowBars={
        <Suspense fallback={<Pending />}>
          <CategoryBars period={list.shown.period} filters={list.filters} />
        </Suspense>
      }
    />
  );
}
