import { TextInput } from "@mantine/core";
import type { NewReversal } from "@keystead/contract/ledger";
import { type Book, RECORD_NOTES_LIMIT } from "@keystead/domain/ledger";
import { amountLess } from "@keystead/domain/money";
import { codePoints } from "@keystead/domain/text";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatDay, formatMoney, formatTypedAmount } from "../../lib/format.ts";
import { minorOf } from "../../lib/minor-units.ts";
import { todayIn } from "../../lib/today.ts";
import { DateField } from "../../ui/date-field.tsx";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { type Read, together } from "../../ui/form/form-reading.ts";
import { anything, dayTyped, requiredAmount } from "../../ui/form/typed-fields.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { MoneyInput } from "../../ui/money-input.tsx";
import { toast } from "../../ui/toast.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { LazyLimitPanel, useProfile } from "../session/public.ts";
import { type BookRecord, wholeAmount } from "./book-record.ts";

/** The words there are for what is wrong with a field. */
const codes = ["AMOUNT_REQUIRED", "INVALID_DATE", "TOO_LONG", "REVERSAL_EXCEEDS_ORIGINAL"] as const;

type ReverseFormProps = { readonly book: Book; readonly record: BookRecord; readonly onClose: () => void };

/** Money that went back: all that is left of it unless told. */
export function ReverseForm({ book, record, onClose }: ReverseFormProps) {
  const { t } = useTranslation(["record-form", "forms"]);
  const language = useLanguage();
  const changed = useChanged();
  const { id, currency, reversed, date: day } = record;
  const amount = wholeAmount(record);
  const left = amountLess(amount, reversed, currency);
  const atMostLeft = (typed: Read<string>): Read<string> =>
    typed.ok && minorOf(typed.value, currency) > minorOf(left, currency)
      ? { ok: false, code: "REVERSAL_EXCEEDS_ORIGINAL" }
      : typed;
  const today = todayIn(useProfile().data?.timezone);
  const form = useForm({
    name: "reverse",
    values: { amount: formatTypedAmount(left, language), date: String(today), notes: "" },
    read: (values) =>
      together({
        amount: atMostLeft(requiredAmount(values.amount, { language, currency, rule: "positive" })),
        date: dayTyped(values.date),
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
