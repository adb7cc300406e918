import { Link } from "react-router";

import { formatMonth, type MoneyAmount } from "../../lib/format/format.ts";
import { MoneySums } from "../text/money-text.tsx";
import { useLanguage } from "../text/use-language.ts";
import { useTranslation } from "../text/use-translation.ts";
import "../figures.css";
import "./month-table.css";

export type MonthTableProps = {
  /** Oldest first; a month may hold sums of several currencies. */
  readonly months: readonly { readonly month: string; readonly sums: readonly MoneyAmount[] }[];
  /** The list behind the sums of a month. */
  readonly to: (month: string) => string;
  /** What the sums are, where they were not received. */
  readonly heading?: string;
};

/** What was received in each month, or what the heading says, a link to its records; the newest month first. */
export function MonthTable({ months, to, heading }: MonthTableProps) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  return (
    <table className="ks-figures ks-month-table">
      <thead>
        <tr>
          <th scope="col">{t("chart.month")}</th>
          <th scope="col" className="ks-figures-end">
            {heading ?? t("chart.received")}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, sums }) => (
          <tr key={month}>
            <th scope="row">
              <Link to={to(month)}>{formatMonth(month, language)}</Link>
            </th>
            <td className="ks-figures-end">
              <MoneySums sums={sums} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
