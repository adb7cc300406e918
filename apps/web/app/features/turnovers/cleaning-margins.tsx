import type { CleaningMargins } from "@keystead/contract/ledger";
import { addToMonth, monthOf } from "@keystead/domain/calendar";
import { cleaningDrillDowns, drillDownAddress } from "@keystead/domain/drill-down";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { formatMonth } from "../../lib/format/format.ts";
import { todayHere } from "../../lib/format/today.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/visually-hidden.css";
import "./cleaning-margins.css";

/** As many months as the other charts show. */
const MONTHS = 6;

/**
 * The difference between guests' cleaning fees and cleaning costs, by month and property; both amounts link to their
 * records.
 */
export function CleaningMarginsCard({ propertyId }: { readonly propertyId: string | undefined }) {
  const { t } = useTranslation("payouts");
  const through = monthOf(todayHere());
  const result = useQuery(
    query.income.cleaning.queryOptions({
      input: {
        from: addToMonth(through, 1 - MONTHS),
        through,
        ...(propertyId === undefined ? {} : { propertyId }),
      },
    }),
  );
  const { data } = result;
  return (
    <section className="ks-card ks-cleaning-margins" aria-labelledby="cleaning-margins">
      <h2 id="cleaning-margins">{t("margin.title")}</h2>
      <p className="ks-second">{t("margin.lead")}</p>
      {result.isError && data === undefined ? (
        <ErrorPanel
          message={t("margin.failed")}
          retrying={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      ) : null}
      {data?.months.length === 0 ? <p className="ks-second">{t("margin.none")}</p> : null}
      <ul aria-busy={result.isPending}>
        {(data?.months ?? []).map((line) => (
          <MarginLine key={`${line.month} ${line.property.id} ${line.currency}`} line={line} />
        ))}
      </ul>
    </section>
  );
}

function MarginLine({ line }: { readonly line: CleaningMargins["months"][number] }) {
  const { t } = useTranslation("payouts");
  const language = useLanguage();
  const { month, property, currency, paid, cost, margin } = line;
  const of = { propertyId: property.id, month };
  // For screen readers: sighted users see it in the same row.
  const whose = (
    <span className="ks-visually-hidden">{`, ${formatMonth(month, language)}, ${property.name}`}</span>
  );
  return (
    <li className="ks-cleaning-margins-line">
      <span>
        <b>{formatMonth(month, language)}</b> <span className="ks-second">{property.name}</span>
      </span>
      <span className="ks-cleaning-margins-left">
        <span className="ks-second">{t("margin.left")}</span>{" "}
        <MoneyText amount={margin} currency={currency} />
      </span>
      <Link to={drillDownAddress(cleaningDrillDowns.paid(of))}>
        {t("margin.paid")} <MoneyText amount={paid} currency={currency} />
        {whose}
      </Link>
      <Link to={drillDownAddress(cleaningDrillDowns.cost(of))}>
        {t("margin.cost")} <MoneyText amount={cost} currency={currency} />
        {whose}
      </Link>
    </li>
  );
}
