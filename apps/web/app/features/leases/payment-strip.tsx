import type { RentRowView } from "@keystead/contract/leases";
import { addToMonth, month, monthOf, plainDate } from "@keystead/domain/calendar";

import { formatMonth } from "../../lib/format.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { toneOfMonth, worstState } from "./lease-states.tsx";
import "./payment-strip.css";
import "../../ui/tone.css";

type PaymentStripProps = { readonly rows: readonly RentRowView[]; readonly today: string };

/** Twelve months around today, eight back and three ahead where there are any: a square each, icon, word and colour. */
export function PaymentStrip({ rows, today }: PaymentStripProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const months = stripMonths(rows, today);
  if (months.length === 0) return null;
  return (
    <ol className="ks-payment-strip" aria-label={t("strip")}>
      {months.map((period) => {
        const state = worstState(rows.filter((row) => row.period === period));
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

function stripMonths(rows: readonly RentRowView[], today: string): readonly string[] {
  const periods = [...new Set(rows.map(({ period }) => period))].toSorted();
  const [first] = periods;
  if (first === undefined) return [];
  const wanted = addToMonth(monthOf(plainDate(today)), -8);
  const from = wanted > month(first) ? wanted : first;
  return periods.filter((period) => period >= from).slice(0, 12);
}
