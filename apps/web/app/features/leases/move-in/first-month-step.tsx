import type { LeaseMonthView, LeaseView } from "@keystead/contract/leases";
import type { StepState } from "@keystead/domain/handovers";
import { useState } from "react";

import { formatDay, formatMonth } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import "../../../ui/form.css";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { LeaseFigures } from "../detail/lease-figures.tsx";
import { HandoverStep } from "../handover/handover-step.tsx";
import { PaySheetButton } from "../payments/pay-sheet/pay-sheet-button.tsx";
import { payableOf } from "../payments/payable.ts";

type FirstMonthStepProps = {
  readonly number: number;
  readonly state: StepState;
  readonly lease: LeaseView;
  /** The first tracked month; null for none. */
  readonly month: LeaseMonthView | null;
};

/** The amount of the first month by its days, and whether it has been paid. */
export function FirstMonthStep({ number, state, lease, month }: FirstMonthStepProps) {
  const { t } = useTranslation("handover");
  const language = useLanguage();
  const can = useCan();
  const [paying, setPaying] = useState(false);
  const { currency } = lease;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const row = lease.rows.find(({ ref }) => month?.rows.includes(ref));
  return (
    <HandoverStep number={number} title={t("firstMonth.title")} state={state}>
      {month === null || row === undefined ? (
        <p className="ks-second">{t("firstMonth.none")}</p>
      ) : (
        <>
          <LeaseFigures
            title={t("firstMonth.figures")}
            waiting={false}
            figures={[
              {
                key: "asked",
                label: t("firstMonth.days", {
                  days: `${formatDay(row.startsOn, language, "short")} – ${formatDay(row.endsOn, language, "short")}`,
                }),
                value: money(month.amount),
              },
              { key: "open", label: t("firstMonth.open"), value: money(month.outstanding), isTotal: true },
            ]}
          />
          {isZero(month.outstanding) || !can("payment.record") ? null : (
            <div>
              <PaySheetButton
                primary
                payable={payableOf(lease, month.period)}
                what={formatMonth(month.period, language)}
                opened={paying}
                onOpenedChange={setPaying}
              />
            </div>
          )}
        </>
      )}
    </HandoverStep>
  );
}
