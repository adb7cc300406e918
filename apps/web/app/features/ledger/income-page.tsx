import { ActionIcon, Button } from "@mantine/core";
import { type IncomeCategory, incomeCategories, type IncomeView } from "@keystead/contract/ledger";
import { paymentMethods } from "@keystead/contract/payment-methods";
import {
  addToMonth,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  parseMonth,
} from "@keystead/domain/calendar";
import { IconChevronLeft, IconChevronRight, IconDownload, IconLink } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { formatMonth } from "../../lib/format.ts";
import { todayHere } from "../../lib/today.ts";
import { DateText } from "../../ui/date-text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Column, ListPage, useListState } from "../../ui/list-page.tsx";
import { MoneySums, MoneyText } from "../../ui/money-text.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { StatusBadge, type Tone } from "../../ui/status-badge.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { usePropertyFilter } from "../properties/public.ts";
import "./income.css";
import { barsUpTo, MONTHS, periodOf, type Span, spans } from "./shown-period.ts";

const MonthBars = lazy(async () => ({ default: (await import("./month-bars.tsx")).MonthBars }));

const rules = {
  sorts: ["receivedOn", "amount", "property", "category", "method"],
  defaultSort: "-receivedOn",
  filters: {
    propertyId: "text",
    leaseId: "text",
    category: { several: incomeCategories },
    method: { several: paymentMethods },
    currency: "text",
  },
} as const;

const toneOf: Readonly<Record<IncomeCategory, Tone>> = {
  rent: "positive",
  deposit: "information",
  utilities: "neutral",
  other: "neutral",
};

/** What came in, from where? One month, quarter or year at a time; the arrows change it. */
export function IncomePage() {
  const { t } = useTranslation("ledger");
  const navigate = useNavigate();
  const state = useListState(rules);
  const { span, period, go, choose, hrefOf } = useShownPeriod();
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
  const properties = useQuery(
    query.properties.list.queryOptions({ input: { page: 1, limit: 100, sort: "name" } }),
  );
  const propertyFilter = usePropertyFilter(t("column.property"), state.filters["propertyId"]);
  const sums = summed.data?.sums ?? [];
  const display = sums.length > 1 ? "code" : "symbol";
  const columns = useColumns(display);
  const monthText = usePeriodText()(span, period.first);
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <Button
            component={Link}
            to="/leases?status=&owes=true"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t("markRentPaid")}
          </Button>
        }
      >
        <PeriodSwitch words={monthText} span={span} onGo={go} onSpan={choose} />
        <span>
          {t("received")}{" "}
          <b>{summed.data === undefined ? null : <MoneySums sums={sums} none={t("nothing")} />}</b>
        </span>
      </PageHeader>
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
            options: [...new Set((properties.data?.items ?? []).map(({ currency }) => currency))]
              .toSorted()
              .map((value) => ({ value, label: value })),
          },
        ]}
        countText={(count) => t("count", { count })}
        sums={sums.map(({ currency, amount, records }) => ({
          key: currency,
          label: t("sumOf", { count: records }),
          cells: { amount: <MoneyText amount={amount} currency={currency} display={display} /> },
        }))}
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

/** `?month=2026-03&period=quarter`: the quarter that holds the month. The month itself needs no `period`. */
function useShownPeriod() {
  const [params, setParams] = useSearchParams();
  const month = parseMonth(params.get("month") ?? "") ?? monthOf(todayHere());
  const span = spans.find((one) => one === params.get("period")) ?? "month";
  const period = periodOf(span, month);
  const set = (change: { readonly month?: Month; readonly span?: Span }) => {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (change.month !== undefined) next.set("month", change.month);
      if (change.span === "month") next.delete("period");
      else if (change.span !== undefined) next.set("period", change.span);
      next.delete("page");
      return next;
    });
  };
  return {
    span,
    period,
    go: (by: 1 | -1) => {
      set({ month: addToMonth(period.first, by * MONTHS[span]) });
    },
    choose: (chosen: Span) => {
      set({ span: chosen });
    },
    /** That month under the same filters. */
    hrefOf: (one: string) => {
      const next = new URLSearchParams(params);
      for (const name of ["page", "period"]) next.delete(name);
      next.set("month", one);
      return `?${next}`;
    },
  };
}

