import { IconHistory } from "@tabler/icons-react";

import { formatDay, formatMonth } from "../../../../lib/format/format.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { MethodChoice } from "../method-choice.tsx";
import type { PayHistory } from "./use-pay-history.ts";
import "./pay-sheet.css";

/** Paid up to a month: lists every payment that will be booked, each on the due day of its month. */
export function PayHistoryFields({ history }: { readonly history: PayHistory }) {
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const { form, payments, sum } = history;
  return (
    <>
      <ul className="ks-pay-sheet-list" aria-label={t("history.list")}>
        {payments.map(({ period, paidOn, amount }) => (
          <li key={period} className="ks-pay-sheet-line">
            <span className="ks-pay-sheet-name">
              {formatMonth(period, language)}{" "}
              <small>{t("history.paidOn", { day: formatDay(paidOn, language) })}</small>
            </span>
            <span className="ks-pay-sheet-open">{amount}</span>
          </li>
        ))}
      </ul>
      <div className="ks-pay-sheet-fields">
        <p className="ks-pay-sheet-sentence" aria-live="polite">
          <IconHistory size={18} stroke={1.75} aria-hidden />
          <span>{t("history.says", { count: payments.length, amount: sum })}</span>
        </p>
        <MethodChoice {...form.field("method")} label={t("method")} />
      </div>
    </>
  );
}
