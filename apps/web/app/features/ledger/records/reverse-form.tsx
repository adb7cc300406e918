import { TextInput } from "@mantine/core";
import type { NewReversal } from "@keystead/contract/ledger";
import { type Book, RECORD_NOTES_LIMIT } from "@keystead/domain/ledger";
import { amountLess } from "@keystead/domain/money";
import { codePoints } from "@keystead/domain/text";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay, formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { minorOf } from "../../../lib/format/minor-units.ts";
import { todayInTimeZone } from "../../../lib/format/today.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { type FieldReading, together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel, useProfile } from "../../session/public.ts";
import { type BookRecord, wholeAmount } from "./book-record.ts";

/** The problems of a field that have a message. */
const codes = ["AMOUNT_REQUIRED", "INVALID_DATE", "TOO_LONG", "REVERSAL_EXCEEDS_ORIGINAL"] as const;

type ReverseFormProps = { readonly book: Book; readonly record: BookRecord; readonly onClose: () => void };

/** Records money that was returned; by default all that is left of it. */
export function ReverseForm({ book, record, onClose }: ReverseFormProps) {
  const { t } = useTranslation(["record-form", "forms"]);
  const language = useLanguage();
  const changed = useChanged();
  const { id, currency, reversed, date: day } = record;
  const amount = wholeAmount(record);
  const left = amountLess(amount, reversed, currency);
  const atMostLeft = (input: FieldReading<string>): FieldReading<string> =>
    input.ok && minorOf(input.value, currency) > minorOf(left, currency)
      ? { ok: false, code: "REVERSAL_EXCEEDS_ORIGINAL" }
      : input;
  const today = todayInTimeZone(useProfile().data?.timezone);
  const form = useForm({
    name: "reverse",
    values: { amount: formatAmountInput(left, language), date: String(today), notes: "" },
    read: (values) =>
      together({
        amount: atMostLeft(requiredAmount(values.amount, { language, currency, rule: "positive" })),
        date: dayInput(values.date),
        notes:
          codePoints(values.notes) > RECORD_NOTES_LIMIT
            ? { ok: false as const, code: "TOO_LONG" }
            : anything(values.notes.trim()),
      }),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`problem.${known}`);
    },
    send: async (fields: Omit<NewReversal, "id">, { onceOpened }): Promise<BookRecord> =>
      book === "income"
        ? api.income.reverse({ id, ...fields }, onceOpened())
        : api.expenses.reverse({ id, ...fields }, onceOpened()),
    onSent: async () => {
      onClose();
      toast.success(t("reverse.saved"));
      await changed("record");
    },
  });
  const money = (of: string) => formatMoney({ amount: of, currency }, language);
  const { field, limit, closeLimit } = form;
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t("reverse.title")}
      submitLabel={t("reverse.save")}
      question={limit === null ? null : <LazyLimitPanel reached={limit} onClose={closeLimit} />}
    >
      <MoneyInput
        {...field("amount")}
        label={t("amount")}
        currency={currency}
        autoFocus
        selected
        description={t("reverse.hint", {
          left: money(left),
          amount: money(amount),
          date: formatDay(day, language),
        })}
      />
      <DateField {...field("date")} label={t("date")} today={today} />
      <TextInput label={t("forms:optional", { label: t("note") })} autoComplete="off" {...field("notes")} />
    </FormDrawer>
  );
}
