import { amountOf } from "../../../../lib/format/minor-units.ts";
import { DateField } from "../../../../ui/field/date-field.tsx";
import { MoneyInput } from "../../../../ui/field/money-input.tsx";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { LinkOffer, useLinkableIncome } from "../link-offer.tsx";
import { MethodChoice } from "../method-choice.tsx";
import { PayList } from "./pay-list.tsx";
import { PaySentence } from "./pay-sentence.tsx";
import type { Payable } from "../payable.ts";
import type { PaySheetState } from "./use-pay-sheet.ts";
import "./pay-sheet.css";

type PayTransferFieldsProps = {
  readonly payable: Payable;
  /** False while the later months of the lease are not known yet. */
  readonly isWhole: boolean;
  readonly sheet: PaySheetState;
};

/** One transfer over one or several open months. The amount follows the ticks; an empty one means everything ticked. */
export function PayTransferFields({ payable, isWhole, sheet }: PayTransferFieldsProps) {
  const { leaseId, currency, today } = payable;
  const { t } = useTranslation("pay");
  const { form, ticked, tickedMinor, money } = sheet;
  const offers = useLinkableIncome(
    leaseId,
    ticked.flatMap(({ month, rows }) =>
      rows.map(({ id, kind }) => {
        const adjusts = month.rows.find(({ ref }) => ref === id)?.adjusts ?? null;
        return { ref: id, kind, period: month.period, adjusts };
      }),
    ),
  );
  return (
    <>
      <PayList payable={payable} isWhole={isWhole} sheet={sheet}>
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
    </>
  );
}
