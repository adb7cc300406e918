import { api } from "../../lib/api.ts";
import { DateField } from "../../ui/date-field.tsx";
import { together } from "../../ui/form/form-reading.ts";
import { anything, dayTyped, requiredAmount } from "../../ui/form/typed-fields.ts";
import { MoneyInput } from "../../ui/money-input.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { lastMethod } from "./last-method.ts";
import { MethodPicker } from "./method-picker.tsx";
import { useVerbForm } from "./use-verb-form.ts";
import type { VerbFormProps } from "./verb.ts";
import { NoteField, RowSelect, VerbFrame } from "./verb-frame.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

/** A deposit received, given back, or kept: for damage or for a row that is open. */
export function DepositForm({ lease, verb, onClose }: VerbFormProps<"deposit">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { id, currency, today } = lease;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: () => ({ amount: "", movedOn: today, method: lastMethod(), row: "", note: "" }),
    read: ({ amount, movedOn, method, row, note }) =>
      together({
        amount: requiredAmount(amount, { language, currency, rule: "positive" }),
        movedOn: dayTyped(movedOn, today),
        method: anything(method),
        row: anything(row === "" ? null : row),
        note: anything(note),
      }),
    send: (fields, { onceOpened, confirm }) => {
      const movement = { id, kind: verb.move, ...fields, confirm };
      return api.leases.moveDeposit(movement, onceOpened());
    },
  });
  return (
    <VerbFrame form={form} onClose={onClose} title={t(`verb.deposit.title.${verb.move}`)}>
      {verb.move === "retained" ? (
        <RowSelect {...form.field("row")} rows={verb.rows} currency={currency} none={t("keptForDamage")} />
      ) : null}
      <MoneyInput {...form.field("amount")} label={t("amount")} currency={currency} autoFocus />
      <DateField {...form.field("movedOn")} label={t("verb.deposit.day")} today={today} />
      <MethodPicker {...form.field("method")} label={t("method")} />
      <NoteField {...form.field("note")} label={t("noteOptional")} />
    </VerbFrame>
  );
}