/** "March 2026", "Quarter 1, 2026", "2026". */
function usePeriodText(): (span: Span, first: Month) => string {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  return (span, first) => {
    const year = first.slice(0, 4);
    if (span === "month") return formatMonth(first, language);
    if (span === "year") return year;
    return t("quarterOf", { quarter: (Number(first.slice(5)) + 2) / 3, year });
  };
}

type PeriodSwitchProps = {
  readonly words: string;
  readonly span: Span;
  readonly onGo: (by: 1 | -1) => void;
  readonly onSpan: (span: Span) => void;
};

function PeriodSwitch({ words, span, onGo, onSpan }: PeriodSwitchProps) {
  const { t } = useTranslation("ledger");
  useShortcut("ArrowLeft", () => {
    onGo(-1);
  });
  useShortcut("ArrowRight", () => {
    onGo(1);
  });
  return (
    <>
      <Segmented<Span>
        label={t("period")}
        value={span}
        onChange={onSpan}
        options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
      />
      <span className="ks-month-switch">
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t(`previous.${span}`)}
          onClick={() => {
            onGo(-1);
          }}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <b aria-live="polite">{words}</b>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t(`next.${span}`)}
          onClick={() => {
            onGo(1);
          }}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </span>
    </>
  );
}

function useColumns(display: "symbol" | "code"): readonly Column<IncomeView>[] {
  const { t } = useTranslation("ledger");
  return [
    {
      key: "day",
      header: t("column.day"),
      sort: "receivedOn",
      cell: ({ receivedOn }) => <DateText day={receivedOn} />,
    },
    {
      key: "property",
      header: t("column.property"),
      sort: "property",
      cell: ({ property, unit }) => (unit === null ? property.name : `${property.name} · ${unit.name}`),
    },
    { key: "who", header: t("column.tenant"), cell: (income) => <Who income={income} /> },
    {
      key: "category",
      header: t("column.category"),
      sort: "category",
      cell: ({ category }) => <StatusBadge tone={toneOf[category]}>{t(`category.${category}`)}</StatusBadge>,
    },
    {
      key: "method",
      header: t("column.method"),
      sort: "method",
      cell: ({ method }) => t(`method.${method}`),
    },
    {
      key: "amount",
      header: t("column.amount"),
      sort: "amount",
      align: "end",
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} display={display} />,
    },
  ];
}

/** A record of a lease is changed there: the mark says so and leads there. */
function Who({ income }: { readonly income: IncomeView }) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const { tenant, leaseId, linked, rentPeriod } = income;
  if (tenant === null) return null;
  return (
    <span className="ks-linked">
      {leaseId === null ? (
        tenant.name
      ) : (
        <Link to={`/leases/${leaseId}`}>
          {linked ? <IconLink size={14} role="img" aria-label={t("linked")} /> : null}
          {tenant.name}
        </Link>
      )}
      {rentPeriod === null ? null : <small className="ks-second">{formatMonth(rentPeriod, language)}</small>}
    </span>
  );
}

function IncomeCard({
  income,
  display,
}: {
  readonly income: IncomeView;
  readonly display: "symbol" | "code";
}) {
  const { t } = useTranslation("ledger");
  return (
    <div className="ks-income-card">
      <div>
        <b>{income.property.name}</b>
        <MoneyText amount={income.amount} currency={income.currency} display={display} />
      </div>
      <p className="ks-second">
        <DateText day={income.receivedOn} /> · {t(`method.${income.method}`)}
      </p>
      <div>
        <Who income={income} />
        <StatusBadge tone={toneOf[income.category]}>{t(`category.${income.category}`)}</StatusBadge>
      </div>
    </div>
  );
}
