import type { NewExpense } from "@keystead/contract/ledger";
import { type Book, paymentMethods, splitWays } from "@keystead/domain/ledger";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatAmountInput, formatDay, formatMoney } from "../../../lib/format/format.ts";
import { rememberMethod } from "../../../lib/last-method.ts";
import { todayInTimeZone } from "../../../lib/format/today.ts";
import { useRecordNames } from "../../../lib/records/use-record-names.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { type RecordFormState, useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBaseCurrency, useProfile } from "../../session/public.ts";
import type { BookRecord } from "./book-record.ts";
import {
  expenseChange,
  fieldsOfRecord,
  incomeChange,
  newExpense,
  newIncome,
  newRecordValues,
  parseRecordValues,
  type EditedRecordFields,
  type RecordValues,
  recordValues,
} from "./record-values.ts";
import type { ProposedRecord } from "./use-proposed-expense.ts";
import { useBookMessages } from "../books/use-book-messages.ts";

/** The problems of a field that have a message. */
const codes = [
  "AMOUNT_REQUIRED",
  "INVALID_DATE",
  "PROPERTY_REQUIRED",
  "CATEGORY_REQUIRED",
  "TOO_LONG",
  "UNIT_NOT_IN_PROPERTY",
  "PARTS_REQUIRED",
  "PART_PROPERTY_REQUIRED",
  "SAME_RENTABLE_TWICE",
  "SHARE_REQUIRED",
  "SHARE_TOO_SMALL",
  "SIZE_MISSING",
] as const;

type BookFormOf = {
  readonly book: Book;
  readonly record: BookRecord | null;
  /** The record to duplicate. */
  readonly like: BookRecord | undefined;
  /** The property that the list is filtered by, preset for a new record. */
  readonly propertyId: string;
  /** Default values of a new record, if there are any. */
  readonly proposed?: ProposedRecord;
  readonly onClose: () => void;
  /** The record was created, so its files can be uploaded. */
  readonly onMade: (id: string) => void;
};

/** Creates a record of a book, or edits one and merges with changes made meanwhile. */
export function useBookForm({ book, record, like, propertyId, proposed, onClose, onMade }: BookFormOf) {
  const { t } = useTranslation("record-form");
  const language = useLanguage();
  const changed = useChanged();
  const { data: profile } = useProfile();
  const today = todayInTimeZone(profile?.timezone);
  const { currencyFor, moneyOf } = useHomeCurrency(record === null ? (like?.property.id ?? propertyId) : "");
  const begin = (): RecordValues => ({
    ...newRecordValues(like, { today, propertyId, language }),
    ...proposed,
  });
  const form: RecordFormState<RecordValues, BookRecord, "another"> = useRecordForm<
    RecordValues,
    BookRecord,
    EditedRecordFields,
    BookRecord,
    "another"
  >({
    name: "record",
    record,
    values: record === null ? begin() : recordValues(fieldsOfRecord(record), language),
    read: (values) => parseRecordValues(values, { language, currency: currencyFor(values) }),
    words: useProblemMessages(),
    fieldsOf: fieldsOfRecord,
    valuesOf: (fields) => recordValues(fields, language),
    fieldMessages: useFieldMessages(book),
    create: (fields, { once, confirm }) =>
      book === "income"
        ? api.income.create({ ...newIncome(fields), ...repeatIn(form.values), confirm }, once(form.values))
        : api.expenses.create(
            { ...newExpense(fields), ...repeatIn(form.values), confirm },
            once(form.values),
          ),
    update: (changes, { id, version }) =>
      book === "income"
        ? api.income.update({ ...incomeChange(changes), id, version })
        : api.expenses.update({ ...expenseChange(changes), id, version }),
    onSaved: async (outcome, { fields, how, say }) => {
      if (book === "income") rememberMethod(fields.method);
      // Before the drawer, which holds the files, is closed.
      if (record === null && outcome.kind === "saved") onMade(outcome.saved.id);
      // Close before the toast: somebody who reloads at that point must not find the form open again.
      if (how === "another") {
        form.reset({ ...begin(), ...nextAfter(form.values) });
        form.focus("amount");
      } else onClose();
      const money = formatMoney({ amount: fields.amount, currency: fields.currency }, language);
      say(t("saved", { what: fields.notes === "" ? money : `${fields.notes}, ${money}` }));
      await changed("record");
    },
  });
  return { form, today, currency: currencyFor(form.values), moneyOf };
}

/** Amounts are in the currency of their property until another is chosen. */
function useHomeCurrency(first: string) {
  const base = useBaseCurrency();
  const [home, moneyOf] = useState(first);
  const property = useQuery({
    ...query.properties.get.queryOptions({ input: { id: home } }),
    enabled: home !== "",
  });
  const currencyFor = ({ currency }: RecordValues): string =>
    currency === "" ? (property.data?.currency ?? base ?? "EUR") : currency;
  return { currencyFor, moneyOf };
}

/**
 * The values that the next added record takes from the previous one: property, unit, currency, day and payment method.
 */
function nextAfter({ propertyId, unitId, currency, date, method }: RecordValues) {
  const emptied = { category: "", amount: "", notes: "", cleaningOf: "", split: null };
  return { propertyId, unitId, currency, date, method, ...emptied };
}

/** The wire form; an end of the series is set later. */
function repeatIn({ repeat, split }: RecordValues): Pick<NewExpense, "repeat"> {
  return repeat === "" || split !== null ? {} : { repeat: { everyMonths: Number(repeat), endsOn: null } };
}

function useProblemMessages(): (code: string) => string | null {
  const { t } = useTranslation("record-form");
  return (code) => {
    const known = codes.find((one) => one === code);
    return known === undefined ? null : t(`problem.${known}`);
  };
}

function useFieldMessages(book: Book): FieldMessages<EditedRecordFields> {
  const { t } = useTranslation("record-form");
  const { t: inLedger } = useTranslation("ledger");
  const language = useLanguage();
  const nameOf = useRecordNames();
  const wordOf = useBookMessages(book);
  return {
    labels: {
      propertyId: t("property"),
      unitId: t("unit"),
      category: t("category"),
      nature: t("nature"),
      amount: t("amount"),
      currency: t("currency"),
      date: t("date"),
      method: t("method"),
      notes: t("note"),
      cleaningOf: t("cleaningOf.label"),
      split: t("split.title"),
    },
    text: async (name, value) => {
      if (name === "split") return splitText(value, t);
      if (typeof value !== "string" || value === "") return "";
      if (name === "date") return formatDay(value, language);
      if (name === "amount") return formatAmountInput(value, language);
      if (name === "category" || name === "nature") return wordOf(name, value);
      const method = paymentMethods.find((one) => name === "method" && one === value);
      if (method !== undefined) return inLedger(`method.${method}`);
      return (await nameOf(name, value)) ?? value;
    },
  };
}

/** "By size, 3 parts" */
function splitText(value: unknown, t: ReturnType<typeof useTranslation<"record-form">>["t"]): string {
  if (typeof value !== "object" || value === null || !("by" in value) || !("parts" in value)) return "";
  const way = splitWays.find((one) => one === value.by);
  const count = Array.isArray(value.parts) ? value.parts.length : 0;
  return way === undefined ? "" : t("split.words", { way: t(`split.way.${way}`), count });
}
