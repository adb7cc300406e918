import { firstDayOf, lastDayOf, monthOf } from "@keystead/domain/calendar";
import { incomeCategories, incomeOrder, paymentMethods } from "@keystead/domain/ledger";
import { Button } from "@mantine/core";
import type { IncomeView } from "@keystead/contract/ledger";
import { IconBuildingBank, IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, useNavigate } from "react-router";

import { query } from "../../lib/api.ts";
import { todayHere } from "../../lib/today.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListPage, useListState } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { usePeriodText } from "../../ui/use-period-text.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { usePropertyFilter } from "../properties/public.ts";
import { useCan } from "../session/public.ts";
import { IncomeCard, useIncomeColumns } from "./income-record.tsx";
import { useIncomeSums } from "./income-sums.tsx";
import { PeriodSwitch, useShownPeriod } from "./period-switch.tsx";
import { ReceivedSum } from "./received-sum.tsx";
import { SettledSum } from "./settled-sum.tsx";
import { barsUpTo } from "./shown-period.ts";
import "./income.css";
import { late } from "../../ui/late.tsx";

const MonthBars = late(async () => (await import("./month-bars.tsx")).MonthBars);

const rules = {
  ...incomeOrder,
  filters: {
    propertyId: "text",
    leaseId: "text",
    category: { several: incomeCategories },
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
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t("markRentPaid")}
      </Button>
    </>
  );
}

/** What came in, from where? One month, quarter or year at a time; the arrows change it. */
export function IncomePage() {
  const { t } = useTranslation("ledger");
  const navigate = useNavigate();
  const state = useListState(rules);
  const { period, go, choose, hrefOf } = useShownPeriod();
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
  const choices = useQuery(query.properties.choices.queryOptions({ input: {} }));
  const propertyFilter = usePropertyFilter(t("column.property"), state.filters["propertyId"]);
  const sums = summed.data?.sums ?? [];
  // Of both, since either may be there without the other.
  const currencies = new Set([...sums, ...(result.data?.items ?? [])].map(({ currency }) => currency));
  const display = currencies.size > 1 ? "code" : "symbol";
  const columns = useIncomeColumns(display);
  const sumRows = useIncomeSums(sums, display);
  const monthText = usePeriodText()(period);
  return (
    <>
      <PageHeader title={t("title")} actions={<IncomeActions />}>
        <PeriodSwitch words={monthText} span={period.span} onGo={go} onSpan={choose} />
        <ReceivedSum summed={summed} />
      </PageHeader>
      <SettledSum
        period={period}
        filters={state.q === "" ? state.filters : { ...state.filters, q: state.q }}
      />
      <Suspense fallback={null}>
        <MonthBars
          last={barsUpTo(period, monthOf(todayHere()))}
          filters={filters}
          shown={period}
          hrefOf={hrefOf}
        />
      </Suspense>
      <ListPage<IncomeView>
        name="income"
        label={t("listLabel", { month: monthText })}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ property, receivedOn }) => `${property.name}, ${receivedOn}`}
        card={(income) => <IncomeCard income={income} display={display} />}
        searchLabel={t("search")}
        filters={[
          propertyFilter,
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
            name: "currency",
            label: t("currency"),
            options: (choices.data?.currencies ?? []).toSorted().map((value) => ({ value, label: value })),
          },
        ]}
        countText={(count) => t("count", { count })}
        sums={sumRows}
        empty={
          <EmptyState
            icon={IconDownload}
            title={t("emptyTitle", { month: monthText })}
            text={t("emptyText")}
            action={{ label: t("markRentPaid"), onClick: () => void navigate("/leases") }}
          />
        }
        errorMessage={t("failed")}
      />
    </>
  );
}
