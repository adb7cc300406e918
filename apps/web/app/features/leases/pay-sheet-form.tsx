import { Button } from "@mantine/core";
import "../../ui/form.css";

import { amountOf } from "../../lib/minor-units.ts";
import { DateField } from "../../ui/date-field.tsx";
import { KeyForm } from "../../ui/form/key-form.tsx";
import { MoneyInput } from "../../ui/money-input.tsx";
import { ToastSlot } from "../../ui/toast-slot.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { LinkOffer, useLinkableIncome } from "./link-offer.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { PayChips } from "./pay-chips.tsx";
import { PayList } from "./pay-list.tsx";
import { PaySentence } from "./pay-sentence.tsx";
import type { Payable } from "./payable.ts";
import { usePaySheet } from "./use-pay-sheet.ts";
import "./pay-sheet.css";

type PaySheetFormProps = {
  readonly payable: Payable;
  readonly hidden: boolean;
  readonly onThrough: (period: string | null) => void;
  readonly onDone: () => void;
};

/** One transfer over one or several open months. The amount follows the ticks; an emptied one means all that is ticked. */
export function PaySheetForm({ payable, hidden, onThrough, onDone }: PaySheetFormProps) {
  const { leaseId, currency, today } = payable;
  const { t } = useTranslation("pay");
  const sheet = usePaySheet(payable, onDone);
  const { form, ticked, tickedMinor, amountMinor, money } = sheet;
  const offers = useLinkableIncome(
    leaseId,
    ticked.flatMap(({ month, rows }) =>
      rows.map(({ id, kind }) => ({ ref: id, kind, period: month.period })),
    ),
  );
  const problem = form.problemOf("ticked") ?? (form.failure && t("notSaved", { reason: form.failure }));
  if (hidden) return null;
  return (
    <KeyForm className="ks-pay-sheet-form" onSubmit={form.onSubmit}>
      <PayChips payable={payable} sheet={sheet} through={null} onThrough={onThrough} />
      <div className="ks-pay-sheet-middle">
        <PayList payable={payable} sheet={sheet}>
          <LinkOffer offers={offers} busy={form.busy} onLink={form.submit} />
        </PayList>
        <div className="ks-pay-sheet-fields">
          <MoneyInput
            {...form.field("amount")}
            label={t("amount")}
            currency={currency}
            example={amountOf(tickedMinor, currency)}
            aside={t("of", { amount: money(tickedMinor) })}
            size="lg"
            selected
            autoFocus
          />
          <PaySentence payable={payable} sheet={sheet} />
          <div className="ks-pay-sheet-pair">
            <MethodChoice {...form.field("method")} label={t("method")} />
            <DateField {...form.field("paidOn")} label={t("paidOn")} max={today} />
          </div>
        </div>
      </div>
      <ToastSlot />
      <div className="ks-pay-sheet-foot">
        {problem ? (
          <p className="ks-form-error" role="alert">
            {problem}
          </p>
        ) : null}
        <Button type="submit" fullWidth loading={form.busy}>
          {amountMinor === null ? t("recordNothing") : t("record", { amount: money(amountMinor) })}
        </Button>
      </div>
    </KeyForm>
  );
}
