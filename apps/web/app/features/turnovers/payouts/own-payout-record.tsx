import type { OwnPayout, OwnPayoutList } from "@keystead/contract/turnovers";
import { plainDate } from "@keystead/domain/calendar";
import type { ownPayoutStates } from "@keystead/domain/turnovers";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import type { SumRow } from "../../../ui/list/list-table.tsx";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge, type Tone } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./payouts.css";

type Sums = OwnPayoutList["sums"];
type State = (typeof ownPayoutStates)[number];

const tones: Readonly<Record<State, Tone>> = { due: "attention", not_due: "information", paid: "positive" };

/** The columns of the table of own jobs and their pay. */
export function useOwnPayoutColumns(): readonly ListColumn<OwnPayout>[] {
  const { t } = useTranslation("turnovers");
  const language = useLanguage();
  return [
    {
      key: "day",
      header: t("jobs.day"),
      sort: "day",
      cell: ({ day }) => formatDay(plainDate(day), language),
    },
    {
      key: "rentable",
      header: t("jobs.rentable"),
      cell: ({ property, unit }) =>
        unit === null ? (
          property.name
        ) : (
          <>
            {unit.name}
            <div className="ks-second">{property.name}</div>
          </>
        ),
    },
    { key: "state", header: t("jobs.state"), cell: (line) => <PayBadge line={line} /> },
    {
      key: "fee",
      header: t("jobs.fee"),
      sort: "fee",
      align: "end",
      cell: ({ fee, currency }) => <MoneyText amount={fee} currency={currency} />,
    },
  ];
}

type LineProps = { readonly line: OwnPayout };

function PayBadge({ line: { payout, paidOn } }: LineProps) {
  const { t } = useTranslation("turnovers");
  const language = useLanguage();
  const state: State = payout === "due" || payout === "paid" ? payout : "not_due";
  const words =
    paidOn === null
      ? t(`jobs.pay.${state}`)
      : t("jobs.paidOn", { date: formatDay(plainDate(paidOn), language, "short") });
  return <StatusBadge tone={tones[state]}>{words}</StatusBadge>;
}

/** The same as a card on a phone. */
export function OwnPayoutCard({ line }: LineProps) {
  const language = useLanguage();
  const { unit, property, fee, currency, day } = line;
  return (
    <div className="ks-payouts-card">
      <div>
        <strong>{unit?.name ?? property.name}</strong>
        <MoneyText amount={fee} currency={currency} />
      </div>
      {unit === null ? null : <p className="ks-second">{property.name}</p>}
      <div>
        <span>{formatDay(plainDate(day), language)}</span>
        <PayBadge line={line} />
      </div>
    </div>
  );
}

/** One row for each currency; they are never added up. */
export function useOwnPayoutSumRows(sums: Sums): readonly SumRow[] {
  const { t } = useTranslation("turnovers");
  const message = useMessage();
  return sums.map((sum) => ({
    key: sum.currency,
    label: sums.length > 1 ? t("jobs.sumOf", { currency: sum.currency }) : t("jobs.sum"),
    cells: { fee: message(sum) },
  }));
}

/** The same below the cards on a phone. */
export function OwnPayoutSums({ sums }: { readonly sums: Sums }) {
  const message = useMessage();
  return (
    <ul className="ks-payouts-sums">
      {sums.map((sum) => (
        <li key={sum.currency}>{message(sum)}</li>
      ))}
    </ul>
  );
}

/** What is still owed for finished jobs, and what was paid. */
function useMessage(): (sum: Sums[number]) => string {
  const { t } = useTranslation("turnovers");
  const language = useLanguage();
  return ({ due, paid, currency }) => {
    const money = (amount: string) => formatMoney({ amount, currency }, language);
    return [
      ...(isZero(due) && !isZero(paid) ? [] : [t("jobs.due", { amount: money(due) })]),
      ...(isZero(paid) ? [] : [t("jobs.paid", { amount: money(paid) })]),
    ].join(" · ");
  };
}
