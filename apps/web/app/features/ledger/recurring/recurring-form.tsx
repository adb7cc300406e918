import type { RecurringView } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";
import { Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay, formatAmountInput } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import { todayInTimeZone } from "../../../lib/format/today.ts";
import { useRecordNames } from "../../../lib/records/use-record-names.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { type RecordFormState, useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useProfile } from "../../session/public.ts";
import type { BookRecord } from "../records/book-record.ts";
import { fieldsOfRecord as recordFields, newExpense, newIncome } from "../records/record-values.ts";
import { KindFields, RentableFields } from "../records/record-fields.tsx";
import {
  missedSince,
  readSeries,
  type SeriesFields,
  seriesFields,
  type SeriesValues,
  seriesValues,
} from "./series-values.ts";
import { intervalChoices, RepeatSelect, useIntervalMessages } from "./repeat-select.tsx";
import { useBookMessages } from "../books/use-book-messages.ts";

/** The problems of a field that have a message. */
const codes = [
  "PROPERTY_REQUIRED",
  "AMOUNT_REQUIRED",
  "INVALID_DATE",
  "TOO_LONG",
  "END_BEFORE_START",
] as const;

type RecurringFormProps = {
  readonly book: Book;
  /** The series to edit. */
  readonly series?: RecurringView | undefined;
  /** The record that a new series starts with. */
  readonly record?: BookRecord | undefined;
  readonly onClose: () => void;
};

/** Makes a record the first of a series, or changes what a series proposes from now on. */
export function RecurringForm({ book, series, record, onClose }: RecurringFormProps) {
  const { t } = useTranslation(["recurring", "forms"]);
  const language = useLanguage();
  const wordOf = useBookMessages(book);
  const of = series ?? record;
  if (of === undefined) throw new Error("a series of nothing");
  const { form, today, missed } = useRecurringForm({ book, series, record, of, onClose });
  const { field, values } = form;
  const begun = series?.begun ?? false;
  const choices = intervalChoices(series?.everyMonths ?? 1);
  const name = of.notes === "" ? wordOf("category", of.category) : of.notes;
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t(series === undefined ? "makeTitle" : "editTitle")}
      submitLabel={t(series === undefined ? "make" : "save")}
      question={form.question}
    >
      <p className="ks-second">
        {[name, rentableText(of)].join(" · ")}
        {series === undefined ? ` · ${t("first", { date: formatDay(values.firstDate, language) })}` : null}
      </p>
      {series === undefined ? null : (
        <>
          <RentableFields
            values={values}
            field={field}
            of={series}
            onProperty={(propertyId) => {
              form.change((was) => ({ ...was, propertyId, unitId: "" }));
            }}
          />
          <KindFields book={book} values={values} choice={form.choice} problem={form.problemOf("category")} />
        </>
      )}
      <RepeatSelect
        {...form.choice("everyMonths", choices)}
        choices={choices}
        disabled={begun}
        description={begun ? t("begun") : t("proposed")}
      />
      <MoneyInput {...field("amount")} label={t("amount")} currency={of.currency} />
      {series === undefined || begun ? null : (
        <DateField {...field("firstDate")} label={t("firstDate")} today={today} />
      )}
      <DateField {...field("endsOn")} label={t("forms:optional", { label: t("endsOn") })} today={today} />
      <TextInput label={t("forms:optional", { label: t("note") })} autoComplete="off" {...field("notes")} />
      {missed > 0 ? <Checkbox label={t("missed", { count: missed })} {...form.toggle("missed")} /> : null}
    </FormDrawer>
  );
}

type Of = Pick<RecurringFormProps, "book" | "series" | "record" | "onClose"> & {
  readonly of: RecurringView | BookRecord;
};

function useRecurringForm({ book, series, record, of, onClose }: Of) {
  const { t } = useTranslation(["recurring", "record-form"]);
  const language = useLanguage();
  const changed = useChanged();
  const today = todayInTimeZone(useProfile().data?.timezone);
  const fieldMessages = useFieldMessages(book);
  const form: RecordFormState<SeriesValues, RecurringView> = useRecordForm<
    SeriesValues,
    RecurringView,
    SeriesFields,
    RecurringView
  >({
    name: "recurring",
    record: series ?? null,
    values: seriesValues(seriesFields(of), language),
    read: (values) => readSeries(values, language, of),
    words: (code) => {
      const known = codes.find((one) => one === code);
      if (known === undefined) return null;
      return known === "PROPERTY_REQUIRED"
        ? t(`record-form:problem.${known}`)
        : t(`recurring:problem.${known}`);
    },
    fieldsOf: seriesFields,
    valuesOf: (fields, values) => ({ ...seriesValues(fields, language), missed: values.missed }),
    fieldMessages,
    create: (fields, { once }) => {
      if (record === undefined) throw new Error("a series is made of a record");
      const proposedFrom = form.values.missed ? null : today;
      const more = { ...fields, recordId: record.id, proposedFrom };
      const entered = recordFields(record);
      const {
        date: _date,
        repeat: _repeat,
        ...common
      } = book === "income" ? newIncome({ ...entered, cleaningOf: null }) : newExpense(entered);
      return api.recurring.create({ ...common, ...more, book }, once(fields));
    },
    update: (changes, { id, version }) => api.recurring.update({ ...changes, id, version }),
    onSaved: async (_outcome, { say }) => {
      onClose();
      say(t(series === undefined ? "recurring:made" : "recurring:changed"));
      await changed("recurring");
    },
  });
  return { form, today, missed: record === undefined ? 0 : missedSince(form.values, today) };
}

/** Labels and values of the fields, for a merge. */
function useFieldMessages(book: Book): FieldMessages<SeriesFields> {
  const { t } = useTranslation(["recurring", "record-form"]);
  const language = useLanguage();
  const intervalMessages = useIntervalMessages();
  const wordOf = useBookMessages(book);
  const nameOf = useRecordNames();
  const textOf = async (name: string, value: unknown): Promise<string> => {
    if (typeof value === "number") return intervalMessages(value);
    if (typeof value !== "string" || value === "") return "";
    if (name === "amount") return formatAmountInput(value, language);
    if (name === "category" || name === "nature") return wordOf(name, value);
    if (name === "endsOn" || name === "firstDate") return formatDay(value, language);
    return (await nameOf(name, value)) ?? value;
  };
  return {
    labels: {
      propertyId: t("record-form:property"),
      unitId: t("record-form:unit"),
      category: t("record-form:category"),
      nature: t("record-form:nature"),
      amount: t("recurring:amount"),
      firstDate: t("recurring:firstDate"),
      everyMonths: t("recurring:every"),
      endsOn: t("recurring:endsOn"),
      notes: t("recurring:note"),
    },
    text: textOf,
  };
}
