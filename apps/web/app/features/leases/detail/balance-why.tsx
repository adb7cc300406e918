import "../../../ui/form.css";
import type { BalanceExplanationView } from "@keystead/contract/leases";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { query } from "../../../lib/api.ts";
import { formatDay, formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { openMonthsUntilToday } from "../months/open-months-until-today.ts";
import { useRowTitle } from "../row-messages.ts";
import "./balance-why.css";

type BalanceWhyProps = {
  readonly leaseId: string;
  readonly today: string;
  /** The initial day; today by default. */
  readonly asOf?: string;
};

/** Explains the balance as of a day: what was due, what was paid, which rows are open, and where each payment went. */
export function BalanceWhy({ leaseId, today, asOf: first = today }: BalanceWhyProps) {
  const { t } = useTranslation("leases");
  const [asOf, setAsOf] = useState(first);
  const day = dayOfInput(asOf) ?? first;
  const { data, isError, refetch, isFetching } = useQuery({
    ...query.leases.balance.queryOptions({ input: { id: leaseId, asOf: day } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="ks-balance-why" aria-busy={isFetching}>
      <DateField label={t("asOf")} value={asOf} onChange={setAsOf} today={today} />
      {isError ? (
        <ErrorPanel
          message={t("balanceFailed")}
          onRetry={() => {
            void refetch();
          }}
        />
      ) : null}
      {data === undefined ? null : <Explanation balance={data} />}
    </div>
  );
}

function Explanation({ balance }: { readonly balance: BalanceExplanationView }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { currency } = balance;
  const day = formatDay(balance.asOf, language, "short");
  const dueRows = balance.rows.filter(({ dueOn }) => dueOn <= balance.asOf);
  const open = openMonthsUntilToday({ rows: balance.rows, today: balance.asOf, currency });
  const lines = [
    {
      label: t("whyLine.due", { day }),
      note: t("monthsCount", { count: new Set(dueRows.map(({ period }) => period)).size }),
      amount: balance.due,
      less: false,
    },
    { label: t("whyLine.waived"), note: null, amount: balance.waived, less: true },
    {
      label: t("whyLine.paid"),
      note: t("paymentsCount", { count: balance.payments.length }),
      amount: balance.paid,
      less: true,
    },
    { label: t("whyLine.refunded"), note: null, amount: balance.refunded, less: false },
  ];
  return (
    <>
      <dl className="ks-balance-why-sum">
        {lines.map(({ label, note, amount, less }, index) =>
          index > 0 && isZero(amount) ? null : (
            <div key={label}>
              <dt>
                {label}
                {note === null ? null : <small>{note}</small>}
              </dt>
              <dd>
                <MoneyText amount={less && !isZero(amount) ? `-${amount}` : amount} currency={currency} />
              </dd>
            </div>
          ),
        )}
        <div className="ks-balance-why-total">
          <dt>{t("whyLine.open", { day })}</dt>
          <dd>
            <MoneyText amount={balance.balance} currency={currency} />
          </dd>
        </div>
      </dl>
      {open.length === 0 ? null : (
        <>
          <h3>{t("whatIsOpen")}</h3>
          <dl className="ks-balance-why-sum">
            {open.map((month) => (
              <div key={month.period}>
                <dt>
                  {formatMonth(month.period, language)}
                  <small>
                    {t("paidOf", {
                      paid: formatMoney({ amount: month.settled, currency }, language),
                      amount: formatMoney({ amount: month.amount, currency }, language),
                    })}
                  </small>
                </dt>
                <dd>
                  <MoneyText amount={month.outstanding} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {balance.payments.length === 0 ? null : <WhereItWent balance={balance} />}
      <p className="ks-form-note">{notCounted()}</p>
    </>
  );

  function notCounted(): string {
    const { nextRow, depositHeld } = balance.notCounted;
    const parts = [
      nextRow === null
        ? null
        : t("notCounted.next", {
            month: formatMonth(nextRow.period, language),
            day: formatDay(nextRow.dueOn, language, "short"),
          }),
      isZero(depositHeld)
        ? null
        : t("notCounted.deposit", { amount: formatMoney({ amount: depositHeld, currency }, language) }),
    ].filter((part) => part !== null);
    return parts.length === 0 ? t("notCounted.nothing") : parts.join(" ");
  }
}

function WhereItWent({ balance }: { readonly balance: BalanceExplanationView }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const titleOf = useRowTitle();
  const adjusts = new Map(balance.rows.map((row) => [row.ref, row.adjusts]));
  const { currency } = balance;
  return (
    <details>
      <summary>{t("whereItWent")}</summary>
      <dl className="ks-balance-why-sum">
        {balance.payments.toReversed().map((payment) => (
          <div key={payment.id}>
            <dt>
              {t("paidHow", {
                day: formatDay(payment.paidOn, language),
                method: t(`methodShort.${payment.method}`),
              })}
              {payment.allocations.map(({ rowRef, kind, period, amount }) => (
                <small key={rowRef}>
                  {titleOf({ kind, period, adjusts: adjusts.get(rowRef) ?? null })} ·{" "}
                  <MoneyText amount={amount} currency={currency} />
                </small>
              ))}
              {isZero(payment.unallocated) ? null : (
                <small>
                  {t("inCredit")} · <MoneyText amount={payment.unallocated} currency={currency} />
                </small>
              )}
            </dt>
            <dd>
              <MoneyText amount={payment.amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
