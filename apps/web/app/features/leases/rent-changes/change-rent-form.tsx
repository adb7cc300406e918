import { stepKinds, type StepKind } from "@keystead/domain/leases";
import { SegmentedControl } from "@mantine/core";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";

import { api } from "../../../lib/api.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { RentChangePreview } from "./rent-change-preview.tsx";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { VerbFrame } from "../verbs/verb-frame.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type Values = {
  readonly kind: StepKind;
  readonly amount: string;
  readonly effectiveOn: string;
};

export function ChangeRentForm({ lease, verb, onClose }: VerbFormProps<"changeRent">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { id, version, currency, today } = lease;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "lease",
    onClose,
    values: (): Values => ({ kind: "rent", amount: "", effectiveOn: today }),
    read: ({ kind, amount, effectiveOn }) =>
      together({
        kind: anything(kind),
        amount: requiredAmount(amount, { language, currency, rule: "not_negative" }),
        effectiveOn: dayInput(effectiveOn),
      }),
    send: (step, { onceOpened }) => {
      const change = { id, version, ...step };
      return api.leases.changeRent(change, onceOpened());
    },
  });
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t("verb.changeRent.title")}
      help={t("verb.changeRent.help")}
    >
      <SegmentedControl
        transitionDuration={160}
        fullWidth
        aria-label={t("whatChanges")}
        value={form.values.kind}
        onChange={form.choice("kind", stepKinds).onChange}
        data={[
          { value: "rent", label: t("rent") },
          { value: "charge", label: t("charges") },
        ]}
      />
      <MoneyInput
        {...form.field("amount")}
        label={t("newAmount")}
        currency={currency}
        rule="not_negative"
        autoFocus
        description={t("nowIs", {
          amount: formatMoney(
            { amount: form.values.kind === "rent" ? lease.monthlyRent : lease.charges, currency },
            language,
          ),
        })}
      />
      <DateField {...form.field("effectiveOn")} label={t("verb.changeRent.day")} today={today} />
      <RentChangePreview lease={lease} step={form.values} />
    </VerbFrame>
  );
}
