import type { LeaseMonthView } from "@keystead/contract/leases";
import { addToMonth, month, monthOf, plainDate } from "@keystead/domain/calendar";

import { formatMonth } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { toneOfMonth } from "../lease-tones.ts";
import "./payment-strip.css";
import "../../../ui/text/tone.css";

type PaymentStripProps = { readonly months: readonly LeaseMonthView[]; readonly today: string };

/** Twelve months around today, up to ten of them in the past: one square each, with icon, word and colour. */
export function PaymentStrip({ months, today }: PaymentStripProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const shown = stripMonths(months, today);
  if (shown.length === 0) return null;
  return (
    <ol className="ks-payment-strip" aria-label={t("strip")}>
      {shown.map(({ period, state }) => {
        const { tone, icon: Icon } = toneOfMonth(state);
        return (
          <li key={period} className={`ks-tone-${tone}`}>
            <Icon size={16} stroke={1.8} aria-hidden />
            <span className="ks-visually-hidden">
              {t("stripMonth", { month: formatMonth(period, language), state: t(`state.${state}`) })}
            </span>
            <small aria-hidden="true">{formatMonth(period, language, "short")}</small>
          </li>
        );
      })}
    </ol>
  );
}

const BACK = 10;
const CELLS = 12;

function stripMonths(months: readonly LeaseMonthView[], today: string): readonly LeaseMonthView[] {
  const [first] = months;
  if (first === undefined) return [];
  const earliest = addToMonth(monthOf(plainDate(today)), -BACK);
  const from = earliest > month(first.period) ? earliest : first.period;
  const shown = months.filter(({ period }) => period >= from).slice(0, CELLS);
  // For a lease that ended long ago: its last year.
  return shown.length > 0 ? shown : months.slice(-CELLS);
}
