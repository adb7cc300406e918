import { amountLess } from "@keystead/domain/money";
import { api } from "../../../lib/api.ts";
import { formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { NoteField, VerbFrame } from "../verbs/verb-frame.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

export function RefundForm({ lease, verb, onClose }: VerbFormProps<"refund">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { currency, today } = lease;
  const { id, openingCredit, amount, refunded, credit } = verb.transfer;
  // By default the unused credit, which reopens no month; without any credit, the whole payment.
  const proposed = isZero(credit) ? amountLess(amount, refunded, currency) : credit;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: () => ({ amount: formatAmountInput(proposed, language), refundedOn: today, note: "" }),
    read: (input) =>
      together({
        amount: requiredAmount(input.amount, { language, currency, rule: "positive" }),
        refundedOn: dayInput(input.refundedOn, today),
        note: anything(input.note),
      }),
    send: (fields, { onceOpened, confirm }) => {
      const refund = { id, ...fields, confirm };
      return api.leases.refundTransfer(refund, onceOpened());
    },
  });
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t("verb.refund.title")}
      help={openingCredit ? t("verb.refund.helpOpening") : t("verb.refund.help")}
    >
      <MoneyInput
        {...form.field("amount")}
        label={t("amount")}
        currency={currency}
        autoFocus
        selected
        description={
          isZero(credit)
            ? t("verb.refund.noCredit")
            : t("verb.refund.credit", { amount: formatMoney({ amount: credit, currency }, language) })
        }
      />
      <DateField {...form.field("refundedOn")} label={t("verb.refund.day")} today={today} />
      <NoteField {...form.field("note")} label={t("noteOptional")} />
    </VerbFrame>
  );
}
