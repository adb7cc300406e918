import type { PortfolioView } from "@keystead/contract/portfolio";

import { IncomeChartCard } from "./income-chart-card.tsx";
import { PropertiesCard } from "./properties-card.tsx";
import { ResultCard } from "./result-card.tsx";
import "./month-in-figures.css";

/** Income of six months and by property, then costs and the result of the month or the year. */
export function MonthInFigures({ portfolio }: { readonly portfolio: PortfolioView }) {
  const hasCosts = portfolio.result.year.costs.length + portfolio.before.costs.length > 0;
  return (
    <>
      {hasCosts ? <ResultCard portfolio={portfolio} /> : null}
      <div className="ks-month-in-figures">
        <IncomeChartCard portfolio={portfolio} />
        <PropertiesCard portfolio={portfolio} />
      </div>
    </>
  );
}
