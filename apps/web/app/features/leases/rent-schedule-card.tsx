import type { LeaseView, RentRowView } from "@keystead/contract/leases";
import { differenceInDays, plainDate } from "@keystead/domain/calendar";
import { IconAlertTriangle, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";

import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/format.ts";
import { amountOf, isZero, minorOf } from "../../lib/minor-units.ts";
import { useDeleteWithUndo } from "../../lib/use-undo.ts";
import { MoneyText } from "../../ui/money-text.tsx";
import { RowMenu } from "../../ui/row-menu.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { RowStateBadge } from "./lease-states.tsx";
import { MarkPaidButton } from "./mark-paid-button.tsx";
import { isOpenNow, openRows, useRowTitle } from "./open-rows.ts";
import { PaymentStrip } from "./payment-strip.tsx";
import "./rent-schedule.css";

type RentScheduleCardProps = {
  readonly lease: LeaseView;
  readonly openedRow: string | null;
  readonly onOpenedRowChange: (ref: string | null) => void;
};

/** Newest first. Of the months to come only the next is open; the others wait behind a line. */
export function RentScheduleCard({ lease, openedRow, onOpenedRowChange }: RentScheduleCardProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const [later, setLater] = useState(false);
  const rows = lease.rows.toReversed();
  const next = lease.rows.find(({ dueOn }) => dueOn > lease.today);
  const hidden = rows.filter(
    ({ dueOn, allocated }) => next !== undefined && dueOn > next.dueOn && isZero(allocated),
  );
  const shown = later ? rows : rows.filter((row) => !hidden.includes(row));
  const due = lease.rows.filter(({ dueOn }) => dueOn <= lease.today);
  const sum = (pick: (row: RentRowView) => string) =>
    amountOf(
      due.reduce((total, row) => total + minorOf(pick(row), lease.currency), 0),
      lease.currency,
    );
  return (
    <section className="ks-card" aria-labelledby="rent-schedule">
      <div className="ks-card-head">
        <h2 id="rent-schedule">{t("schedule")}</h2>
      </div>
      <PaymentStrip rows={lease.rows} today={lease.today} />
      {lease.rows.length === 0 ? <p className="ks-card-text">{t("noRows")}</p> : null}
      <div className="ks-rent-schedule-wrap">
        <table className="ks-figures ks-rent-schedule-ledger ks-rent-schedule">
          <thead>
            <tr>
              <th scope="col">{t("column.month")}</th>
              <th scope="col" className="ks-figures-end">
                {t("column.due")}
              </th>
              <th scope="col" className="ks-figures-end">
                {t("column.paid")}
              </th>
              <th scope="col">{t("column.state")}</th>
              <th scope="col">
                <span className="ks-visually-hidden">{t("column.action")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {hidden.length > 0 ? (
              <tr className="ks-rent-schedule-more">
                <td colSpan={5}>
                  <button
                    type="button"
                    className="ks-link-button"
                    aria-expanded={later}
                    onClick={() => {
                      setLater((was) => !was);
                    }}
                  >
                    {later ? (
                      <IconChevronUp size={16} aria-hidden />
                    ) : (
                      <IconChevronDown size={16} aria-hidden />
                    )}
                    {later ? t("hideLater") : t("showLater", { count: hidden.length })}
                  </button>
                </td>
              </tr>
            ) : null}
            {shown.map((row) => (
              <ScheduleRow
                key={row.ref}
                lease={lease}
                row={row}
                opened={openedRow === row.ref}
                onOpenedChange={(opened) => {
                  onOpenedRowChange(opened ? row.ref : null);
                }}
              />
            ))}
          </tbody>
          {due.length > 0 ? (
            <tfoot>
              <tr>
                <th scope="row">{t("dueUntil", { day: formatDay(lease.today, language, "short") })}</th>
                <td className="ks-figures-end">
                  <MoneyText amount={sum(({ amount }) => amount)} currency={lease.currency} />
                </td>
                <td className="ks-figures-end" data-label={t("column.paid")}>
                  <MoneyText amount={sum(({ allocated }) => allocated)} currency={lease.currency} />
                </td>
                <td colSpan={2} className="ks-figures-end">
                  {t("openShort")}{" "}
                  <MoneyText amount={sum(({ outstanding }) => outstanding)} currency={lease.currency} />
                </td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </section>
  );
}

type ScheduleRowProps = {
  readonly lease: LeaseView;
  readonly row: RentRowView;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
};

function ScheduleRow({ lease, row, opened, onOpenedChange }: ScheduleRowProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const titleOf = useRowTitle();
  const title = titleOf(row);
  const last = row.paidBy.at(-1);
  const canPay = !isZero(row.outstanding);
  const deleteWithUndo = useDeleteWithUndo("money");
  return (
    <tr data-open={row.overdue || row.state === "due"} data-active={opened}>
      <th scope="row">
        <span className="ks-rent-schedule-title">{title}</span>
        {row.overdue ? (
          <small className="ks-figures-late">
            <IconAlertTriangle size={14} aria-hidden />
            {t("dueLate", { day: formatDay(row.dueOn, language, "short"), count: row.daysLate })}
          </small>
        ) : (
          <small>{dueText()}</small>
        )}
        {row.note === "" ? null : <small>{row.note}</small>}
      </th>
      <td className="ks-figures-end">
        <MoneyText amount={row.amount} currency={lease.currency} />
        {isZero(row.waived) ? null : (
          <small>
            {t("waivedPart")} <MoneyText amount={row.waived} currency={lease.currency} />
          </small>
        )}
      </td>
      <td className="ks-figures-end" data-nothing={isZero(row.allocated)}>
        {isZero(row.allocated) ? (
          t("nothing")
        ) : (
          <MoneyText amount={row.allocated} currency={lease.currency} />
        )}
        {last === undefined ? null : (
          <small>
            {t("paidHow", {
              day: formatDay(last.paidOn, language, "short"),
              method: t(`methodShort.${last.method}`),
            })}
          </small>
        )}
      </td>
      <td>
        <RowStateBadge state={row.state} />
      </td>
      <td className="ks-figures-end">
        {canPay && (isOpenNow(row, lease.today) || opened || row.ref === lease.nextDue?.ref) ? (
          <MarkPaidButton
            leaseId={lease.id}
            currency={lease.currency}
            today={lease.today}
            rows={openRows(lease, row)}
            row={row}
            what={title}
            opened={opened}
            onOpenedChange={onOpenedChange}
          />
        ) : null}
        {row.oneOff && isZero(row.allocated) ? (
          <RowMenu
            name={`${title}, ${row.note}`}
            actions={[
              {
                label: t("deleteCharge"),
                danger: true,
                onClick: () => {
                  void deleteWithUndo({ remove: () => api.leases.deleteCharge({ id: row.ref }) });
                },
              },
            ]}
          />
        ) : null}
      </td>
    </tr>
  );

  function dueText(): string {
    const day = formatDay(row.dueOn, language, "short");
    const days = differenceInDays(plainDate(lease.today), plainDate(row.dueOn));
    if (days === 0 && canPay) return t("dueToday", { day });
    return days > 0 ? t("dueIn", { day, count: days }) : t("dueOn", { day });
  }
}
