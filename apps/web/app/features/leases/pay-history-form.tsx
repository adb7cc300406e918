import { Button } from "@mantine/core";
import "../../ui/form.css";
import { IconHistory } from "@tabler/icons-react";

import { formatDay, formatMonth } from "../../lib/format.ts";
import { KeyForm } from "../../ui/form/key-form.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { MethodChoice } from "./method-choice.tsx";
import { PayChips } from "./pay-chips.tsx";
import type { Payable } from "./payable.ts";
import { usePayHistory } from "./use-pay-history.ts";
import "./pay-sheet.css";

type PayHistoryFormProps = {
  readonly payable: Payable;
  /** The last month that was paid. */
  readonly through: string;
  readonly onThrough: (period: string | null) => void;
  readonly onDone: () => void;
};

/** Paid up to a month: every payment that will be booked, each on its month's due day, before any of them is. */
export function PayHistoryForm({ payable, through, onThrough, onDone }: PayHistoryFormProps) {
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const { form, months, sumMinor, money, minorOf } = usePayHistory(payable, through, onDone);
  const count = months.length;
  return (
    <KeyForm className="ks-pay-sheet-form" onSubmit={form.onSubmit}>
      <PayChips payable={payable} sheet={null} through={through} onThrough={onThrough} />
      <div className="ks-pay-sheet-middle">
        <ul className="ks-pay-sheet-list" aria-label={t("history.list")}>
          {months.map((month) => (
            <li key={month.period} className="ks-pay-sheet-line">
              <span className="ks-pay-sheet-name">
                {formatMonth(month.period, language)}{" "}
                <small>{t("history.paidOn", { day: formatDay(month.dueOn, language) })}</small>
              </span>
              <span className="ks-pay-sheet-open">{money(minorOf(month.outstanding))}</span>
            </li>
          ))}
        </ul>
        <div className="ks-pay-sheet-fields">
          <p className="ks-pay-sheet-sentence" aria-live="polite">
            <IconHistory size={18} stroke={1.75} aria-hidden />
            <span>{t("history.says", { count, amount: money(sumMinor) })}</span>
          </p>
          <MethodChoice {...form.field("method")} label={t("method")} />
        </div>
      </div>
      <div className="ks-pay-sheet-foot">
        {form.failure === null ? null : (
          <p className="ks-form-error" role="alert">
            {t("notSaved", { reason: form.failure })}
          </p>
        )}
        <Button type="submit" fullWidth loading={form.busy} data-autofocus>
          {t("history.record", { count, amount: money(sumMinor) })}
        </Button>
      </div>
    </KeyForm>
  );
}
