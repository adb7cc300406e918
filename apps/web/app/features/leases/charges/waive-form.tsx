import { api } from "../../../lib/api.ts";
import { formatAmountInput } from "../../../lib/format/format.ts";
import { amountOf } from "../../../lib/format/minor-units.ts";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, isFilled, optionalAmount } from "../../../ui/form/input-fields.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { LineSelect } from "../line-select.tsx";
import { refsOf } from "../payments/pay-sheet/pay-lines.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { NoteField, VerbFrame } from "../verbs/verb-frame.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** R-C08: waives a month or a named part of one, in whole or in part. */
export function WaiveForm({ lease, verb, onClose }: VerbFormProps<"waive">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { id, currency } = lease;
  const openOn = (key: string) => {
    const line = verb.lines.find((one) => one.key === key);
    return line === undefined ? "" : formatAmountInput(amountOf(line.openMinor, currency), language);
  };
  const first = verb.lines[0]?.key ?? "";
  const form = useVerbForm({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: () => ({ line: first, amount: openOn(first), note: "" }),
    read: ({ line, amount, note }) =>
      together({
        line: anything(line),
        amount: optionalAmount(amount, { language, currency, rule: "positive" }),
        note: isFilled(note, "REASON_REQUIRED"),
      }),
    wireNames: { rows: "line" },
    send: ({ line, ...fields }, { onceOpened }) =>
      api.leases.waive({ id, ...fields, rows: refsOf(verb.lines, line) }, onceOpened()),
  });
  return (
    <VerbFrame form={form} onClose={onClose} title={t("verb.waive.title")} help={t("verb.waive.help")}>
      <LineSelect
        {...form.field("line")}
        lines={verb.lines}
        currency={currency}
        onChange={(line) => {
          // An amount that was not typed follows the chosen line.
          form.change((was) => ({
            ...was,
            line,
            amount: was.amount === openOn(was.line) ? openOn(line) : was.amount,
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
