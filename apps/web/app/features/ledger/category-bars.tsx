import type { ExpenseCategories } from "@keystead/contract/ledger";
import { addToMonth, MONTHS_IN, type Period, periodOf } from "@keystead/domain/calendar";
import { comparedSpans } from "@keystead/domain/ledger";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";

import { type api, query } from "../../lib/api.ts";
import { formatDay, formatMoney } from "../../lib/format.ts";
import { minorOf } from "../../lib/minor-units.ts";
import { todayHere } from "../../lib/today.ts";
import { MoneyText } from "../../ui/money-text.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { usePeriodText } from "../../ui/use-period-text.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "../../ui/card.css";
import "./category-bars.css";

type Asked = Parameters<typeof api.expenses.categories>[0];

type CategoryBarsProps = {
  readonly period: Period;
  readonly filters: Omit<Asked, "from" | "to" | "beforeFrom" | "beforeTo">;
};

/**
 * What each category comes to, the largest first, with a mark where it stood in the period before: of a running one on the same day of
 * it. Each bar leads to its records. One currency at a time: their bars share no scale.
 */
export function CategoryBars({ period, filters }: CategoryBarsProps) {
  const { t } = useTranslation("ledger");
  const [params] = useSearchParams();
  const { now, before, partial } = comparedSpans(period, todayHere());
  const { data } = useQuery({
    ...query.expenses.categories.queryOptions({
      input: { ...filters, ...now, beforeFrom: before.from, beforeTo: before.to },
    }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const beforeText = useBeforeText(period, partial ? before.to : null);
  if (data === undefined || data.categories.length === 0) return null;
  const currencies = [...new Set(data.categories.map(({ currency }) => currency))];
  const currency = currencies.find((one) => one === chosen) ?? currencies[0] ?? "";
  return (
    <section className="ks-card ks-category-bars" aria-labelledby="category-bars">
      <h2 id="category-bars">
        {t("categories.title")} <small>· {t("categories.before", { period: beforeText })}</small>
      </h2>
      {currencies.length > 1 ? (
        <Segmented
          label={t("bars.currency")}
          value={currency}
          onChange={setChosen}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      ) : null}
      <ol>
        {barsOf(data, currency).map((bar) => (
          <CategoryBar key={bar.category} bar={bar} currency={currency} params={params} />
        ))}
      </ol>
    </section>
  );
}

/** "October 2026", or up to which day of it. */
function useBeforeText({ span, first }: Period, to: string | null): string {
  const language = useLanguage();
  const words = usePeriodText();
  const before = periodOf(span, addToMonth(first, -MONTHS_IN[span]));
  return to === null
    ? words(before)
    : `${formatDay(`${before.first}-01`, language, "short")} – ${formatDay(to, language, "short")}`;
}

type Bar = ExpenseCategories["categories"][number] & { readonly size: number; readonly mark: number };

type CategoryBarProps = {
  readonly bar: Bar;
  readonly currency: string;
  readonly params: URLSearchParams;
};

function CategoryBar({ bar, currency, params }: CategoryBarProps) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const { category, amount, before, size, mark } = bar;
  const name = t(`expenseCategory.${category}`);
  const money = (of: string) => formatMoney({ amount: of, currency }, language);
  const words = t("categories.bar", { category: name, amount: money(amount), before: money(before) });
  const to = new URLSearchParams(params);
  to.set("category", category);
  to.delete("page");
  return (
    <li>
      <Link to={`?${to}`} preventScrollReset title={words} aria-label={words}>
        <span>{name}</span>
        <span className="ks-category-bars-track" aria-hidden>
          <i style={{ width: `${size}%` }} />
          {mark > 0 ? <b style={{ left: `${mark}%` }} /> : null}
        </span>
        <span className="ks-category-bars-amount">
          <MoneyText amount={amount} currency={currency} />
        </span>
      </Link>
    </li>
  );
}

/** In percent of the largest, of now and of before. More that came back than was spent has no bar. */
function barsOf({ categories }: ExpenseCategories, currency: string): readonly Bar[] {
  const own = categories.filter((one) => one.currency === currency);
  const minor = (amount: string): number => Math.max(0, minorOf(amount, currency));
  const most = Math.max(1, ...own.flatMap(({ amount, before }) => [minor(amount), minor(before)]));
  return own.map((one) => ({
    ...one,
    size: (minor(one.amount) / most) * 100,
    mark: (minor(one.before) / most) * 100,
  }));
}
