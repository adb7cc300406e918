import type { LeasePaymentView, LeaseView } from "@keystead/contract/leases";
import { paymentMethods } from "@keystead/domain/ledger";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay, formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { MethodPicker } from "./method-picker.tsx";
import { useVerbMessages } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { NoteField, VerbFrame } from "../verbs/verb-frame.tsx";

/**
 * Day, method and note apply to the whole transfer, and the amount is its sum: one line of the bank statement (R-C10a).
 */
type PaymentFields = Pick<LeasePaymentView, "transferAmount" | "paidOn" | "method" | "note">;

/** The only verb that changes a record: it merges with changes that others made to the payment meanwhile. */
export function EditPaymentForm({ lease, verb, onClose }: VerbFormProps<"editPayment">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const changed = useChanged();
  const { currency, today } = lease;
  const input = ({ transferAmount, ...rest }: PaymentFields) => ({
    ...rest,
    transferAmount: formatAmountInput(transferAmount, language),
  });
  const form = useRecordForm<PaymentFields, LeasePaymentView, PaymentFields, LeaseView>({
    name: "verb",
    record: verb.payment,
    values: () => input(fieldsOf(verb.payment)),
    read: ({ transferAmount, paidOn, method, note }) =>
      together({
        transferAmount: requiredAmount(transferAmount, { language, currency, rule: "positive" }),
        paidOn: dayInput(paidOn, today),
        method: anything(method),
        note: anything(note),
      }),
    words: useVerbMessages(),
    fieldsOf,
    valuesOf: input,
    fieldMessages: useFieldMessages(currency),
    update: (changes, { id, version }) => api.leases.changePayment({ ...changes, id, version }),
    onSaved: async (outcome, { say }) => {
      onClose();
      say(t("verb.editPayment.done"));
      await changed("money", outcome.kind === "saved" ? { lease: outcome.saved } : {});
    },
  });
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t("verb.editPayment.title")}
      help={t("verb.editPayment.help")}
      question={form.question}
    >
      <MoneyInput
        {...form.field("transferAmount")}
        label={t("amount")}
        currency={currency}
        autoFocus
        selected
      />
      <DateField {...form.field("paidOn")} label={t("verb.editPayment.day")} today={today} />
      <MethodPicker {...form.field("method")} label={t("method")} />
      <NoteField {...form.field("note")} label={t("noteOptional")} />
    </VerbFrame>
  );
}

function fieldsOf({ transferAmount, paidOn, method, note }: LeasePaymentView): PaymentFields {
  return { transferAmount, paidOn, method, note };
}

function useFieldMessages(currency: string): FieldMessages<PaymentFields> {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return {
    labels: {
      transferAmount: t("amount"),
      paidOn: t("verb.editPayment.day"),
      method: t("method"),
      note: t("noteOptional"),
    },
    text: (name, value) => {
      if (typeof value !== "string") return "";
      if (name === "transferAmount") return formatMoney({ amount: value, currency }, language);
      if (name === "paidOn") return formatDay(value, language);
      const method = paymentMethods.find((one) => name === "method" && one === value);
      return method === undefined ? value : t(`method_.${method}`);
    },
  };
}
