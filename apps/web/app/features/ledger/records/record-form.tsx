import { Button, NativeSelect, TextInput } from "@mantine/core";
import { addDays, firstDayOf, monthOf } from "@keystead/domain/calendar";
import { type Book, paymentMethods } from "@keystead/domain/ledger";
import { type RefObject, Suspense, useRef } from "react";

import { Pending } from "../../../ui/loading/pending.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import { DateField } from "../../../ui/field/date-field.tsx";
import { DayChips } from "../../../ui/field/day-chips.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { SaveAnyway } from "../../../ui/form/save-anyway.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyFilesCard, LazyNewFiles, type NewFilesHandle } from "../../documents/public.ts";
import { LazyLimitPanel, useCan } from "../../session/public.ts";
import type { BookRecord } from "./book-record.ts";
import { CleaningOfField } from "./cleaning-of-field.tsx";
import { KindFields, RentableFields } from "./record-fields.tsx";
import { intervalChoices, RepeatSelect } from "../recurring/repeat-select.tsx";
import { SplitButton, SplitFields } from "../split/split-fields.tsx";
import { useBookForm } from "./use-book-form.ts";
import { type ProposedRecord, useProposedExpense } from "./use-proposed-expense.ts";

type RecordFormProps = {
  readonly book: Book;
  /** null adds a new record. */
  readonly record: BookRecord | null;
  /** The record to duplicate. */
  readonly like?: BookRecord;
  /** The property that a new record begins with, if any. */
  readonly propertyId?: string;
  readonly onClose: () => void;
};

const repeats = intervalChoices(null);

type BookForm = ReturnType<typeof useBookForm>;

/** Add or edit a record of a book; on a phone a new expense starts with its photo. */
export function RecordForm(props: RecordFormProps) {
  const isPhone = useIsPhone();
  const isNew = props.record === null && props.like === undefined;
  return isPhone && isNew && props.book === "expense" ? (
    <ExpenseByPhoto {...props} />
  ) : (
    <WholeForm {...props} />
  );
}

function ExpenseByPhoto(props: RecordFormProps) {
  const proposed = useProposedExpense(props.propertyId ?? "");
  return proposed === undefined ? <Pending /> : <PhotoFirst {...props} proposed={proposed} />;
}

/** A new expense on a phone: the photo of the bill, the amount, and below it what is proposed. */
function PhotoFirst({ onClose, proposed }: RecordFormProps & { readonly proposed: ProposedRecord }) {
  const { t } = useTranslation(["record-form", "forms"]);
  const receipts = useRef<NewFilesHandle>(null);
  const state = useBookForm({
    book: "expense",
    record: null,
    like: undefined,
    propertyId: proposed.propertyId,
    proposed,
    onClose,
    onMade: (id) => receipts.current?.send(id),
  });
  const { form, currency } = state;
  const { field, limit, closeLimit } = form;
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t("title.expense.new")}
      submitLabel={t("save")}
      question={limit === null ? form.question : <LazyLimitPanel reached={limit} onClose={closeLimit} />}
      secondary={<Another form={form} />}
    >
      <SaveAnyway form={form}>{() => t("like")}</SaveAnyway>
      <Receipts record={null} receipts={receipts} />
      <MoneyInput {...field("amount")} label={t("amount")} currency={currency} selected />
      <When {...state} />
      <TextInput label={t("forms:optional", { label: t("seller") })} autoComplete="off" {...field("notes")} />
      <Rentable {...state} book="expense" record={null} />
      <What book="expense" form={form} currency={currency} />
      {form.values.split === null ? (
        <RepeatSelect {...form.choice("repeat", repeats)} choices={repeats} />
      ) : null}
    </FormDrawer>
  );
}

