import type { IncomeMonths } from "@keystead/contract/ledger";
import { doorAddress, propertyDoors } from "@keystead/domain/doors";
import { Link } from "react-router";

import { formatMonth } from "../../lib/format.ts";
import { MoneySums } from "../../ui/money-text.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "../../ui/figures.css";
import "./received-table.css";

type ReceivedTableProps = { readonly months: IncomeMonths["months"]; readonly propertyId: string };

/** The same as the chart in figures, each a door to its records; the newest month first. */
export function ReceivedTable({ months, propertyId }: ReceivedTableProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  return (
    <table className="ks-figures ks-received-table">
      <thead>
        <tr>
          <th scope="col">{t("received.month")}</th>
          <th scope="col" className="ks-figures-end">
            {t("received.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, sums }) => (
          <tr key={month}>
            <th scope="row">
              <Link to={doorAddress(propertyDoors.received({ id: propertyId, month }))}>
                {formatMonth(month, language)}
              </Link>
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
