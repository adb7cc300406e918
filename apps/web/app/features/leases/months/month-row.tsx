import type { LeaseMonthView, LeaseView } from "@keystead/contract/leases";
import { differenceInDays, plainDate } from "@keystead/domain/calendar";
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useId, useState } from "react";

import { formatDay, formatMonth } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { RowStateBadge } from "../lease-states.tsx";
import { MonthParts } from "./month-parts.tsx";
import "./months-card.css";
import { PaySheetButton } from "../payments/pay-sheet/pay-sheet-button.tsx";
import { payableOf } from "../payments/payable.ts";

type MonthRowProps = {
  readonly lease: LeaseView;
  readonly month: LeaseMonthView;
  readonly paying: boolean;
  readonly onPayingChange: (paying: boolean) => void;
  readonly onShowTransfer: (id: string) => void;
};

/** A month of the lease; its name opens the parts and what settled them. */
export function MonthRow({ lease, month, paying, onPayingChange, onShowTransfer }: MonthRowProps) {
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { currency } = lease;
  const Chevron = opened ? IconChevronDown : IconChevronRight;
  return (
    <>
      <tr
        className="ks-months-card-month"
        data-open={month.overdue || month.state === "due"}
        data-active={paying}
      >
        <th scope="row">
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => {
              setOpened((was) => !was);
            }}
          >
            <Chevron size={16} aria-hidden />
            <span>
              <b>{formatMonth(month.period, language)}</b>
              <DueText lease={lease} month={month} />
            </span>
          </button>
        </th>
        <td className="ks-figures-end">
          <MoneyText amount={month.amount} currency={currency} />
        </td>
        <td className="ks-figures-end" data-nothing={isZero(month.settled)}>
          <MoneyText amount={month.settled} currency={currency} />
        </td>
        <td>
          <RowStateBadge state={month.state} />
        </td>
        <td className="ks-figures-end">
          <PayMonth lease={lease} month={month} paying={paying} onPayingChange={onPayingChange} />
        </td>
      </tr>
      <tr className="ks-months-card-opened" id={id} hidden={!opened}>
        <td colSpan={5}>
          {opened ? <MonthParts lease={lease} month={month} onShowTransfer={onShowTransfer} /> : null}
        </td>
      </tr>
    </>
  );
}

/** For months that are due, and for the next one. */
function PayMonth({ lease, month, paying, onPayingChange }: Omit<MonthRowProps, "onShowTransfer">) {
  const language = useLanguage();
  if (isZero(month.outstanding)) return null;
  const isNext = lease.nextDue !== null && month.rows.includes(lease.nextDue.ref);
  if (month.dueOn > lease.today && !isNext && !paying) return null;
  return (
    <PaySheetButton
      payable={payableOf(lease, month.period)}
      what={formatMonth(month.period, language)}
      opened={paying}
      onOpenedChange={onPayingChange}
    />
  );
}

/** "due 1 Sep, 79 days late"; for a settled month, the day of its last payment. */
function DueText({ lease, month }: Pick<MonthRowProps, "lease" | "month">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const day = formatDay(month.dueOn, language, "short");
  if (month.overdue)
    return (
      <small className="ks-figures-overdue">
        <IconAlertTriangle size={14} aria-hidden />
        {t("dueOverdue", { day, count: month.daysOverdue })}
      </small>
    );
  return <small>{words()}</small>;

  function words(): string {
    const days = differenceInDays(plainDate(lease.today), plainDate(month.dueOn));
    if (isZero(month.outstanding)) {
      const paidOn = lease.rows
        .filter(({ ref }) => month.rows.includes(ref))
        .flatMap(({ paidBy }) => paidBy.map((part) => part.paidOn))
        .toSorted()
        .at(-1);
      return paidOn === undefined
        ? t("dueOn", { day })
        : t("duePaid", { day, paidOn: formatDay(paidOn, language, "short") });
    }
    if (days === 0) return t("dueToday", { day });
    return days > 0 ? t("dueIn", { day, count: days }) : t("dueOn", { day });
  }
}
