import type { PropertyListItem } from "@keystead/contract/properties";
import { drillDownAddress, propertyDrillDowns } from "@keystead/domain/drill-down";
import { Link } from "react-router";

import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { MoneySums } from "../../ui/text/money-text.tsx";
import { MonthTable } from "../../ui/chart/month-table.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useReceivedMonths } from "./cards/use-received-months.ts";
import { noMoney } from "./no-money.ts";
import "./property-page.css";

type PropertyMoneyProps = { readonly property: PropertyListItem; readonly month: string };

/** Income by month, and deposits held for tenants; the records are in the list of income. */
export function PropertyMoney({ property, month }: PropertyMoneyProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const year = month.slice(0, 4);
  const { data, isError, isFetching, refetch } = useReceivedMonths(property.id, month);
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t("received.failed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={5} />
    );
  }
  return (
    <section className="ks-card" aria-labelledby="money">
      <div className="ks-card-head">
        <h2 id="money">{t("money.title")}</h2>
        <Link to={`/income?period=${year}&propertyId=${property.id}`}>{t("money.year", { year })}</Link>
      </div>
      <MonthTable
        months={data.months}
        to={(of) => drillDownAddress(propertyDrillDowns.received({ id: property.id, month: of }))}
      />
      <div className="ks-property-page-held">
        <Link to={drillDownAddress(propertyDrillDowns.held(property))}>{t("money.held")}</Link>
        <MoneySums sums={property.held} none={noMoney(property, language)} />
      </div>
    </section>
  );
}
