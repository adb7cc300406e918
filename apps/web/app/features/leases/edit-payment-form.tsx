import { ENTRY_NOTE_LIMIT } from "@keystead/domain/leases";
import { Textarea } from "@mantine/core";

import { api } from "../../lib/api.ts";
import { formatTypedAmount } from "../../lib/format.ts";
import { DateField } from "../../ui/date-field.tsx";
import { together } from "../../ui/form/form-reading.ts";
import { anything, dayTyped, requiredAmount } from "../../ui/form/typed-fields.ts";
import { MoneyInput } from "../../ui/money-input.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { MethodPicker } from "./method-picker.tsx";
import { useVerbForm } from "./use-verb-form.ts";
import type { VerbFormProps } from "./verb.ts";
import { VerbFrame } from "./verb-frame.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

export function EditPaymentForm({ lease, verb, onClose }: VerbFormProps<"editPayment">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { currency, today } = lease;
  const { id, version, amount: paid, paidOn: day, method: how, note: noted } = verb.payment;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: { amount: formatTypedAmount(paid, language), paidOn: day, method: how, note: noted },
    read: ({ amount, paidOn, method, note }) =>
      together({
        amount: requiredAmount(amount, { language, currency, rule: "positive" }),
        paidOn: dayTyped(paidOn, today),
        method: anything(method),
        note: anything(note),
      }),
    send: (fields) => api.leases.changePayment({ id, version, ...fields }),
  });
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t("verb.editPayment.title")}
      help={t("verb.editPayment.help")}
    >
      <MoneyInput {...form.field("amount")} label={t("amount")} currency={currency} autoFocus />
      <DateField {...form.field("paidOn")} label={t("verb.editPayment.day")} today={today} />
      <MethodPicker {...form.field("method")} label={t("method")} />
      <Textarea
        {...form.field("note")}
        label={t("noteOptional")}
        autosize
        minRows={2}
        maxLength={ENTRY_NOTE_LIMIT}
      />
    </VerbFrame>
  );
}
