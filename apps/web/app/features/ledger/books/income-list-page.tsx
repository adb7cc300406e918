import { incomeCategories, incomeNatures, incomeOrder, paymentMethods } from "@keystead/domain/ledger";
import { IconBuildingBank, IconCircleCheck, IconDownload } from "@tabler/icons-react";

import { query } from "../../../lib/api.ts";
import { useListQuery } from "../../../lib/records/use-list-query.ts";
import type { FoldingAction } from "../../../ui/page/folding-actions.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { BookPage } from "./book-page.tsx";
import { IncomeCard, useIncomeColumns } from "../records/income-record.tsx";
import { SettledSum } from "./settled-sum.tsx";
import { useBookList } from "./use-book-list.ts";

const rules = {
  ...incomeOrder,
  filters: {
    propertyId: "text",
    leaseId: "text",
    category: { anyOf: incomeCategories },
    nature: { anyOf: incomeNatures },
    method: { anyOf: paymentMethods },
    currency: "text",
    cleaning: ["true"],
    to: "text",
  },
} as const;

/** To see who paid, there is the bank statement, or the leases by month. The last actions fold first. */
function useIncomeActions(): readonly FoldingAction[] {
  const { t } = useTranslation("ledger");
  const can = useCan();
  return [
    ...(can("payment.record")
      ? [{ label: t("bankStatement"), icon: IconBuildingBank, to: "/income/statement" }]
      : []),
    { label: t("markRentPaid"), icon: IconCircleCheck, to: "/leases?status=&owes=true" },
  ];
}

/** What came in, and from where? */
export function IncomeListPage() {
  const { t } = useTranslation("ledger");
  const list = useBookList(rules);
  const { state, shown } = list;
  const narrowed = state.q === "" ? state.filters : { ...state.filters, q: state.q };
  const result = useListQuery(query.income.list.queryOptions({ input: list.input }));
  return (
    <BookPage
      book="income"
      icon={IconDownload}
      list={list}
      result={result}
      columns={useIncomeColumns()}
      card={(income, display) => <IncomeCard income={income} display={display} />}
      choices={[
        {
          name: "category",
          label: t("column.category"),
          options: incomeCategories.map((value) => ({ value, label: t(`category.${value}`) })),
        },
        {
          name: "method",
          label: t("column.method"),
          options: paymentMethods.map((value) => ({ value, label: t(`method.${value}`) })),
        },
        {
          name: "cleaning",
          label: t("cleaningHead"),
          options: [{ value: "true", label: t("cleaningOnly") }],
        },
      ]}
      actions={useIncomeActions()}
      below={<SettledSum part="settled" period={shown.period} filters={narrowed} />}
    >
      <SettledSum part="open" period={shown.period} filters={narrowed} />
    </BookPage>
  );
}
