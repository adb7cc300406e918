import type { RecordMonths } from "@keystead/contract/ledger";
import { type Month, month as monthFromText } from "@keystead/domain/calendar";
import type { Book } from "@keystead/domain/ledger";
import { currenciesByUse, totalOf } from "@keystead/domain/money";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { type api, query } from "../../../lib/api.ts";
import { formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { amountOf, minorOf } from "../../../lib/format/minor-units.ts";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBaseCurrency } from "../../session/public.ts";
import "./month-bars.css";

export type BarFilters = Omit<
  Parameters<typeof api.income.months>[0] & Parameters<typeof api.expenses.months>[0],
  "last"
>;

type MonthBarsProps = {
  readonly book: Book;
  /** The last of the twelve months. */
  readonly last: Month;
  readonly filters: BarFilters;
  /** The first and last month that the list shows. */
  readonly shown: { readonly first: Month; readonly last: Month };
  readonly hrefOf: (month: Month) => string;
};

/**
 * Twelve months under the list's filters; each bar links to its month and states its amount, so the list of bars is its
 * own table. One currency at a time: several share no scale. On failure the list below shows the error.
 */
export function MonthBars({ book, last, filters, shown, hrefOf }: MonthBarsProps) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const base = useBaseCurrency();
  const { data, isError } = useQuery({
    ...monthsOf(book, { last, ...filters }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  if (data === undefined) return isError ? null : <div className="ks-card ks-month-bars" aria-busy="true" />;
  const currencies = currenciesByUse(
    data.months.flatMap(({ sums }) => sums.map((sum) => sum.currency)),
    base,
  );
  const currency = currencies.find((one) => one === chosen) ?? currencies[0];
  if (currency === undefined) return null;
  const bars = barsOf(data, currency);
  const money = (minor: number) => formatMoney({ amount: amountOf(minor, currency), currency }, language);
  const amount = money(totalOf(bars.map(({ minor }) => minor)));
  return (
    <section className="ks-card ks-month-bars" data-book={book} aria-labelledby="record-months">
      <div className="ks-month-bars-head">
        <h2 id="record-months">
          {currencies.length > 1 ? t("bars.titleOf", { amount, currency }) : t("bars.title", { amount })}
        </h2>
        {currencies.length > 1 ? (
          <Segmented
            label={t("bars.currency")}
            value={currency}
            onChange={setChosen}
            options={currencies.map((code) => ({ value: code, label: code }))}
          />
        ) : null}
      </div>
      <ol>
        {bars.map(({ month, minor, from, size }) => {
          const words = t("bars.bar", { month: formatMonth(month, language), amount: money(minor) });
          return (
            <li key={month}>
              <Link
                to={hrefOf(month)}
                preventScrollReset
                title={words}
                aria-current={month >= shown.first && month <= shown.last ? "date" : undefined}
              >
                <span className="ks-visually-hidden">{words}</span>
                <span className="ks-month-bars-bar" aria-hidden>
                  <i data-negative={minor < 0} style={{ bottom: `${from}%`, height: `${size}%` }} />
                </span>
                <small aria-hidden>{formatMonth(month, language, "short")}</small>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function monthsOf(book: Book, input: BarFilters & { readonly last: Month }) {
  return book === "income"
    ? query.income.months.queryOptions({ input })
    : query.expenses.months.queryOptions({ input });
}

/** Percent of the height, from zero; a month with more refunds than income extends below. */
function barsOf({ months }: RecordMonths, currency: string) {
  const sums = months.map(({ month: text, sums: all }) => ({
    month: monthFromText(text),
    minor: minorOf(all.find((one) => one.currency === currency)?.amount ?? "0", currency),
  }));
  const most = Math.max(0, ...sums.map(({ minor }) => minor));
  const least = Math.min(0, ...sums.map(({ minor }) => minor));
  const height = Math.max(1, most - least);
  const percent = (minor: number) => (minor / height) * 100;
  return sums.map((sum) => ({
    ...sum,
    from: percent(Math.min(0, sum.minor) - least),
    size: percent(Math.abs(sum.minor)),
  }));
}