/** A reversal has only its own fields. */
function WholeForm({ book, record, like, propertyId = "", onClose }: RecordFormProps) {
  const { t } = useTranslation(["record-form", "forms"]);
  const receipts = useRef<NewFilesHandle>(null);
  const methods = useMethods();
  const state = useBookForm({
    book,
    record,
    like,
    propertyId,
    onClose,
    onMade: (id) => receipts.current?.send(id),
  });
  const { form, currency } = state;
  const { field, limit, closeLimit } = form;
  const isReversal = record !== null && record.reversalOf !== null;
  const title = isReversal ? t("title.reversal") : t(`title.${book}.${record === null ? "new" : "edit"}`);
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={title}
      submitLabel={t("save")}
      question={limit === null ? form.question : <LazyLimitPanel reached={limit} onClose={closeLimit} />}
      secondary={record === null ? <Another form={form} /> : null}
    >
      <SaveAnyway form={form}>{() => t("like")}</SaveAnyway>
      {isReversal ? (
        <p className="ks-second">{t("fixed")}</p>
      ) : (
        <Rentable {...state} book={book} record={record} />
      )}
      <MoneyInput
        {...field("amount")}
        label={t("amount")}
        currency={currency}
        autoFocus={record !== null || form.values.propertyId !== ""}
        selected
      />
      {isReversal ? null : <What book={book} form={form} currency={currency} />}
      <When {...state} />
      {book === "income" && !isReversal ? (
        <NativeSelect label={t("method")} {...form.choice("method", paymentMethods)} data={methods} />
      ) : null}
      <TextInput label={t("forms:optional", { label: t("note") })} autoComplete="off" {...field("notes")} />
      {record === null && form.values.split === null ? (
        <RepeatSelect {...form.choice("repeat", repeats)} choices={repeats} />
      ) : null}
      {book === "expense" && !isReversal ? <Receipts record={record} receipts={receipts} /> : null}
    </FormDrawer>
  );
}

function useMethods() {
  const { t } = useTranslation("ledger");
  return paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }));
}

function Another({ form }: Pick<BookForm, "form">) {
  const { t } = useTranslation("record-form");
  return (
    <Button
      variant="default"
      disabled={form.busy}
      onClick={() => {
        form.submit("another");
      }}
    >
      {t("saveAnother")}
    </Button>
  );
}

function Rentable({
  book,
  form,
  currency,
  moneyOf,
  record,
}: BookForm & Pick<RecordFormProps, "book" | "record">) {
  const { values, field } = form;
  if (values.split !== null)
    return <SplitFields form={form} currency={currency} moneyOf={moneyOf} split={values.split} />;
  return (
    <>
      <RentableFields
        values={values}
        field={field}
        of={record}
        onProperty={(propertyId) => {
          moneyOf(propertyId);
          form.change((was) => ({ ...was, propertyId, unitId: "", cleaningOf: "" }));
        }}
      />
      {book === "income" || values.propertyId === "" ? null : <SplitButton form={form} />}
    </>
  );
}

type WhatProps = Pick<BookForm, "form" | "currency"> & { readonly book: Book };

function What({ book, form, currency }: WhatProps) {
  const { t } = useTranslation("record-form");
  const { values, choice, field, problemOf } = form;
  return (
    <>
      <KindFields book={book} values={values} choice={choice} problem={problemOf("category")} />
      {book === "income" && values.category === "other" && values.propertyId !== "" ? (
        <CleaningOfField key={values.propertyId} {...field("cleaningOf")} propertyId={values.propertyId} />
      ) : null}
      <CurrencySelect {...field("currency")} label={t("currency")} value={currency} />
    </>
  );
}

function When({ form, today }: BookForm) {
  const { t } = useTranslation("record-form");
  const { field, values } = form;
  return (
    <div>
      <DateField {...field("date")} label={t("date")} today={today} />
      <DayChips
        value={values.date}
        days={[
          { day: today, words: t("chip.today") },
          { day: addDays(today, -1), words: t("chip.yesterday") },
          { day: firstDayOf(monthOf(today)), words: t("chip.first") },
        ]}
        onChange={(day) => {
          form.set("date", day);
        }}
      />
    </div>
  );
}

type ReceiptsProps = Pick<RecordFormProps, "record"> & {
  readonly receipts: RefObject<NewFilesHandle | null>;
};

/** For a new expense the files wait here until it is saved; for a stored one they are uploaded at once. */
function Receipts({ record, receipts }: ReceiptsProps) {
  const can = useCan();
  const { t } = useTranslation("record-form");
  if (!can(record === null ? "document.create" : "document.read")) return null;
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      {record === null ? (
        <LazyNewFiles on="expense" hint={t("receiptsNew")} ref={receipts} />
      ) : (
        <LazyFilesCard on="expense" onId={record.id} quiet />
      )}
    </Suspense>
  );
}
