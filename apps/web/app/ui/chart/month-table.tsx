import { Link } from "react-router";

import { formatMonth, type MoneyAmount } from "../../lib/format/format.ts";
import { MoneySums } from "../text/money-text.tsx";
import { useLanguage } from "../text/use-language.ts";
import { useTranslation } from "../text/use-translation.ts";
import "../figures.css";
import "./month-table.css";

export type MonthTableProps = {
  /** Oldest first; a month may have sums in several currencies. */
  readonly months: readonly { readonly month: string; readonly sums: readonly MoneyAmount[] }[];
  /** The list of the records behind a month's sums. */
  readonly to: (month: string) => string;
  /** The column heading, where the sums are not money received. */
  readonly heading?: string;
};

/** The sums of each month, received by default, linked to their records; the newest month first. */
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
