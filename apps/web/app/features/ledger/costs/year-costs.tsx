import { firstDayOf, lastDayOf, month as monthFromText, periodOf, yearOf } from "@keystead/domain/calendar";
import { drillDownAddress, propertyDrillDowns } from "@keystead/domain/drill-down";
import { comparedSpans } from "@keystead/domain/ledger";
import { sumByCurrency } from "@keystead/domain/money";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../../lib/api.ts";
import { formatPercent } from "../../../lib/format/format.ts";
import { minorOf } from "../../../lib/format/minor-units.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { MoneySums } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { CategoryList, type CategoryTotal } from "./category-list.tsx";
import "../../../ui/card.css";
import "./year-costs.css";

type YearCostsProps = {
  readonly propertyId: string;
  /** The property's currency. */
  readonly currency: string;
  /** The current month at the property. */
  readonly month: string;
};

/**
 * The costs of a property this year by category, compared with the same days of last year; hidden if neither year has
 * costs.
 */
export function YearCosts({ propertyId, currency, month }: YearCostsProps) {
  const { t } = useTranslation("ledger");
  const year = periodOf("year", monthFromText(month));
  const last = yearOf(year.first) - 1;
  const { now, before } = comparedSpans(year, todayHere());
  const { data, isError, isFetching, refetch } = useQuery(
    query.expenses.categories.queryOptions({
      input: { propertyId, ...now, beforeFrom: before.from, beforeTo: before.to },
    }),
  );
  const whole = periodOf("year", monthFromText(`${last}-01`));
  const lastYear = useQuery(
    query.expenses.sums.queryOptions({
      input: { propertyId, from: firstDayOf(whole.first), to: lastDayOf(whole.last) },
    }),
  );
  if (data === undefined)
    return isError ? (
      <ErrorPanel message={t("categories.failed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={4} />
    );
  const sumsBefore = lastYear.data?.sums ?? [];
  if (data.categories.length === 0 && sumsBefore.length === 0) return null;
  const drillDownOf = (period: string) =>
    drillDownAddress(propertyDrillDowns.costs({ id: propertyId, month: period }));
  return (
    <section className="ks-card ks-year-costs" aria-labelledby="year-costs">
      <div className="ks-year-costs-head">
        <h2 id="year-costs">{t("yearCosts.title", { year: yearOf(year.first) })}</h2>
        <Link to={drillDownOf(String(yearOf(year.first)))}>
          <MoneySums sums={sumByCurrency(data.categories)} />
        </Link>
      </div>
      <p className="ks-second">
        <Compared categories={data.categories} year={last} />
        {sumsBefore.length === 0 ? null : (
          <span className="ks-year-costs-whole">
            {t("yearCosts.whole", { year: last })}{" "}
            <Link to={drillDownOf(String(last))}>
              <MoneySums sums={sumsBefore} />
            </Link>
          </span>
        )}
      </p>
      <CategoryList
        categories={data.categories}
        hrefOf={(category) => `${drillDownOf(String(yearOf(year.first)))}&category=${category}`}
        home={currency}
      />
    </section>
  );
}

/** Only for a single currency: several cannot be compared as one number. */
function Compared({
  categories,
  year,
}: {
  readonly categories: readonly CategoryTotal[];
  readonly year: number;
}) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const [now, ...others] = sumByCurrency(categories);
  const [was] = sumByCurrency(categories.map(({ before = "0", ...one }) => ({ ...one, amount: before })));
  if (now === undefined || was === undefined || others.length > 0) return null;
  const wasMinor = minorOf(was.amount, was.currency);
  if (wasMinor <= 0) return null;
  const share = minorOf(now.amount, now.currency) / wasMinor - 1;
  const percent = formatPercent(Math.abs(share), language);
  const word = Math.abs(share) < 0.005 ? "same" : share > 0 ? "more" : "less";
  return <span>{t(`yearCosts.${word}`, { percent, year })} </span>;
}
