import { api } from "../../../lib/api.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { dayInput, isFilled, requiredAmount } from "../../../ui/form/input-fields.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { NoteField, VerbFrame } from "../verbs/verb-frame.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

export function AddChargeForm({ lease, verb, onClose }: VerbFormProps<"addCharge">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { id, currency, today } = lease;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: { amount: "", dueOn: today, note: "" },
    read: ({ amount, dueOn, note }) =>
      together({
        amount: requiredAmount(amount, { language, currency, rule: "positive" }),
        dueOn: dayInput(dueOn),
        note: isFilled(note, "REASON_REQUIRED"),
      }),
    send: (fields, { onceOpened }) => {
      const charge = { id, ...fields };
      return api.leases.addCharge(charge, onceOpened());
    },
  });
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t("verb.addCharge.title")}
      help={t("verb.addCharge.help")}
    >
      <MoneyInput {...form.field("amount")} label={t("amount")} currency={currency} autoFocus />
      <DateField {...form.field("dueOn")} label={t("verb.addCharge.day")} today={today} />
      <NoteField {...form.field("note")} label={t("reason")} />
    </VerbFrame>
  );
}
