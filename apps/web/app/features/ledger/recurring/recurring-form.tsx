import type { RecurringView } from "@keystead/contract/ledger";
import {
  type Book,
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  proposals,
  RECORD_NOTES_LIMIT,
} from "@keystead/domain/ledger";
import { parsePlainDate } from "@keystead/domain/calendar";
import { codePoints } from "@keystead/domain/text";
import { Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay, formatAmountInput } from "../../../lib/format/format.ts";
import { placeText } from "../../../lib/format/place-name.ts";
import { todayInTimeZone } from "../../../lib/format/today.ts";
import { useRecordNames } from "../../../lib/records/use-record-names.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { type FieldReading, together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { type RecordFormState, useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useProfile } from "../../session/public.ts";
import type { BookRecord } from "../records/book-record.ts";
import { fieldsOfRecord as recordFields, newExpense, newIncome } from "../records/record-values.ts";
import { KindFields, PlaceFields } from "../records/record-fields.tsx";
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

type Fields = {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly category: RecurringView["category"];
  readonly nature: RecurringView["nature"];
  readonly amount: string;
  readonly firstDate: string;
  readonly everyMonths: number;
  readonly endsOn: string | null;
  readonly notes: string;
};
type Values = {
  readonly propertyId: string;
  readonly category: string;
  readonly nature: string;
  /** Empty for the whole property. */
  readonly unitId: string;
  readonly amount: string;
  readonly firstDate: string;
  readonly everyMonths: string;
  readonly endsOn: string;
  readonly notes: string;
  readonly missed: boolean;
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
        {[name, placeText(of)].join(" · ")}
        {series === undefined ? ` · ${t("first", { date: formatDay(values.firstDate, language) })}` : null}
      </p>
      {series === undefined ? null : (
        <>
          <PlaceFields
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
  const begin: Fields = {
    propertyId: of.property.id,
    unitId: of.unit?.id ?? null,
    category: of.category,
    nature: of.nature,
    amount: of.amount,
    firstDate: "date" in of ? of.date : of.firstDate,
    everyMonths: "date" in of ? 1 : of.everyMonths,
    endsOn: "date" in of ? null : of.endsOn,
    notes: of.notes,
  };
  const input = (fields: Fields): Values => ({
    ...fields,
    unitId: fields.unitId ?? "",
    amount: formatAmountInput(fields.amount, language),
    everyMonths: String(fields.everyMonths),
    endsOn: fields.endsOn ?? "",
    missed: false,
  });
  const fieldMessages = useFieldMessages(book);
  const form: RecordFormState<Values, RecurringView> = useRecordForm<
    Values,
    RecurringView,
    Fields,
    RecurringView
  >({
    name: "recurring",
    record: series ?? null,
    values: input(begin),
    read: (values) =>
      together<Fields>({
        propertyId:
          values.propertyId === "" ? { ok: false, code: "PROPERTY_REQUIRED" } : anything(values.propertyId),
        unitId: anything(values.unitId === "" ? null : values.unitId),
        category: anything(wordOr(categories, values.category, of.category)),
        nature: anything(wordOr(natures, values.nature, of.nature)),
        amount: requiredAmount(values.amount, { language, currency: of.currency, rule: "positive" }),
        firstDate: dayInput(values.firstDate),
        everyMonths: anything(Number(values.everyMonths)),
        endsOn: lastDay(values),
        notes:
          codePoints(values.notes) > RECORD_NOTES_LIMIT
            ? { ok: false, code: "TOO_LONG" }
            : anything(values.notes.trim()),
      }),
    words: (code) => {
      const known = codes.find((one) => one === code);
      if (known === undefined) return null;
      return known === "PROPERTY_REQUIRED"
        ? t(`record-form:problem.${known}`)
        : t(`recurring:problem.${known}`);
    },
    fieldsOf: editedOf,
    valuesOf: (fields, values) => ({ ...input(fields), missed: values.missed }),
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
function useFieldMessages(book: Book): FieldMessages<Fields> {
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

const categories = [...new Set([...incomeCategories, ...expenseCategories])] as const;
const natures = [...new Set([...incomeNatures, ...expenseNatures])] as const;

/** The form offers only words of the book, so `before` is never used. */
function wordOr<Word extends string>(words: readonly Word[], text: string, before: Word): Word {
  return words.find((word) => word === text) ?? before;
}

function editedOf({
  property,
  unit,
  category,
  nature,
  amount,
  firstDate,
  everyMonths,
  endsOn,
  notes,
}: RecurringView): Fields {
  return {
    propertyId: property.id,
    unitId: unit?.id ?? null,
    category,
    nature,
    amount,
    firstDate,
    everyMonths,
    endsOn,
    notes,
  };
}

/** The number of past occurrences after the first one. */
function missedSince({ firstDate, everyMonths }: Values, today: string): number {
  const [firstOn, now] = [parsePlainDate(firstDate), parsePlainDate(today)];
  if (firstOn === null || now === null) return 0;
  const series = { firstOn, everyMonths: Number(everyMonths), proposedFrom: null, endsOn: null };
  return proposals(series, new Set([0]), now).filter(({ date }) => date < now).length;
}

function lastDay({ endsOn, firstDate }: Values): FieldReading<string | null> {
  if (endsOn.trim() === "") return anything(null);
  const [first, last] = [dayInput(firstDate), dayInput(endsOn)];
  return first.ok && last.ok && last.value < first.value ? { ok: false, code: "END_BEFORE_START" } : last;
}
