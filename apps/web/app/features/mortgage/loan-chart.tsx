import { type Currency, minorDigits } from "@keystead/domain/money";
import { halfwayYear, type LoanYear } from "@keystead/domain/mortgage";
import { useId } from "react";

import { formatNumber } from "../../lib/format/format.ts";
import { MonthPlot } from "../../ui/chart/month-plot.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useLoanMoney } from "./use-loan-money.ts";
import "./mortgage.css";

type LoanChartProps = { readonly years: readonly LoanYear[]; readonly currency: Currency };

/** With more years, only every fifth has room for its number. */
const MOST_NUMBERED = 15;
const EVERY = 5;

/**
 * Repayment and interest of each year, readable year by year with the arrow keys; the table below has the same numbers.
 */
export function LoanChart({ years, currency }: LoanChartProps) {
  const { t } = useTranslation("mortgage");
  const language = useLanguage();
  const id = useId();
  const { whole } = useLoanMoney(currency);
  const scale = 10 ** minorDigits(currency);
  const isNumbered = (year: number) => years.length <= MOST_NUMBERED || year === 1 || year % EVERY === 0;
  return (
    <section className="ks-card ks-mortgage-chart" aria-labelledby={id}>
      <div className="ks-card-head ks-mortgage-head">
        <div>
          <h2 id={id}>{t("chart.title", { year: halfwayYear(years) })}</h2>
          <p className="ks-second">{t("chart.text")}</p>
        </div>
      </div>
      <div className="ks-mortgage-chart-body">
        <p className="ks-mortgage-axis">{t("chart.axis", { currency })}</p>
        <MonthPlot
          stacked
          summary={t("chart.summary", {
            list: years
              .map(({ year, principalMinor, interestMinor }) =>
                t("chart.year", { year, principal: whole(principalMinor), interest: whole(interestMinor) }),
              )
              .join("; "),
          })}
          months={years.map(({ year }) => ({
            key: String(year),
            label: isNumbered(year) ? String(year) : "",
            name: t("table.year", { year }),
          }))}
          series={[
            {
              key: "principal",
              label: t("principal"),
              mark: "bar",
              slot: 1,
              values: years.map(({ principalMinor }) => principalMinor / scale),
            },
            {
              key: "interest",
              label: t("interest"),
              mark: "bar",
              slot: 2,
              hatched: true,
              values: years.map(({ interestMinor }) => interestMinor / scale),
            },
          ]}
          tick={(value) => formatNumber(value, language)}
          say={(value) => whole(Math.round(value * scale))}
        />
      </div>
    </section>
  );
}
