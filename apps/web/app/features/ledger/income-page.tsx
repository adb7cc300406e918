import { firstDayOf, lastDayOf } from "@keystead/domain/calendar";
import { incomeCategories, incomeNatures, incomeOrder, paymentMethods } from "@keystead/domain/ledger";
import { Button } from "@mantine/core";
import { IconBuildingBank, IconCircleCheck, IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { useListState } from "../../ui/list-page.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan } from "../session/public.ts";
import { BookPage } from "./book-page.tsx";
import { IncomeCard, useIncomeColumns } from "./income-record.tsx";
import { useShownPeriod } from "./period-switch.tsx";
import { SettledSum } from "./settled-sum.tsx";

const rules = {
  ...incomeOrder,
  filters: {
    propertyId: "text",
    leaseId: "text",
    category: { several: incomeCategories },
    nature: { several: incomeNatures },
    method: { several: paymentMethods },
    currency: "text",
  },
} as const;

/** Who paid is answered at the bank, or month by month among the leases. */
function IncomeActions() {
  const { t } = useTranslation("ledger");
  const can = useCan();
  return (
    <>
      {can("payment.record") ? (
        <Button
          component={Link}
          to="/income/statement"
          variant="default"
          leftSection={<IconBuildingBank size={18} aria-hidden />}
        >
          {t("bankStatement")}
        </Button>
      ) : null}
      <Button
        component={Link}
        to="/leases?status=&owes=true"
        variant="default"
        leftSection={<IconCircleCheck size={18} aria-hidden />}
      >
        {t("markRentPaid")}
      </Button>
    </>
  );
}

/** What came in, from where? */
export function IncomePage() {
  const { t } = useTranslation("ledger");
  const state = useListState(rules);
  const shown = useShownPeriod();
  const { period } = shown;
  const { page: _page, limit: _limit, sort: _sort, ...filters } = state.query;
  const days = { from: firstDayOf(period.first), to: lastDayOf(period.last) };
  const result = useQuery({
    ...query.income.list.queryOptions({ input: { ...state.query, ...days } }),
    placeholderData: keepPreviousData,
  });
  // Turning a page or sorting changes no sum, so they are asked for once per filter.
  const summed = useQuery({
    ...query.income.sums.queryOptions({ input: { ...filters, ...days } }),
    placeholderData: keepPreviousData,
  });
  return (
    <BookPage
      book="income"
      icon={IconDownload}
      state={state}
      shown={shown}
      result={result}
      summed={summed}
      columns={useIncomeColumns()}
      card={(income, display) => <IncomeCard income={income} display={display} />}
      filters={filters}
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
      ]}
      actions={<IncomeActions />}
    >
      <SettledSum
        period={period}
        filters={state.q === "" ? state.filters : { ...state.filters, q: state.q }}
      />
    </BookPage>
  );
}
