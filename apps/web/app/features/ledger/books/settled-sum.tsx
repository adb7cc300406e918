import type { RentByCurrency } from "@keystead/contract/wire";
import { type Period, monthOf, periodText } from "@keystead/domain/calendar";
import { drillDownAddress, drillDowns } from "@keystead/domain/drill-down";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../../lib/api.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./income.css";

type SettledSumProps = {
  /** "open" stands beside the sum received, "settled" below the records. */
  readonly part: "open" | "settled";
  readonly period: Period;
  readonly filters: Readonly<Record<string, string>>;
};

/** Filters that rent has too. With any other, the two figures would be about different money. */
const shared = new Set(["propertyId", "currency"]);

/**
 * The rent due in the period: how much is settled, whenever it was paid, and how much is open. The sum received is
 * never subtracted from what was expected. A future period has no expected rent yet.
 */
export function SettledSum({ part, period, filters }: SettledSumProps) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const { propertyId, currency } = filters;
  const isComparable =
    period.first <= monthOf(todayHere()) && Object.keys(filters).every((name) => shared.has(name));
  const due = periodText(period);
  const { data } = useQuery({
    ...query.leases.list.queryOptions({
      input: {
        due,
        limit: 1,
        ...(propertyId === undefined ? {} : { propertyId }),
        ...(currency === undefined ? {} : { currency }),
      },
    }),
    placeholderData: keepPreviousData,
    enabled: isComparable,
  });
  if (!isComparable || data === undefined) return null;
  const rents: RentByCurrency = data.sums.flatMap(({ currency: of, rent }) =>
    rent === null ? [] : [{ currency: of, ...rent }],
  );
  const display = rents.length > 1 ? "code" : "symbol";
  const drillDown = drillDowns.rent({ period: due, only: "open", propertyId, currency });
  if (rents.length === 0) return null;
  return (
    <div className="ks-income-settled" data-part={part}>
      {rents.map(({ currency: of, settled, expected, open }) => {
        const money = (amount: string) => formatMoney({ amount, currency: of }, language, display);
        if (part === "open")
          return isZero(open) ? null : (
            <Link key={of} to={drillDownAddress(drillDown)}>
              {t("open", { amount: money(open) })}
            </Link>
          );
        return (
          <Link key={of} to={drillDownAddress(drillDowns.rent({ period: due, propertyId, currency }))}>
            {t("settledOf", { settled: money(settled), expected: money(expected) })}
          </Link>
        );
      })}
    </div>
  );
}
