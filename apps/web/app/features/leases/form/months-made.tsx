import type { TrackingView } from "@keystead/contract/leases";

import { formatDay, formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./months-made.css";

/** The months that earlier tracking would create, with their amounts. */
export function MonthsMade({ months, together, currency }: TrackingView) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  if (months.length === 0) return null;
  return (
    <section className="ks-months-made" aria-label={t("months")}>
      <h3>
        {t("trackedMonths", {
          count: months.length,
          amount: formatMoney({ amount: together, currency }, language),
        })}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must scroll by keyboard */}
      <ol tabIndex={months.length > 6 ? 0 : undefined}>
        {months.map(({ period, dueOn, amount }) => (
          <li key={period}>
            <span>{formatMonth(period, language)}</span>
            <span className="ks-second">{t("dueOn", { day: formatDay(dueOn, language, "short") })}</span>
            <MoneyText amount={amount} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  );
}
