import type { PaymentDue, PortfolioView } from "@keystead/contract/portfolio";
import { differenceInDays, plainDate } from "@keystead/domain/calendar";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";

import { formatDay } from "../../lib/format.ts";
import { MoneySums, MoneyText } from "../../ui/money-text.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { MarkPaidButton } from "../leases/public.ts";
import { keyOf, openRow, usePaymentWords } from "./payment-words.ts";
import "./rent-to-collect.css";

/** Overdue first, then the next seven days; two actions from here to paid. */
export function RentToCollect({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("portfolio");
  const { overdue, upcoming } = portfolio;
  const [opened, setOpened] = useState<string | null>(null);
  const all = [...overdue.rows, ...upcoming.rows];
  useShortcut("m", () => {
    const [first] = all;
    if (first !== undefined) setOpened(keyOf(first));
  });
  const groups = [
    { name: t("overdue"), ...overdue },
    { name: t("next7"), ...upcoming },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <section className="ks-card" aria-labelledby="rent-to-collect">
      <div className="ks-card-head">
        <h2 id="rent-to-collect">{t("rentToCollect")}</h2>
        <Link to="/leases">{t("allLeases")}</Link>
      </div>
      {all.length === 0 ? (
        <p className="ks-card-text ks-rent-to-collect-calm">
          <IconCircleCheck size={18} aria-hidden />
          {t("nothingToCollect")}
        </p>
      ) : (
        <table className="ks-figures ks-rent-to-collect">
          <thead>
            <tr>
              <th scope="col">{t("column.due")}</th>
              <th scope="col">{t("column.tenant")}</th>
              <th scope="col" className="ks-figures-end">
                {t("column.open")}
              </th>
              <th scope="col">
                <span className="ks-visually-hidden">{t("column.action")}</span>
              </th>
            </tr>
          </thead>
          {groups.map(({ name, rows, sums }) => (
            <tbody key={name}>
              <tr className="ks-rent-to-collect-group">
                <th scope="rowgroup" colSpan={2}>
                  {name}
                </th>
                <td className="ks-figures-end">
                  <MoneySums sums={sums} />
                </td>
                <td />
              </tr>
              {rows.map((row) => (
                <CollectRow
                  key={keyOf(row)}
                  row={row}
                  together={all.filter(({ leaseId }) => leaseId === row.leaseId)}
                  opened={opened === keyOf(row)}
                  onOpenedChange={(open) => {
                    setOpened(open ? keyOf(row) : null);
                  }}
                />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}

type CollectRowProps = {
  readonly row: PaymentDue;
  /** The open rows of the same lease: they can be ticked in the same form. */
  readonly together: readonly PaymentDue[];
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
};

function CollectRow({ row, together, opened, onOpenedChange }: CollectRowProps) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const { place, what } = usePaymentWords()(row);
  const days = differenceInDays(plainDate(row.today), plainDate(row.dueOn));
  return (
    <tr>
      <td className="ks-rent-to-collect-due">
        {formatDay(row.dueOn, language, "short")}
        {row.daysLate > 0 ? (
          <small className="ks-figures-late">
            <IconAlertTriangle size={14} aria-hidden />
            {t("daysLate", { count: row.daysLate })}
          </small>
        ) : (
          <small>{days === 0 ? t("today") : days === 1 ? t("tomorrow") : t("inDays", { count: days })}</small>
        )}
      </td>
      <th scope="row" className="ks-rent-to-collect-who">
        <Link to={`/leases/${row.leaseId}`}>{row.tenantName}</Link>
        <small>
          {place} · {what}
        </small>
      </th>
      <td className="ks-figures-end ks-rent-to-collect-open">
        <MoneyText amount={row.outstanding} currency={row.currency} />
      </td>
      <td className="ks-figures-end ks-rent-to-collect-do">
        <MarkPaidButton
          leaseId={row.leaseId}
          currency={row.currency}
          today={row.today}
          rows={together.map(openRow)}
          row={openRow(row)}
          what={`${row.tenantName}, ${what}`}
          opened={opened}
          onOpenedChange={onOpenedChange}
        />
      </td>
    </tr>
  );
}
