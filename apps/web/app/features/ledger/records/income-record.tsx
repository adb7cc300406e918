import type { IncomeView } from "@keystead/contract/ledger";
import type { IncomeCategory } from "@keystead/domain/ledger";
import { IconLink } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatMonth } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import { DateText } from "../../../ui/text/date-text.tsx";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge, type Tone } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LineParts } from "../../../ui/page/line-parts.tsx";
import { sourceOf } from "./book-record.ts";
import { ReversalMark } from "./marks/reversal-mark.tsx";
import "../books/book.css";
import "../books/income.css";

const toneOf: Readonly<Record<IncomeCategory, Tone>> = {
  rent: "positive",
  deposit: "information",
  utilities: "neutral",
  other: "neutral",
};

/** The columns of an income record after its day. */
export function useIncomeColumns(): (display: "symbol" | "code") => readonly ListColumn<IncomeView>[] {
  const { t } = useTranslation("ledger");
  return (display) => [
    {
      key: "property",
      header: t("column.property"),
      sort: "property",
      cell: rentableText,
    },
    { key: "who", header: t("column.tenant"), cell: (income) => <Who income={income} /> },
    {
      key: "category",
      header: t("column.category"),
      sort: "category",
      cell: (income) => <Categories income={income} />,
    },
    {
      key: "method",
      header: t("column.method"),
      sort: "method",
      from: 1180,
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

/** A transfer for rent and charges shows both categories on its line. */
function Categories({ income: { parts, cleaningOf } }: { readonly income: IncomeView }) {
  const { t } = useTranslation("ledger");
  const categories = [...new Set(parts.map(({ category }) => category))];
  return (
    <span className="ks-income-categories">
      {categories.map((category) => (
        <StatusBadge key={category} tone={toneOf[category]}>
          {cleaningOf === null ? t(`category.${category}`) : t("cleaningFee")}
        </StatusBadge>
      ))}
    </span>
  );
}

/** Opens to show what the transfer was booked as. */
function Parts({ income: { parts, currency } }: { readonly income: IncomeView }) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const months = [...new Set(parts.flatMap(({ rentPeriod }) => rentPeriod ?? []))].toSorted();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = formatMonth(first, language);
  const words = first === last ? from : t("monthsTo", { from, to: formatMonth(last, language) });
  if (parts.length === 1) return <small className="ks-second">{words}</small>;
  return (
    <LineParts
      words={words}
      parts={parts.map(({ id, category, amount, rentPeriod }) => ({
        id,
        words:
          rentPeriod === null
            ? t(`category.${category}`)
            : `${t(`category.${category}`)}, ${formatMonth(rentPeriod, language)}`,
        amount: <MoneyText amount={amount} currency={currency} />,
      }))}
    />
  );
}

/** A record of a lease or a booking is changed there: the mark says so and links to it. */
function Who({ income }: { readonly income: IncomeView }) {
  const { t } = useTranslation("ledger");
  const { tenant, leaseId, linked, notes } = income;
  const source = sourceOf(income);
  if (source?.kind === "booking")
    return (
      <span className="ks-income-linked">
        <Link to={source.to}>
          <IconLink size={14} role="img" aria-label={t("linkedBooking")} />
          {income.guest ?? t("booking")}
        </Link>
        {notes === "" ? null : <small className="ks-second">{notes}</small>}
        <ReversalMark record={income} />
      </span>
    );
  if (tenant === null)
    return (
      <span className="ks-book-note">
        {notes}
        <ReversalMark record={income} />
      </span>
    );
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
      <Parts income={income} />
    </span>
  );
}

type IncomeCardProps = { readonly income: IncomeView; readonly display: "symbol" | "code" };

/** The same as a card on a phone. */
export function IncomeCard({ income, display }: IncomeCardProps) {
  const { t } = useTranslation("ledger");
  return (
    <div className="ks-book-card">
      <div>
        <b>{income.property.name}</b>
        <MoneyText amount={income.amount} currency={income.currency} display={display} />
      </div>
      <p className="ks-second">
        <DateText day={income.date} /> · {t(`method.${income.method}`)}
      </p>
      <div>
        <Who income={income} />
        <Categories income={income} />
      </div>
    </div>
  );
}
