import type { LeaseView } from "@keystead/contract/leases";
import { sumAmounts } from "@keystead/domain/money";
import { Button } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { Suspense, useId, useState } from "react";

import { formatDay, formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { isZero, withoutSign } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BalanceBadge } from "../lease-states.tsx";
import { openMonthsUntilToday } from "../months/open-months-until-today.ts";
import { useMonthName } from "../payments/transfer-messages.ts";
import "./balance-card.css";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

const BalanceWhy = lazyPart(async () => (await import("./balance-why.tsx")).BalanceWhy);

/** Is this tenant paid up? The balance as a figure and a word, the months behind it, and its explanation. */
export function BalanceCard({ lease }: { readonly lease: LeaseView }) {
  const { t } = useTranslation("leases");
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <section className="ks-card ks-balance-card" aria-labelledby={`${id}-head`}>
      <div className="ks-card-head">
        <h2 id={`${id}-head`}>{t("balance")}</h2>
        <BalanceBadge balance={lease.balance} />
      </div>
      <p className="ks-balance-card-number">
        <MoneyText amount={withoutSign(lease.balance)} currency={lease.currency} />
      </p>
      <Since lease={lease} />
      <OpenMonths lease={lease} />
      <div className="ks-balance-card-buttons">
        <Button
          variant="default"
          leftSection={<IconInfoCircle size={18} aria-hidden />}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => {
            setOpened((was) => !was);
          }}
        >
          {t("howItAddsUp")}
        </Button>
      </div>
      <div id={id} hidden={!opened}>
        {opened ? (
          <Suspense fallback={<div className="ks-balance-card-wait" aria-busy="true" />}>
            <BalanceWhy leaseId={lease.id} today={lease.today} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

/** "3 months, since 1 Sep · 79 days late"; with nothing due, the day of the next payment. */
function Since({ lease }: { readonly lease: LeaseView }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const open = openMonthsUntilToday(lease);
  const [oldest] = open;
  const { nextDue, currency } = lease;
  if (oldest !== undefined)
    return (
      <p className="ks-balance-card-since">
        {t("openSince", { count: open.length, day: formatDay(oldest.dueOn, language, "short") })}
        {lease.daysOverdue === 0 ? null : (
          <>
            {" · "}
            <span>{t("daysOverdue", { count: lease.daysOverdue })}</span>
          </>
        )}
      </p>
    );
  return (
    <p className="ks-balance-card-since">
      {nextDue === null
        ? t("nothingComes")
        : t("nextDue", {
            amount: formatMoney({ amount: nextDue.outstanding, currency }, language),
            day: formatDay(nextDue.dueOn, language, "short"),
          })}
    </p>
  );
}

/** What is open by today, by month, less what was paid ahead; together they give the balance above. */
function OpenMonths({ lease }: { readonly lease: LeaseView }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const nameOf = useMonthName(lease.today);
  const { currency } = lease;
  const open = openMonthsUntilToday(lease);
  const { ahead } = lease.untilToday;
  if (open.length === 0 && isZero(ahead)) return null;
  // After years without payments the oldest months matter most; the rest is one line.
  const shown = open.length > MOST_MONTHS + 1 ? open.slice(0, MOST_MONTHS) : open;
  const rest = open.slice(shown.length);
  return (
    <dl className="ks-balance-card-months">
      {shown.map((month) => (
        <div key={month.period}>
          <dt>
            {nameOf(month.period)}
            {isZero(month.settled) ? null : (
              <small>
                {t("paidOf", {
                  paid: formatMoney({ amount: month.settled, currency }, language),
                  amount: formatMoney({ amount: month.amount, currency }, language),
                })}
              </small>
            )}
          </dt>
          <dd>
            <MoneyText amount={month.outstanding} currency={currency} />
          </dd>
        </div>
      ))}
      {rest.length === 0 ? null : (
        <div>
          <dt>
            {t("moreMonths", { count: rest.length, month: formatMonth(rest.at(-1)?.period ?? "", language) })}
          </dt>
          <dd>
            <MoneyText
              amount={sumAmounts(
                rest.map(({ outstanding }) => outstanding),
                currency,
              )}
              currency={currency}
            />
          </dd>
        </div>
      )}
      {isZero(ahead) ? null : (
        <div>
          <dt>{t("paidAhead")}</dt>
          <dd>
            {/* Subtracted if anything is open; otherwise it is the credit itself, which has no sign above either. */}
            <MoneyText amount={open.length === 0 ? ahead : `-${ahead}`} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  );
}

const MOST_MONTHS = 8;
