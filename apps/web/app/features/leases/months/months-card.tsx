import type { LeaseMonthView, LeaseView } from "@keystead/contract/leases";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";

import { formatDay } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { ListExport } from "../../../ui/export/list-export.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { MonthRow } from "./month-row.tsx";
import "./months-card.css";
import { PaymentStrip } from "./payment-strip.tsx";
import { shownMonths } from "./shown-months.ts";
import { useMonthRange } from "../payments/transfer-messages.ts";

type MonthsCardProps = {
  readonly lease: LeaseView;
  /** The month whose pay sheet is open. */
  readonly paidMonth: string | null;
  readonly onPaidMonthChange: (period: string | null) => void;
  readonly onShowTransfer: (id: string) => void;
};

/** One row for each month, the newest first: what is due, what is settled, and its parts when opened (R-C08a). */
export function MonthsCard({ lease, paidMonth, onPaidMonthChange, onShowTransfer }: MonthsCardProps) {
  const { t } = useTranslation("leases");
  const rangeOf = useMonthRange(lease.today);
  const [withLater, setWithLater] = useState(false);
  const [withEarlier, setWithEarlier] = useState(false);
  const { later, shown, earlier } = shownMonths(lease);
  const row = (month: LeaseMonthView) => (
    <MonthRow
      key={month.period}
      lease={lease}
      month={month}
      paying={paidMonth === month.period}
      onPayingChange={(paying) => {
        onPaidMonthChange(paying ? month.period : null);
      }}
      onShowTransfer={onShowTransfer}
    />
  );
  return (
    <section className="ks-card" aria-labelledby="months">
      <div className="ks-card-head">
        <h2 id="months">{t("months")}</h2>
        {lease.months.length === 0 ? null : (
          <ListExport inCard exported={{ list: "lease_months", query: { id: lease.id } }} />
        )}
      </div>
      <PaymentStrip months={lease.months} today={lease.today} />
      {lease.months.length === 0 ? <p className="ks-card-text">{t("noRows")}</p> : null}
      <div className="ks-months-card-wrap">
        <table className="ks-figures ks-months-card">
          <Head />
          <tbody>
            {later.length === 0 ? null : (
              <FoldLine
                opened={withLater}
                onOpenedChange={setWithLater}
                label={withLater ? t("hideLater") : t("showLater", { count: later.length })}
              />
            )}
            {withLater ? later.map(row) : null}
            {shown.map(row)}
            {withEarlier ? earlier.map(row) : null}
            {earlier.length === 0 ? null : (
              <FoldLine
                opened={withEarlier}
                onOpenedChange={setWithEarlier}
                label={
                  withEarlier
                    ? t("hideEarlier")
                    : t(earlier.every(({ state }) => state === "paid") ? "showEarlierPaid" : "showEarlier", {
                        months: rangeOf(earlier.map(({ period }) => period).toReversed()),
                      })
                }
              />
            )}
          </tbody>
          <Sums lease={lease} />
        </table>
      </div>
    </section>
  );
}

function Head() {
  const { t } = useTranslation("leases");
  return (
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
  );
}

type FoldLineProps = {
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
  readonly label: string;
};

function FoldLine({ opened, onOpenedChange, label }: FoldLineProps) {
  return (
    <tr className="ks-months-card-fold">
      <td colSpan={5}>
        <button
          type="button"
          className="ks-link-button"
          aria-expanded={opened}
          onClick={() => {
            onOpenedChange(!opened);
          }}
        >
          {opened ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
          {label}
        </button>
      </td>
    </tr>
  );
}

/** The same sums as in the balance: open, less what was paid ahead, is what the tenant owes. */
function Sums({ lease: { untilToday, currency, today } }: Pick<MonthsCardProps, "lease">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { billed, settled, open, ahead } = untilToday;
  if (isZero(billed)) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{t("dueUntil", { day: formatDay(today, language, "short") })}</th>
        <td className="ks-figures-end">
          <MoneyText amount={billed} currency={currency} />
        </td>
        <td className="ks-figures-end" data-label={t("column.paid")}>
          <MoneyText amount={settled} currency={currency} />
        </td>
        <td colSpan={2} className="ks-figures-end">
          <MoneyText amount={open} currency={currency} /> {t("openAfter")}
        </td>
      </tr>
      {isZero(ahead) ? null : (
        <tr>
          <th scope="row" colSpan={2}>
            {t("paidAhead")}
          </th>
          <td className="ks-figures-end" data-label="">
            <MoneyText amount={ahead} currency={currency} />
          </td>
          <td colSpan={2} />
        </tr>
      )}
    </tfoot>
  );
}
