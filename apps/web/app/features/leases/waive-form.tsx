import { api } from "../../lib/api.ts";
import { formatTypedAmount } from "../../lib/format.ts";
import { together } from "../../ui/form/form-reading.ts";
import { anything, filled, optionalAmount } from "../../ui/form/typed-fields.ts";
import { MoneyInput } from "../../ui/money-input.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useVerbForm } from "./use-verb-form.ts";
import type { VerbFormProps } from "./verb.ts";
import { NoteField, RowSelect, VerbFrame } from "./verb-frame.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

export function WaiveForm({ lease, verb, onClose }: VerbFormProps<"waive">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { id, currency } = lease;
  const openOn = (ref: string) => {
    const open = verb.rows.find((row) => row.ref === ref)?.outstanding ?? "";
    return open === "" ? "" : formatTypedAmount(open, language);
  };
  const first = verb.rows[0]?.ref ?? "";
  const form = useVerbForm({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: () => ({ row: first, amount: openOn(first), note: "" }),
    read: ({ row, amount, note }) =>
      together({
        row: anything(row),
        amount: optionalAmount(amount, { language, currency, rule: "positive" }),
        note: filled(note, "REASON_REQUIRED"),
      }),
    send: (fields, { onceOpened }) => {
      const waiver = { id, ...fields };
      return api.leases.waive(waiver, onceOpened());
    },
  });
  return (
    <VerbFrame form={form} onClose={onClose} title={t("verb.waive.title")} help={t("verb.waive.help")}>
      <RowSelect
        {...form.field("row")}
        rows={verb.rows}
        currency={currency}
        onChange={(next) => {
          const row = typeof next === "string" ? next : next.currentTarget.value;
          // An amount that nobody typed follows the row.
          form.change((was) => ({
            ...was,
            row,
            amount: was.amount === openOn(was.row) ? openOn(row) : was.amount,
          }));
        }}
      />
      <MoneyInput
        {...form.field("amount")}
        label={t("amount")}
        currency={currency}
        autoFocus
        selected
        description={t("emptyIsAll")}
      />
      <NoteField {...form.field("note")} label={t("reason")} />
    </VerbFrame>
  );
}
