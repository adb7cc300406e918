import type { RecordMonths } from "@keystead/contract/ledger";
import type { PropertyListItem } from "@keystead/contract/properties";
import { drillDownAddress, propertyDrillDowns } from "@keystead/domain/drill-down";
import { sumAmounts } from "@keystead/domain/money";

import { formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { MonthChartCard } from "../../../ui/chart/month-chart-card.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useReceivedMonths } from "./use-received-months.ts";

type ReceivedCardProps = { readonly property: PropertyListItem; readonly month: string };

/** Twelve months of income; the title gives their total. */
export function ReceivedCard({ property, month }: ReceivedCardProps) {
  const { t } = useTranslation("property-page");
  const { data, isError, isFetching, refetch } = useReceivedMonths(property.id, month);
  if (data !== undefined) return <Drawn months={data.months} property={property} month={month} />;
  if (!isError) return <Skeleton rows={5} />;
  return <ErrorPanel message={t("received.failed")} retrying={isFetching} onRetry={() => void refetch()} />;
}

type DrawnProps = ReceivedCardProps & { readonly months: RecordMonths["months"] };

function Drawn({ months, property, month }: DrawnProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  return (
    <MonthChartCard
      months={months}
      now={month}
      currency={property.currency}
      to={(of) => drillDownAddress(propertyDrillDowns.received({ id: property.id, month: of }))}
      title={(currency, amounts) =>
        t("received.title", {
          amount: formatMoney({ amount: sumAmounts(amounts, currency), currency }, language),
        })
      }
      text={t("received.span", {
        from: formatMonth(months[0]?.month ?? month, language),
        to: formatMonth(month, language),
      })}
    />
  );
}
