import type { IncomeView } from "@keystead/contract/ledger";
import type { IncomeCategory } from "@keystead/domain/ledger";
import { IconLink } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatMonth } from "../../lib/format.ts";
import { DateText } from "../../ui/date-text.tsx";
import type { Column } from "../../ui/list-page.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import { StatusBadge, type Tone } from "../../ui/status-badge.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "./income.css";

const toneOf: Readonly<Record<IncomeCategory, Tone>> = {
  rent: "positive",
  deposit: "information",
  utilities: "neutral",
  other: "neutral",
};

/** A record as a line of the table. */
export function useIncomeColumns(display: "symbol" | "code"): readonly Column<IncomeView>[] {
  const { t } = useTranslation("ledger");
  return [
    {
      key: "day",
      header: t("column.day"),
      sort: "receivedOn",
      cell: ({ receivedOn }) => <DateText day={receivedOn} />,
    },
    {
      key: "property",
      header: t("column.property"),
      sort: "property",
      cell: ({ property, unit }) => (unit === null ? property.name : `${property.name} · ${unit.name}`),
    },
    { key: "who", header: t("column.tenant"), cell: (income) => <Who income={income} /> },
    {
      key: "category",
      header: t("column.category"),
      sort: "category",
      cell: ({ category }) => <StatusBadge tone={toneOf[category]}>{t(`category.${category}`)}</StatusBadge>,
    },
    {
      key: "method",
      header: t("column.method"),
      sort: "method",
      cell: ({ method }) => t(`method.${method}`),
    },
    {
      key: "amount",
      header: t("column.amount"),
      sort: "amount",
      align: "end",
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} display={display} />,
    },
  ];
}

/** A record of a lease is changed there: the mark says so and leads there. */
function Who({ income }: { readonly income: IncomeView }) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const { tenant, leaseId, linked, rentPeriod } = income;
  if (tenant === null) return null;
  return (
    <span className="ks-income-linked">
      {leaseId === null ? (
        tenant.name
      ) : (
        <Link to={`/leases/${leaseId}`}>
          {linked ? <IconLink size={14} role="img" aria-label={t("linked")} /> : null}
          {tenant.name}
        </Link>
      )}
      {rentPeriod === null ? null : <small className="ks-second">{formatMonth(rentPeriod, language)}</small>}
    </span>
  );
}

type IncomeCardProps = { readonly income: IncomeView; readonly display: "symbol" | "code" };

/** The same on a phone. */
export function IncomeCard({ income, display }: IncomeCardProps) {
  const { t } = useTranslation("ledger");
  return (
    <div className="ks-income-card">
      <div>
        <b>{income.property.name}</b>
        <MoneyText amount={income.amount} currency={income.currency} display={display} />
      </div>
      <p className="ks-second">
        <DateText day={income.receivedOn} /> · {t(`method.${income.method}`)}
      </p>
      <div>
        <Who income={income} />
        <StatusBadge tone={toneOf[income.category]}>{t(`category.${income.category}`)}</StatusBadge>
      </div>
    </div>
  );
}
