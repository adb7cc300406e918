import type { PortfolioView } from "@keystead/contract/portfolio";
import { drillDownAddress, portfolioDrillDowns } from "@keystead/domain/drill-down";
import { Link } from "react-router";

import { formatMoney, formatMonth } from "../../lib/format/format.ts";
import { MonthChartCard } from "../../ui/chart/month-chart-card.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useBaseCurrency } from "../session/public.ts";

/** Income of six months; the title is about the current one. */
export function IncomeChartCard({ portfolio: { months, month } }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("month-in-figures");
  const language = useLanguage();
  const base = useBaseCurrency() ?? "EUR";
  const at = months.findIndex((one) => one.month === month);
  return (
    <MonthChartCard
      months={months.map((one) => ({ month: one.month, sums: one.income }))}
      now={month}
      currency={base}
      to={(of) => drillDownAddress(portfolioDrillDowns.receivedIn({ month: of }))}
      title={(currency, amounts) => (
        <Link to={drillDownAddress(portfolioDrillDowns.received({ month }))}>
          {t("chartTitle", {
            amount: formatMoney({ amount: amounts[at] ?? "0", currency }, language),
            month: formatMonth(month, language, "name"),
          })}
        </Link>
      )}
      text={t("chartText")}
    />
  );
}
