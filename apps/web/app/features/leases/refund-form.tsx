import { amountLess } from "@keystead/domain/money";
import { api } from "../../lib/api.ts";
import { formatMoney, formatTypedAmount } from "../../lib/format.ts";
import { isZero } from "../../lib/minor-units.ts";
import { DateField } from "../../ui/date-field.tsx";
import { together } from "../../ui/form/form-reading.ts";
import { anything, dayTyped, requiredAmount } from "../../ui/form/typed-fields.ts";
import { MoneyInput } from "../../ui/money-input.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useVerbForm } from "./use-verb-form.ts";
import type { VerbFormProps } from "./verb.ts";
import { NoteField, VerbFrame } from "./verb-frame.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

export function RefundForm({ lease, verb, onClose }: VerbFormProps<"refund">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { currency, today } = lease;
  const { id, openingCredit, amount, refunded, credit } = verb.transfer;
  // What no month needs goes back without reopening one; a returned payment goes back whole.
  const proposed = isZero(credit) ? amountLess(amount, refunded, currency) : credit;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: () => ({ amount: formatTypedAmount(proposed, language), refundedOn: today, note: "" }),
    read: (typed) =>
      together({
        amount: requiredAmount(typed.amount, { language, currency, rule: "positive" }),
        refundedOn: dayTyped(typed.refundedOn, today),
        note: anything(typed.note),
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
