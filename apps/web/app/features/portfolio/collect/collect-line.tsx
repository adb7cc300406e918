import type { OpenMonthView } from "@keystead/contract/leases";
import type { CollectLine } from "@keystead/contract/portfolio";
import { differenceInDays, plainDate } from "@keystead/domain/calendar";
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Link } from "react-router";

import { formatDay, formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { rentableName } from "../../../lib/format/rentable-name.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PaySheetButton } from "../../leases/public.ts";
import { payableLine } from "./payable-line.ts";
import "./collect-line.css";

type CollectLineProps = {
  readonly line: CollectLine;
  /** What is due soon on a lease that is already overdue: shown on the same line, and payable in the same form. */
  readonly soon: CollectLine | undefined;
  readonly paying: boolean;
  readonly onPaying: (paying: boolean) => void;
};

/** One lease: tenant, number of months, since when, and how much; opened, its months. */
export function CollectLineRows({ line, soon, paying, onPaying }: CollectLineProps) {
  const { t } = useTranslation("portfolio");
  const together = soon === undefined ? [line] : [line, soon];
  const shown = together.flatMap((each) => each.months);
  const [opened, setOpened] = useState(false);
  const months = useId();
  const Arrow = opened ? IconChevronDown : IconChevronRight;
  return (
    <>
      <tr className="ks-collect-line">
        <td className="ks-collect-line-arrow">
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={months}
            aria-label={t("monthsOf", { name: line.tenantName, count: shown.length })}
            onClick={() => {
              setOpened(!opened);
            }}
          >
            <Arrow size={18} stroke={1.75} aria-hidden />
          </button>
        </td>
        <th scope="row" className="ks-collect-line-who">
          <Link to={`/leases/${line.leaseId}`}>{line.tenantName}</Link>
          <small>{rentableName(line.propertyName, line.unitName)}</small>
        </th>
        <td className="ks-collect-line-when">
          <When line={line} />
        </td>
        <td className="ks-figures-end ks-collect-line-sum">
          <MoneyText amount={line.sum} currency={line.currency} />
          {soon === undefined ? null : <Soon line={soon} />}
        </td>
        <td className="ks-figures-end ks-collect-line-pay">
          <PaySheetButton
            payable={payableLine(line, together)}
            what={line.tenantName}
            opened={paying}
            onOpenedChange={onPaying}
          />
        </td>
      </tr>
      {opened
        ? shown.map((month, at) => (
            <MonthRow
              // A month of which one part is overdue and another due soon appears twice, each time with its part.
              key={at < line.months.length ? month.period : `soon ${month.period}`}
              id={at === 0 ? months : undefined}
              month={month}
              currency={line.currency}
            />
          ))
        : null}
    </>
  );
}

function Soon({ line: { sum, currency, dueOn } }: { readonly line: CollectLine }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const amount = formatMoney({ amount: sum, currency }, language);
  return <small>{t("andSoon", { amount, day: formatDay(dueOn, language, "short") })}</small>;
}

function When({ line: { dueOn, today, daysOverdue, months } }: { readonly line: CollectLine }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const day = formatDay(dueOn, language, "short");
  if (daysOverdue > 0) {
    return (
      <>
        {/* On a phone the line breaks before the day, not within it. */}
        <span>{t("monthsSince", { count: months.length, day: day.replaceAll(" ", "\u00a0") })}</span>
        <small className="ks-figures-overdue">
          <IconAlertTriangle size={14} aria-hidden />
          {t("daysOverdue", { count: daysOverdue })}
        </small>
      </>
    );
  }
  const days = differenceInDays(plainDate(today), plainDate(dueOn));
  return (
    <>
      <span>{t("dueOn", { day })}</span>
      <small>{days === 0 ? t("today") : days === 1 ? t("tomorrow") : t("inDays", { count: days })}</small>
    </>
  );
}

const toneOf = { overdue: "negative", partially_paid: "attention", due: "attention" } as const;

type MonthRowProps = {
  readonly id: string | undefined;
  readonly month: OpenMonthView;
  readonly currency: string;
};

function MonthRow({ id, month, currency }: MonthRowProps) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const nameOf = ({ kind, adjusts }: OpenMonthView["rows"][number]) =>
    adjusts === null ? t(`part.${kind}`) : t("adjustmentOf", { month: formatMonth(adjusts, language) });
  const state = month.state === "overdue" || month.state === "partially_paid" ? month.state : "due";
  return (
    <tr id={id} className="ks-collect-line-month">
      <td />
      <th scope="row">
        {formatMonth(month.period, language)}
        <small>
          {isZero(month.settled)
            ? month.rows.map((row) => `${nameOf(row)} ${money(row.outstanding)}`).join(" + ")
            : t("settledOf", { settled: money(month.settled), amount: money(month.amount) })}
        </small>
      </th>
      <td>
        <StatusBadge tone={toneOf[state]}>{t(`state.${state}`)}</StatusBadge>
      </td>
      <td className="ks-figures-end ks-collect-line-open">
        <MoneyText amount={month.outstanding} currency={currency} />
      </td>
      <td />
    </tr>
  );
}
